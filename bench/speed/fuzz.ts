import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '../../domain/quiz/random.ts'
import { confirmationLink } from '../../testing/confirmation-link.ts'
import { startServer } from '../../testing/server.ts'
import { quantile, rounded } from './numbers.ts'

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 5_000)
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)
const CONCURRENCY = 8
/** A request that takes longer counts as a hang. */
const HANG_MS = 20_000

const PATHS = [
  ...['bases', 'base_files', 'pdf_text_content', 'chats', 'chat_messages', 'quizzes'],
  ...['quiz_sources', 'quiz_questions', 'quiz_answers', 'nowhere', 'rpc/get_dashboard'],
  ...['rpc/get_user_quiz_stats', 'rpc/create_quiz', 'rpc/repeat_questions', 'rpc/complete_quiz'],
  ...['rpc/store_pdf_text_content', 'rpc/get_question_histories', 'rpc/%5f', '', 'rpc/'],
].map((path) => `/rest/v1/${path}`)
const OTHER_PATHS = [
  ...[
    'token?grant_type=password',
    'token',
    'signup',
    'verify',
    'user',
    'logout',
    'recover',
    '%74oken',
  ],
].map((path) => `/auth/v1/${path}`)
const MORE_PATHS = [
  ...['/functions/v1/tutor-chat', '/functions/v1/make-quiz', '/functions/v1/grade-answer'],
  ...['/functions/v1/submit-quiz', '/functions/v1/%2e', '/storage/v1/object/files/a/b'],
  ...['/storage/v1/object/list/files', '/storage/v1/object/sign/files', '/storage/v1/object/files'],
  ...['/health', '/config.json', '/inbox', '/', '/%', '/..%2f', '/rest/v1%2fbases'],
]
const NAMES = [
  ...['select', 'order', 'limit', 'offset', 'or', 'and', 'not.or', 'columns', 'on_conflict', 'id'],
  ...['name', 'user_id', 'created_at', 'base_files.id', 'base_files.order', '__proto__', 'a.b.c'],
  ...['points', 'metadata', 'extracted_text', 'user_uuid', 'constructor', '', '"'],
]
const TOKENS = [
  ...['eq.', 'neq.', 'gt.', 'in.(', 'is.', 'is.null', 'like.', 'not.', 'match.', 'imatch.', 'fts.'],
  ...[
    'wfts(english).',
    'cs.',
    'cd.{',
    'ov.',
    '(',
    ')',
    ',',
    '.',
    '*',
    '"',
    '\\',
    '{',
    '}',
    '[',
    ']',
  ],
  ...['id', 'name', 'bases', 'base_files', '(id)', '!inner', ':', '...', '->', '->>', '::int', '0'],
  ...[
    '-1',
    '1e999',
    'null',
    'NaN',
    'infinity',
    '\u0000',
    '\ud800',
    'é',
    '📚',
    ' ',
    '%',
    '%25',
    "'",
  ],
  ...['__proto__', 'constructor', 'toString', 'count()', 'id.sum()', 'a'.repeat(300), '--', ';'],
]
const VALUES: unknown[] = [
  ...[null, true, 0, -1, 1e308, '', 'x', '\u0000', '\ud800', 'infinity', 'NaN', [], {}, [[]], [1]],
  ...['00000000-0000-0000-0000-000000000000', { a: { b: [] } }, 'y'.repeat(5000)],
]
const METHODS = ['GET', 'GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS']
const KEYS = ['id', 'name', 'user_id', 'email', 'password', 'p_quiz', 'p_file_ids', 'question']
const TYPES = ['application/json', 'text/plain', 'text/csv', 'application/x-www-form-urlencoded']

type Random = () => number

