import { createClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '../../domain/quiz/creation/random.ts'
import { confirmationLink } from '../../testing/confirmation-link.ts'
import { seedFixtures, type Client } from '../../testing/personas.ts'
import { startServer, type ServerProcess } from '../../testing/server.ts'
import type { Database } from '../../types/database.ts'
import { randomRequest, type FuzzAccess, type Random } from './support/fuzz-requests.ts'
import { quantile, rounded } from './support/numbers.ts'

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 5_000)
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)
const CONCURRENCY = 8
/** A request that takes longer counts as a hang. */
const HANG_MS = 20_000
/** How often the sender's session is checked: a random request may have ended it. */
const CHECK_EVERY = 50
const MAX_LISTED = 20
const PASSWORD = 'a long enough password'
const TABLES = [
  'bases',
  'base_files',
  'chats',
  'chat_messages',
  'quizzes',
  'quiz_questions',
] as const

type Account = { client: Client; userId: string; token: string; key: string }

/** Signs up, confirms through the mailed link and signs in. */
async function newAccount({ url }: ServerProcess): Promise<Account> {
  const { key } = (await (await fetch(`${url}/config.json`)).json()) as { key: string }
  const client = createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const email = `${randomUUID()}@example.com`
  await client.auth.signUp({ email, password: PASSWORD })
  await fetch(await confirmationLink(url, email), { redirect: 'manual' })
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw error
  return { client, userId: data.user.id, token: data.session.access_token, key }
}

/** The rows of the other account that every response is searched for. */
type Target = {
  /** A text that is in rows, in names and in a stored file of the account, and in no request. */
  marker: string
  foreignIds: string[]
  foreignPaths: string[]
  /** All its rows and its file, to compare before and after. */
  content(): Promise<string>
}

async function createTarget(server: ServerProcess): Promise<Target> {
  const { client, userId } = await newAccount(server)
  const marker = `marker-${randomUUID()}`
  const ids = await seedFixtures({ client, user: { id: userId } })
  await client.from('bases').update({ name: marker }).eq('id', ids.baseId).throwOnError()
  await client.from('base_files').update({ file_name: marker }).eq('id', ids.fileId).throwOnError()
  const message = { chat_id: ids.chatId, message_type: 'user', content: marker }
  await client.from('chat_messages').insert(message).throwOnError()
  const stored = await client.storage.from('files').upload(ids.filePath, new Blob([marker]))
  if (stored.error) throw stored.error
  const { filePath, ...rows } = ids
  return {
    marker,
    foreignIds: [userId, ...Object.values(rows)],
    foreignPaths: [filePath],
    async content() {
      const all: unknown[] = []
      for (const table of TABLES)
        all.push((await client.from(table).select('*').order('id').throwOnError()).data)
      const { data } = await client.storage.from('files').download(filePath)
      return JSON.stringify([all, await data?.text()])
    },
  }
}

type Outcome = {
  statuses: Record<string, number>
  took: number[]
  hangs: number
  leaks: unknown[]
  failures: unknown[]
  /** How many accounts were made because a request had ended the sender's session or account. */
  newAccounts: number
}

async function isSignedIn({ url }: ServerProcess, { key, token }: FuzzAccess): Promise<boolean> {
  const headers = { apikey: key, authorization: `Bearer ${token}` }
  return (await fetch(`${url}/auth/v1/user`, { headers })).status === 200
}

type Run = { server: ServerProcess; target: Target; random: Random; outcome: Outcome }

async function sendOne({ server, target, random, outcome }: Run, access: FuzzAccess) {
  const [path, init] = randomRequest(random, access)
  const started = performance.now()
  try {
    const signal = AbortSignal.timeout(HANG_MS)
    const response = await fetch(`${server.url}${path}`, { ...init, signal })
    const text = await response.text()
    const group = `${Math.floor(response.status / 100)}xx`
    outcome.statuses[group] = (outcome.statuses[group] ?? 0) + 1
    const report = [init.method, path, init.body, response.status, text.slice(0, 200)]
    if (response.status >= 500) outcome.failures.push(report)
    if (
      text.includes(target.marker) ||
      [...response.headers.values()].join().includes(target.marker)
    )
      outcome.leaks.push(report)
  } catch (error) {
    outcome.hangs += 1
    outcome.failures.push([init.method, path, error instanceof Error ? error.name : 'unknown'])
  }
  outcome.took.push(performance.now() - started)
}

/** Sends requests until `left` is used up. Makes a new account if the session has ended. */
async function sendAll(run: Run, left: { requests: number }): Promise<void> {
  const { server, target, outcome } = run
  const open = async (): Promise<FuzzAccess> => ({ ...target, ...(await newAccount(server)) })
  let access = await open()
  for (let sent = 0; left.requests-- > 0; sent++) {
    if (sent % CHECK_EVERY === 0 && !(await isSignedIn(server, access))) {
      access = await open()
      outcome.newAccounts += 1
    }
    await sendOne(run, access)
  }
}

/**
 * Sends random requests to every route as accounts that have the ids of another account's rows.
 * Reports statuses, 5xx responses, hangs, responses that hold the other account's content, and
 * whether that content is unchanged. The requests depend on the seed; their order depends on the
 * response times of eight senders. `FUZZ_REQUESTS` and `FUZZ_SEED` change them.
 */
export async function measureFuzz(): Promise<object> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-fuzz-'))
  const server = await startServer({ STOA_DATA: folder, TRUST_PROXY: 'loopback' })
  try {
    const target = await createTarget(server)
    const before = await target.content()
    const outcome: Outcome = {
      ...{ statuses: {}, took: [], hangs: 0, leaks: [], failures: [] },
      newAccounts: 0,
    }
    const run = { server, target, random: seededRandom(SEED), outcome }
    const left = { requests: REQUESTS }
    await Promise.all(Array.from({ length: CONCURRENCY }, () => sendAll(run, left)))
    const { took, failures, leaks, ...counts } = outcome
    return {
      requests: took.length,
      seed: SEED,
      ...counts,
      serverErrors: failures.length - outcome.hangs,
      leaks: leaks.length,
      foreignContentUnchanged: (await target.content()) === before,
      ms: { p50: rounded(quantile(took, 0.5)), p99: rounded(quantile(took, 0.99)) },
      listed: [...leaks, ...failures].slice(0, MAX_LISTED),
    }
  } finally {
    await server.stop('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}
