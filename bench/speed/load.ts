import { createClient, type SupabaseClient, type User } from '@supabase/supabase-js'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { confirmationLink } from '../../testing/confirmation-link.ts'
import { freePort } from '../../testing/free-port.ts'
import { seedFixtures } from '../../testing/personas.ts'
import { startPostgres } from '../../testing/postgres.ts'
import type { Database } from '../../types/database.ts'
import { quantile, rounded } from './numbers.ts'

const LEARNERS = 50
const SECONDS = Number(process.env['STOA_BENCH_SECONDS'] ?? 20)
const MONITOR = new URL('./loop-monitor.ts', import.meta.url).href
const HERE = fileURLToPath(new URL('../..', import.meta.url))

type Learner = { client: SupabaseClient<Database>; user: User; chatId: string; baseId: string }

/** One server process of the checkout in `root`, on a data folder of its own. */
async function startRoot(root: string, databaseUrl: string | null) {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-load-'))
  const port = await freePort()
  const report = join(folder, 'loop.json')
  const child = spawn(process.execPath, ['--import', MONITOR, 'server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      LITE_AUTH_BCRYPT_COST: '4',
      PORT: String(port),
      STOA_DATA: join(folder, 'data'),
      STOA_LOOP_REPORT: report,
      TRUST_PROXY: '127.0.0.1',
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/health`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    await sleep(100)
  }
  return {
    url,
    resetMonitor: () => child.kill('SIGUSR2'),
    async stop(): Promise<unknown> {
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
      const loop: unknown = JSON.parse(await readFile(report, 'utf8'))
      await rm(folder, { recursive: true, force: true })
      return loop
    },
  }
}

/** Each learner from an address of their own, as the limits by address ask. */
async function join50(url: string): Promise<Learner[]> {
  const { key } = (await (await fetch(`${url}/config.json`)).json()) as { key: string }
  const learners: Learner[] = []
  for (let n = 0; n < LEARNERS; n++) {
    const client = createClient<Database>(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { 'x-forwarded-for': `10.1.${n}.1` } },
    })
    const account = { email: `learner${n}@example.org`, password: 'a-long-enough-password' }
    const options = { data: { full_name: `Learner ${n}` } }
    const signedUp = await client.auth.signUp({ ...account, options })
    if (signedUp.error) throw signedUp.error
    const link = await confirmationLink(url, account.email)
    await fetch(new URL(new URL(link).pathname + new URL(link).search, url), { redirect: 'manual' })
    const { data, error } = await client.auth.signInWithPassword(account)
    if (error) throw error
    const { chatId, baseId } = await seedFixtures({ client, user: data.user })
    learners.push({ client, user: data.user, chatId, baseId })
  }
  return learners
}

/** What a learner's screens ask for: five reads, then a write. */
const requestsOf = ({ client, user, chatId, baseId }: Learner) => [
  () => client.from('bases').select('id, name, created_at').eq('user_id', user.id),
  () =>
    client
      .from('base_files')
      .select('*, pdf_text_content(status, error_message, text_length)')
      .eq('base_id', baseId),
  () => client.rpc('get_dashboard'),
  () => client.from('quizzes').select('*').eq('user_id', user.id),
  () => client.from('chat_messages').select('*').eq('chat_id', chatId).limit(50),
  () =>
    client
      .from('chat_messages')
      .insert({ chat_id: chatId, message_type: 'user', content: 'What is this about?' }),
]

async function measureRoot(root: string, databaseUrl: string | null): Promise<object> {
  const server = await startRoot(root, databaseUrl)
  const learners = await join50(server.url)
  server.resetMonitor()
  const took: number[] = []
  let errors = 0
  const began = performance.now()
  const work = async (learner: Learner) => {
    while (performance.now() - began < SECONDS * 1000)
      for (const ask of requestsOf(learner)) {
        const start = performance.now()
        const { error } = await ask()
        took.push(performance.now() - start)
        if (error) errors += 1
      }
  }
  await Promise.all(learners.map(work))
  const seconds = (performance.now() - began) / 1000
  return {
    requests: took.length,
    errors,
    perSecond: rounded(took.length / seconds),
    ms: { p50: rounded(quantile(took, 0.5)), p95: rounded(quantile(took, 0.95)) },
    mainThreadStallMs: await server.stop(),
  }
}

/**
 * Fifty learners without a pause between answers, on both databases. With `STOA_BENCH_ROOT`
 * (another checkout with its dependencies) that one is measured in the same run, for comparison.
 */
export async function measureLoad(): Promise<object> {
  const other = process.env['STOA_BENCH_ROOT']
  const roots = { ...(other !== undefined && { other: resolve(other) }), this: HERE }
  const results: Record<string, object> = {}
  for (const [name, root] of Object.entries(roots)) {
    results[`${name}, pglite`] = await measureRoot(root, null)
    console.error(JSON.stringify(results))
    if (process.env['STOA_BENCH_DATABASES'] === 'pglite') continue
    const postgres = await startPostgres()
    results[`${name}, postgres`] = await measureRoot(root, postgres.url)
    await postgres.stop()
  }
  return { learners: LEARNERS, seconds: SECONDS, ...results }
}