const pick = <T>(random: Random, list: readonly [T, ...T[]] | readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T

function randomText(random: Random): string {
  return Array.from({ length: 1 + Math.floor(random() * 8) }, () => pick(random, TOKENS)).join('')
}

function randomBody(random: Random): string {
  const kind = random()
  if (kind < 0.1) return randomText(random)
  if (kind < 0.15) return '['.repeat(3000) + ']'.repeat(3000)
  const row = Object.fromEntries(KEYS.map((key) => [key, pick(random, VALUES)]))
  return JSON.stringify(kind < 0.5 ? row : kind < 0.8 ? [row, row] : pick(random, VALUES))
}

function randomUrl(random: Random): string {
  const paths = random() < 0.7 ? PATHS : random() < 0.4 ? OTHER_PATHS : MORE_PATHS
  const path = pick(random, paths)
  const count = Math.floor(random() * 4)
  const params = Array.from(
    { length: count },
    () =>
      `${encodeURIComponent(pick(random, NAMES))}=${encodeURIComponent(randomText(random).toWellFormed())}`,
  )
  return params.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${params.join('&')}`
}

const OPERATORS = [
  ...[
    'eq',
    'neq',
    'gt',
    'gte',
    'lt',
    'lte',
    'like',
    'ilike',
    'is',
    'cs',
    'cd',
    'ov',
    'fts',
    'wfts',
  ],
  ...['plfts', 'phfts', 'not.eq', 'not.is', 'not.like', 'not.in', 'in'],
]
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  bases: ['id', 'user_id', 'name', 'created_at'],
  base_files: ['id', 'file_name', 'file_size', 'uploaded_at'],
  pdf_text_content: ['file_id', 'extracted_text', 'text_length', 'status'],
  chat_messages: ['id', 'content', 'timestamp', 'metadata'],
  quizzes: ['id', 'total_mcqs', 'percentage', 'status', 'completed_at'],
  quiz_questions: ['id', 'options', 'points', 'marks', 'source_page', 'question_number'],
  quiz_answers: ['quiz_id', 'is_correct', 'marks_obtained', 'history', 'answered_at'],
}
const OPERANDS = [
  ...['null', 'true', '0', '-1', '1e999', '99999999999999999999', 'NaN', 'infinity', 'x', '', '{}'],
  ...[
    '{"a":1}',
    '[1]',
    '{a,b}',
    '%',
    '\\',
    "'",
    '"',
    '2020-01-01',
    '0x1',
    '()',
    '(1,2)',
    '("a",x)',
  ],
  ...['00000000-0000-0000-0000-000000000000', '\ufffd', '&|!', '"a" & b', '((', 'a'.repeat(150)],
]
const PREFIXES = ['', '', '', 'order=id&', 'limit=0&offset=1&', 'limit=1000000&', 'select=*&']

/** A query with existing names and an odd value, so that it reaches the database. */
function plausibleUrl(random: Random): string {
  const table = pick(random, Object.keys(COLUMNS))
  const columns = COLUMNS[table] ?? []
  const column = pick(random, columns)
  const filter = `${pick(random, OPERATORS)}.${pick(random, OPERANDS)}`
  const order = random() < 0.2 ? `&order=${pick(random, columns)}.desc.nullslast` : ''
  if (random() < 0.1)
    return `/rest/v1/${table}?or=(${column}.${encodeURIComponent(filter)},${pick(random, columns)}.is.null)`
  return `/rest/v1/${table}?${pick(random, PREFIXES)}${column}=${encodeURIComponent(filter)}${order}`
}

type Access = { key: string; token: string }

function randomRequest(random: Random, { key, token }: Access): [string, RequestInit] {
  const method = pick(random, METHODS)
  const headers: Record<string, string> = {}
  if (random() < 0.9) headers['apikey'] = key
  if (random() < 0.8) headers['authorization'] = `Bearer ${random() < 0.9 ? token : 'x.y.z'}`
  if (random() < 0.2)
    headers['prefer'] = pick(random, ['return=representation', 'count=exact', 'x'])
  if (random() < 0.1) headers['range'] = pick(random, ['0-1', '5-1', 'x', '99999999999-'])
  if (random() < 0.1) headers['accept'] = pick(random, ['application/vnd.pgrst.object+json', 'x/y'])
  const init: RequestInit = { method, headers, redirect: 'manual' }
  if (method !== 'GET' && method !== 'HEAD' && random() < 0.8) {
    headers['content-type'] = random() < 0.8 ? 'application/json' : pick(random, TYPES)
    init.body = randomBody(random)
  }
  return [random() < 0.5 ? plausibleUrl(random) : randomUrl(random), init]
}

/** Signs up and confirms through the mailed link. */
async function signUp(url: string): Promise<Access> {
  const { key } = (await (await fetch(`${url}/config.json`)).json()) as { key: string }
  const headers = { apikey: key, 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'fuzz@example.com', password: 'a long enough password' })
  await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers, body })
  await fetch(await confirmationLink(url, 'fuzz@example.com'), { redirect: 'manual' })
  const signIn = `${url}/auth/v1/token?grant_type=password`
  const answer = await fetch(signIn, { method: 'POST', headers, body })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return { key, token }
}

/**
 * Sends thousands of random requests to every route. Reports statuses, 5xx responses and hangs,
 * and whether the server still serves rows afterwards. Deterministic for a seed. `FUZZ_REQUESTS`
 * and `FUZZ_SEED` change them.
 */
export async function measureFuzz(): Promise<object> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-fuzz-'))
  const server = await startServer({ STOA_DATA: folder })
  const random = seededRandom(SEED)
  const statuses: Record<string, number> = {}
  const failures: unknown[] = []
  const took: number[] = []
  let hangs = 0
  let left = REQUESTS
  try {
    const access = await signUp(server.url)
    const send = async () => {
      while (left-- > 0) {
        const [path, init] = randomRequest(random, access)
        const started = performance.now()
        try {
          const signal = AbortSignal.timeout(HANG_MS)
          const response = await fetch(`${server.url}${path}`, { ...init, signal })
          const text = await response.text()
          const group = `${Math.floor(response.status / 100)}xx`
          statuses[group] = (statuses[group] ?? 0) + 1
          if (response.status >= 500)
            failures.push([init.method, path, init.body, response.status, text.slice(0, 200)])
        } catch (error) {
          hangs += 1
          failures.push([init.method, path, error instanceof Error ? error.name : 'unknown'])
        }
        took.push(performance.now() - started)
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, send))
    const { key, token } = access
    const headers = { apikey: key, authorization: `Bearer ${token}` }
    const after = await fetch(`${server.url}/rest/v1/bases?select=id`, { headers })
    return {
      requests: took.length,
      seed: SEED,
      statuses,
      hangs,
      ms: { p50: rounded(quantile(took, 0.5)), p99: rounded(quantile(took, 0.99)) },
      rowsAfterwards: after.status,
      failures: failures.slice(0, 20),
    }
  } finally {
    await server.stop('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}
