import { createClient, type SupabaseClient, type User } from '@supabase/supabase-js'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { confirmationLink } from '../../../testing/confirmation-link.ts'
import { freePort } from '../../../testing/services/free-port.ts'
import { seedFixtures } from '../../../testing/personas.ts'
import type { Database } from '../../../types/database.ts'
import { quantile, rounded } from './numbers.ts'

export const LEARNERS = 50
/** How long one measurement takes. */
export const SECONDS = Number(process.env['STOA_BENCH_SECONDS'] ?? 20)
const MONITOR = new URL('./loop-monitor.ts', import.meta.url).href

export type Learner = {
  client: SupabaseClient<Database>
  user: User
  chatId: string
  baseId: string
}

/** Starts a server process of the checkout in `root`, on a data folder of its own. */
export async function startServerOf(root: string, databaseUrl: string | null) {
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
    async stop(): Promise<object> {
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
      const measured = JSON.parse(await readFile(report, 'utf8')) as object
      await rm(folder, { recursive: true, force: true })
      return measured
    },
  }
}

/** Signs the learners up, each from a different address because of the limits by address. */
export async function signUpLearners(url: string): Promise<Learner[]> {
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
  () => client.rpc('get_dashboard', { p_until: new Date().toISOString() }),
  () => client.from('quizzes').select('*').eq('user_id', user.id),
  () => client.from('chat_messages').select('*').eq('chat_id', chatId).limit(50),
  () =>
    client
      .from('chat_messages')
      .insert({ chat_id: chatId, message_type: 'user', content: 'What is this about?' }),
]

type Load = {
  requests: number
  errors: number
  perSecond: number
  /** Milliseconds of a request. */
  ms: { p50: number; p95: number }
}

/** All learners ask for `SECONDS`, without a pause between answers. */
export async function runLoad(learners: readonly Learner[]): Promise<Load> {
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
  }
}
