import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const get = (url: string, init: RequestInit = {}) => app.fetch(new Request(url, init))

test('sets the security headers on every response', async () => {
  for (const path of [
    '/health',
    '/rest/v1/bases',
    '/functions/v1/tutor-chat',
    '/storage/v1/object/x',
    '/nowhere',
  ]) {
    const { headers } = await get(`${app.url}${path}`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).not.toBeNull()
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('forbids caches to store responses with user data', async () => {
  for (const path of [
    '/rest/v1/bases',
    '/auth/v1/user',
    '/functions/v1/tutor-chat',
    '/config.json',
  ])
    expect((await get(`${app.url}${path}`)).headers.get('cache-control')).toBe('no-store')
})

test('refuses API calls from other origins', async () => {
  const origin = 'https://elsewhere.example'
  const response = await get(`${app.url}/rest/v1/bases`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'apikey',
    },
  })
  const answered = await get(`${app.url}/rest/v1/bases`, { headers: { origin, apikey: app.key } })
  for (const { headers } of [response, answered])
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
})

test('functions require a key and a session, and limit bodies to one megabyte', async () => {
  const call = (headers: Record<string, string>, body = '{"email":"a@example.com"}') =>
    get(`${app.url}/functions/v1/delete-account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  expect((await call({})).status).toBe(401)
  const anonymous = await call({ apikey: app.key, authorization: `Bearer ${app.key}` })
  expect([anonymous.status, await anonymous.json()]).toEqual([
    401,
    { code: 'sign_in_first', message: 'Please sign in to continue.' },
  ])
  const { accessToken } = await app.signUp({
    fullName: 'Ada',
    email: 'ada@example.com',
    password: 'a long enough password',
  })
  const signedIn = { apikey: app.key, authorization: `Bearer ${accessToken}` }
  expect((await call(signedIn, 'x'.repeat(1024 * 1024 + 1))).status).toBe(413)
  for (const none of ['none', 'constructor', 'toString', '__proto__'])
    expect(
      (await get(`${app.url}/functions/v1/${none}`, { headers: { apikey: app.key } })).status,
    ).toBe(404)
})

describe('the inbox', () => {
  test('is served as a page and as a list on the same machine', async () => {
    expect(await (await get(`${app.url}/inbox/messages`)).json()).toBeInstanceOf(Array)
    expect((await get(`${app.url}/inbox`)).headers.get('content-type')).toBe(
      'text/html; charset=utf-8',
    )
  })

  test('returns 404 for another host name that resolves to this machine', async () => {
    for (const path of ['/inbox', '/inbox/messages'])
      expect((await get(`http://rebound.example${path}`)).status).toBe(404)
  })

  test('returns 404 for requests that arrive through a proxy', async () => {
    const origin = await app.listen()
    expect((await fetch(`${origin}/inbox/messages`)).status).toBe(200)
    for (const [name, value] of [
      ['x-forwarded-for', '203.0.113.5'],
      ['x-forwarded-proto', 'https'],
      ['cf-connecting-ip', '203.0.113.5'],
      ['via', '1.1 proxy'],
    ] as const) {
      const headers = { [name]: value }
      expect([name, (await fetch(`${origin}/inbox/messages`, { headers })).status]).toEqual([
        name,
        404,
      ])
    }
  })

  test('returns 404 when other machines reach the server or a mail server is configured', async () => {
    for (const env of [
      { HOST: '0.0.0.0' },
      { SMTP_URL: 'smtp://127.0.0.1:2', MAIL_FROM: 'stoa@example.com' },
    ]) {
      const appWithEnv = await createTestApp({ env })
      expect((await appWithEnv.fetch(new Request(`${appWithEnv.url}/inbox/messages`))).status).toBe(
        404,
      )
      await appWithEnv.close()
    }
  })
})

test('limits user metadata to the size that fits in a header', async () => {
  const signUp = (length: number) =>
    get(`${app.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: app.key, 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `long-${length}@example.com`,
        password: 'correct horse battery',
        data: { full_name: 'x'.repeat(length) },
      }),
    })
  expect((await signUp(4_000)).status).toBe(200)
  expect((await signUp(9_000)).status).toBe(413)
})
