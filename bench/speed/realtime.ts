import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../../testing/services/postgres.ts'
import {
  signUpLearners,
  LEARNERS,
  runLoad,
  SECONDS,
  startServerOf,
  type Learner,
} from './support/learners.ts'
import { quantile, rounded } from './support/numbers.ts'

const HERE = fileURLToPath(new URL('../..', import.meta.url))
/** How long changes may still arrive after the last request. */
const SETTLE_MS = 3_000
const ROUNDS = Number(process.env['STOA_BENCH_ROUNDS'] ?? 3)

/** Subscribes a learner to all changes, as a second tab does. Returns how to count the changes. */
async function subscribe({ client }: Learner): Promise<() => number> {
  const subscribed = Promise.withResolvers<void>()
  let changes = 0
  client
    .channel('changes')
    .on('postgres_changes', { event: '*', schema: 'public' }, () => (changes += 1))
    .subscribe((_, error) => {
      if (error) subscribed.reject(error)
      else subscribed.resolve()
    })
  await subscribed.promise
  return () => changes
}

/** Measures one server in turns without and with a subscriber for each learner. */
async function measureDatabase(databaseUrl: string | null): Promise<object> {
  const server = await startServerOf(HERE, databaseUrl)
  const learners = await signUpLearners(server.url)
  server.resetMonitor()
  const rounds: { without: number; with: number; received: number; errors: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const without = await runLoad(learners)
    const counts = await Promise.all(learners.map(subscribe))
    const during = await runLoad(learners)
    await sleep(SETTLE_MS)
    const received = counts.reduce((sum, count) => sum + count(), 0)
    await Promise.all(learners.map(({ client }) => client.removeAllChannels()))
    const errors = without.errors + during.errors
    rounds.push({ without: without.perSecond, with: during.perSecond, received, errors })
    console.error(JSON.stringify(rounds.at(-1)))
  }
  return {
    rounds,
    ratio:
      rounded(
        100 *
          quantile(
            rounds.map((round) => round.with / round.without),
            0.5,
          ),
      ) / 100,
    ...(await server.stop()),
  }
}

/** How much fifty subscribers slow the requests of fifty learners, on both databases. */
export async function measureRealtime(): Promise<object> {
  const pglite = await measureDatabase(null)
  console.error(JSON.stringify({ pglite }))
  if (process.env['STOA_BENCH_DATABASES'] === 'pglite')
    return { learners: LEARNERS, seconds: SECONDS, pglite }
  const server = await startPostgres()
  const postgres = await measureDatabase(server.url)
  await server.stop()
  return { learners: LEARNERS, seconds: SECONDS, pglite, postgres }
}
