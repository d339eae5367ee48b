/** What a random request may use. */
export type FuzzAccess = {
  key: string
  /** The access token of the account that sends the requests. */
  token: string
  /** Ids of rows and users of another account, which the sender must never read. */
  foreignIds: readonly string[]
  /** Paths of stored files of the other account. */
  foreignPaths: readonly string[]
}

export type Random = () => number

const TABLES = [
  ...['bases', 'base_files', 'pdf_text_content', 'chats', 'chat_messages', 'quizzes'],
  ...['quiz_sources', 'quiz_questions', 'quiz_answers', 'question_reviews', 'nowhere', 'quotas'],
]
const PROCEDURES = [
  ...['get_dashboard', 'get_user_quiz_stats', 'get_recent_quiz_performance', 'get_due_questions'],
  ...['get_account_summary', 'get_base_cards', 'get_base_marks', 'get_quiz_sources', 'create_quiz'],
  ...['complete_quiz', 'repeat_questions', 'store_pdf_text_content', 'delete_account', '%5f', ''],
]
const FUNCTIONS = [
  'tutor-chat',
  'make-quiz',
  'grade-answer',
  'submit-quiz',
  'suggest-terms',
  'delete-account',
  '%2e',
]
const AUTH = [
  ...['token?grant_type=password', 'token?grant_type=refresh_token', 'token', 'signup', 'verify'],
  ...['user', 'logout', 'recover', 'resend', '%74oken', 'otp', 'admin/users', 'token?grant_type=x'],
  ...['verify?type=recovery&token=x', 'verify?type=__proto__&token=x&redirect_to=//x'],
]
const STORAGE = ['object', 'object/list', 'object/sign', 'object/info', 'object/authenticated']
const OTHER_PATHS = [
  ...[
    '/health',
    '/ready',
    '/config.json',
    '/inbox',
    '/inbox/messages',
    '/unsubscribe',
    '/',
    '/%',
    '/..%2f',
  ],
  ...['/rest/v1%2fbases', '/rest/v1', '/storage/v1/bucket', '/storage/v1/object/upload/sign/x'],
  ...['/assets/%2e%2e/%2e%2e/package.json', '/base/x', '/%00', '//auth/v1/user'],
]
const NAMES = [
  ...['select', 'order', 'limit', 'offset', 'or', 'and', 'not.or', 'columns', 'on_conflict', 'id'],
  ...['name', 'user_id', 'created_at', 'base_files.id', 'base_files.order', '__proto__', 'a.b.c'],
  ...['points', 'metadata', 'extracted_text', 'user_uuid', 'constructor', '', '"', 'apikey'],
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
  ...[
    'users',
    'auth.users',
    'storage.objects',
    'user_id',
    'quizzes(*)',
    '(*)',
    '*',
    '../../',
    '%2e%2e',
  ],
]
const VALUES: unknown[] = [
  ...[null, true, 0, -1, 1e308, '', 'x', '\u0000', '\ud800', 'infinity', 'NaN', [], {}, [[]], [1]],
  ...['00000000-0000-0000-0000-000000000000', { a: { b: [] } }, 'y'.repeat(5000), '2026-01-01'],
]
const KEYS = [
  ...['id', 'name', 'user_id', 'email', 'password', 'p_quiz', 'p_file_ids', 'question', 'base_id'],
  ...['chat_id', 'quiz_id', 'file_id', 'user_uuid', 'prefixes', 'prefix', 'paths', 'expiresIn'],
  ...['file_path', 'data', 'refresh_token', 'token', 'type', 'content', 'question_id', 'p_file_id'],
]
const METHODS = ['GET', 'GET', 'HEAD', 'POST', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS']
const TYPES = [
  ...['application/json', 'text/plain', 'text/csv', 'application/x-www-form-urlencoded', 'x'],
  ...[
    'multipart/form-data; boundary=x',
    'text/plain;,text/html',
    'application/json; charset=utf-7',
  ],
]
const OPERATORS = [
  ...['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'is', 'cs', 'cd', 'ov', 'fts'],
  ...['wfts', 'plfts', 'phfts', 'not.eq', 'not.is', 'not.like', 'not.in', 'in'],
]
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  bases: ['id', 'user_id', 'name', 'created_at'],
  base_files: ['id', 'base_id', 'file_name', 'file_path', 'file_size', 'uploaded_at'],
  pdf_text_content: ['file_id', 'extracted_text', 'text_length', 'status'],
  chats: ['id', 'user_id', 'base_id', 'chat_name', 'updated_at'],
  chat_messages: ['id', 'chat_id', 'content', 'timestamp', 'metadata'],
  quizzes: ['id', 'user_id', 'total_mcqs', 'percentage', 'status', 'completed_at'],
  quiz_sources: ['quiz_id', 'file_id', 'base_id'],
  quiz_questions: ['id', 'quiz_id', 'options', 'points', 'marks', 'source_page', 'question_number'],
  quiz_answers: [
    'quiz_id',
    'question_id',
    'is_correct',
    'marks_obtained',
    'history',
    'answered_at',
  ],
  question_reviews: ['first_id', 'user_id', 'question_id', 'due_at'],
}
const EMBEDDED = [
  ...['*,base_files(*)', '*,bases(*)', '*,chats(*,chat_messages(*))', '*,quiz_questions(*)'],
  ...['*,bases!inner(*,base_files(*))', 'id,...bases(name)', '*,pdf_text_content(*)', 'x:id', '*'],
  ...['*,quizzes(*,quiz_answers(*))', '*,quiz_sources(*,base_files(*))'],
]
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

/** One of `list`, which is not empty. */
const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T

function randomText(random: Random): string {
  return Array.from({ length: 1 + Math.floor(random() * 8) }, () => pick(random, TOKENS)).join('')
}

function randomBody(random: Random, { foreignIds, foreignPaths }: FuzzAccess): string {
  const kind = random()
  if (kind < 0.1) return randomText(random)
  if (kind < 0.15) return '['.repeat(3000) + ']'.repeat(3000)
  const values = [...VALUES, ...foreignIds, ...foreignPaths, foreignPaths]
  const keys = KEYS.filter(() => random() < 0.4)
  const row = Object.fromEntries(keys.map((key) => [key, pick(random, values)]))
  return JSON.stringify(kind < 0.5 ? row : kind < 0.8 ? [row, row] : pick(random, values))
}

function randomPath(random: Random, access: FuzzAccess): string {
  const kind = random()
  if (kind < 0.35) return `/rest/v1/${pick(random, TABLES)}`
  if (kind < 0.6) return `/rest/v1/rpc/${pick(random, PROCEDURES)}`
  if (kind < 0.7) return `/auth/v1/${pick(random, AUTH)}`
  if (kind < 0.8) return `/functions/v1/${pick(random, FUNCTIONS)}`
  if (kind < 0.93) {
    const path = random() < 0.5 ? pick(random, access.foreignPaths) : 'a/b'
    const bucket = random() < 0.9 ? '/files' : ''
    return `/storage/v1/${pick(random, STORAGE)}${bucket}${random() < 0.7 ? `/${path}` : ''}`
  }
  return pick(random, OTHER_PATHS)
}

function randomUrl(random: Random, access: FuzzAccess): string {
  const path = randomPath(random, access)
  const params = Array.from(
    { length: Math.floor(random() * 4) },
    () =>
      `${encodeURIComponent(pick(random, NAMES))}=${encodeURIComponent(randomText(random).toWellFormed())}`,
  )
  return params.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${params.join('&')}`
}

/** A query with existing names and an odd or foreign value, so that it reaches the database. */
function plausibleUrl(random: Random, { foreignIds }: FuzzAccess): string {
  const table = pick(random, Object.keys(COLUMNS))
  const columns = COLUMNS[table] ?? []
  const column = pick(random, columns)
  const operand = random() < 0.3 ? pick(random, foreignIds) : pick(random, OPERANDS)
  const filter = encodeURIComponent(`${pick(random, OPERATORS)}.${operand}`)
  const order = random() < 0.2 ? `&order=${pick(random, columns)}.desc.nullslast` : ''
  if (random() < 0.1)
    return `/rest/v1/${table}?or=(${column}.${filter},${pick(random, columns)}.is.null)`
  if (random() < 0.15) return `/rest/v1/${table}?select=${pick(random, EMBEDDED)}${order}`
  return `/rest/v1/${table}?${pick(random, PREFIXES)}${column}=${filter}${order}`
}

/** A random network address, so that the limits per address do not end every attempt. */
const randomAddress = (random: Random): string =>
  Array.from({ length: 4 }, () => 1 + Math.floor(random() * 250)).join('.')

function randomHeaders(random: Random, { key, token }: FuzzAccess): Record<string, string> {
  const headers: Record<string, string> = { 'x-forwarded-for': randomAddress(random) }
  if (random() < 0.95) headers['apikey'] = key
  if (random() < 0.85) headers['authorization'] = `Bearer ${random() < 0.95 ? token : 'x.y.z'}`
  if (random() < 0.2)
    headers['prefer'] = pick(random, ['return=representation', 'count=exact', 'x'])
  if (random() < 0.1) headers['range'] = pick(random, ['0-1', '5-1', 'x', '99999999999-'])
  if (random() < 0.1) headers['accept'] = pick(random, ['application/vnd.pgrst.object+json', 'x/y'])
  return headers
}

/** A path with its query, and what to send there. */
export function randomRequest(random: Random, access: FuzzAccess): [string, RequestInit] {
  const method = pick(random, METHODS)
  const headers = randomHeaders(random, access)
  const init: RequestInit = { method, headers, redirect: 'manual' }
  if (method !== 'GET' && method !== 'HEAD' && random() < 0.8) {
    headers['content-type'] = random() < 0.8 ? 'application/json' : pick(random, TYPES)
    init.body = randomBody(random, access)
  }
  return [random() < 0.5 ? plausibleUrl(random, access) : randomUrl(random, access), init]
}
