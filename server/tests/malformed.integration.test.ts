import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  const user = { fullName: 'Ada', email: 'ada@example.com', password: 'a long password' }
  token = (await app.signUp(user)).accessToken
})
afterAll(() => app.close())

// lite logs to the console each table and procedure that does not exist
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const deep = (open: string, close: string) => open.repeat(3000) + close.repeat(3000)

const BODIES: Record<string, BodyInit> = {
  'an object where a text belongs': JSON.stringify({
    email: { a: 1 },
    password: { b: 2 },
    data: 5,
    refresh_token: { c: 3 },
    name: { d: 4 },
    user_id: [],
    chat_id: {},
    question: 7,
    quiz_id: 1,
    action: 'mark',
    prefixes: [1],
    expiresIn: 'x',
    paths: {},
    user_uuid: {},
    p_file_id: [],
    p_quiz_id: {},
    token: {},
    type: {},
    token_hash: [],
  }),
  'lists and numbers': JSON.stringify({
    email: ['a@example.com'],
    password: 1e308,
    data: [],
    refresh_token: 1,
    token: 5,
    type: 'signup',
  }),
  'texts with a null character': JSON.stringify({
    email: 'a\0@example.com',
    password: 'p\0p\0p\0p\0p\0',
    data: { full_name: 'a\0' },
    refresh_token: '\0',
    token: '\0',
    type: 'signup',
    name: '\0',
    user_id: '\0',
    user_uuid: '\0',
    prefixes: ['\0'],
    prefix: '\0',
    question: '\0',
  }),
  'a search with a null character': JSON.stringify({ prefix: '', search: '\0' }),
  'lone surrogates':
    '{"email":"\\ud800@example.com","password":"\\ud800\\ud800\\ud800\\ud800","name":"\\ud800","prefixes":["\\ud800"],"refresh_token":"\\ud800"}',
  'a list': '[1]',
  'a text': '"x"',
  null: 'null',
  nothing: '',
  'no JSON': '{"email":',
  'bytes that are no UTF-8': new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  'deep lists': deep('[', ']'),
  'deep objects': `${'{"a":'.repeat(1200)}1${'}'.repeat(1200)}`,
  'a prototype':
    '{"__proto__":{"email":"x"},"constructor":1,"email":"a@example.com","password":"x"}',
}

const ENDPOINTS: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/auth/v1/token?grant_type=password'],
  ['POST', '/auth/v1/token?grant_type=refresh_token'],
  ['POST', '/auth/v1/token?grant_type=none'],
  ['POST', '/auth/v1/token'],
  ['POST', '/auth/v1/signup'],
  ['POST', '/auth/v1/recover'],
  ['POST', '/auth/v1/resend'],
  ['POST', '/auth/v1/verify'],
  ['POST', '/auth/v1/otp'],
  ['PUT', '/auth/v1/user'],
  ['POST', '/auth/v1/logout?scope=none'],
  ['POST', '/rest/v1/bases'],
  ['PATCH', '/rest/v1/bases?id=eq.x'],
  ['POST', '/rest/v1/bases?select=(((&order=..&columns=%00'],
  ['POST', '/rest/v1/rpc/get_user_quiz_stats'],
  ['POST', '/rest/v1/rpc/store_pdf_text_content'],
  ['POST', '/rest/v1/rpc/create_quiz'],
  ['POST', '/storage/v1/object/list/files'],
  ['POST', '/storage/v1/object/list-v2/files'],
  ['POST', '/storage/v1/object/copy'],
  ['POST', '/storage/v1/object/move'],
  ['POST', '/storage/v1/object/sign/files'],
  ['POST', '/storage/v1/object/sign/files/a'],
  ['DELETE', '/storage/v1/object/files'],
  ...[
    'delete-account',
    'grade-answer',
    'make-quiz',
    'submit-quiz',
    'suggest-terms',
    'tutor-chat',
  ].map((name) => ['POST', `/functions/v1/${name}`] as const),
]

describe.each(ENDPOINTS)('%s %s', (method, path) => {
  test.each([['application/json'], [null], ['text/plain']])(
    'refuses any malformed body sent as %s without an internal error',
    async (type) => {
      const broken: unknown[] = []
      for (const [what, body] of Object.entries(BODIES)) {
        const headers = new Headers({ apikey: app.key, authorization: `Bearer ${token}` })
        if (type !== null) headers.set('content-type', type)
        const response = await app.fetch(
          new Request(`${app.url}${path}`, { method, headers, body }),
        )
        const text = await response.text()
        const leaks = /\bat .*:\d+:\d+|node_modules|\/server\/|stack/.test(text)
        if (response.status >= 500 || leaks)
          broken.push([what, response.status, text.slice(0, 200)])
      }
      expect(broken).toEqual([])
    },
  )
})

test('refuses 200,000 rows in one insert and a row nested 5,000 levels deep', async () => {
  const post = (path: string, body: string) =>
    app.fetch(
      new Request(`${app.url}${path}`, {
        method: 'POST',
        headers: {
          apikey: app.key,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body,
      }),
    )
  const rows = `[${Array<string>(200_000).fill('{}').join(',')}]`
  expect([400, 413]).toContain((await post('/rest/v1/bases', rows)).status)
  const nested = `{"p_quiz":${'['.repeat(5000)}${']'.repeat(5000)}}`
  expect((await post('/rest/v1/rpc/create_quiz', nested)).status).toBe(400)
})

test('limits a storage request to the size of a thousand names', async () => {
  const headers = {
    apikey: app.key,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }
  const body = JSON.stringify({ prefix: 'x'.repeat(5 * 1024 * 1024) })
  const url = `${app.url}/storage/v1/object/list/files`
  expect((await app.fetch(new Request(url, { method: 'POST', headers, body }))).status).toBe(413)
})

test('answers 406 or 204 to a change that asks for a single row and changes none', async () => {
  const headers = {
    apikey: app.key,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    accept: 'application/vnd.pgrst.object+json',
  }
  const url = `${app.url}/rest/v1/bases?name=eq.nothing`
  for (const method of ['PATCH', 'DELETE']) {
    const body = method === 'PATCH' ? '{"name":"x"}' : null
    const { status } = await app.fetch(new Request(url, { method, headers, body }))
    expect([method, [204, 406].includes(status)]).toEqual([method, true])
  }
})

test('refuses a malformed query', async () => {
  const broken: unknown[] = []
  for (const query of [
    'id=eq.%00',
    'id=eq',
    'select=%ff',
    'order=x.y.z',
    'limit=-1',
    'offset=x',
    'id=in.(',
    'or=((',
    'select=a(b(c',
    'select="',
    'columns="',
    'order="',
    'name=match.((a{0,50}){0,50}){0,50}c',
    'name=__proto__',
    'name=constructor',
    'user_uuid=toString',
    'created_at=eq.{}',
    'created_at=gt.{"a":1}',
    'created_at=eq.{a,b}',
    'created_at=not.in.({a,b})',
  ])
    for (const path of [
      '/rest/v1/bases',
      '/rest/v1/%00',
      '/rest/v1/nowhere',
      '/rest/v1/rpc/get_user_quiz_stats',
    ]) {
      const headers = { apikey: app.key, authorization: `Bearer ${token}` }
      const response = await app.fetch(new Request(`${app.url}${path}?${query}`, { headers }))
      if (response.status >= 500) broken.push([path, query, response.status, await response.text()])
    }
  expect(broken).toEqual([])
})
