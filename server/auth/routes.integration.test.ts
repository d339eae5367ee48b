import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts'
import { AUTH_ROUTES } from './auth.ts'

let app: TestApp
let owner: SignedIn
let time = Date.now()
const tokens: Record<Persona, string | null> = {
  'no key': null,
  anonymous: null,
  'signed in': null,
  'another user': null,
  'expired token': null,
  'forged token': null,
  'ended session': null,
}
type Persona =
  | 'no key'
  | 'anonymous'
  | 'signed in'
  | 'another user'
  | 'expired token'
  | 'forged token'
  | 'ended session'

const signUp = (name: string) =>
  app.signUp({ fullName: name, email: `${name}@example.com`, password: 'a long password' })

beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time) })
  time -= 2 * 60 * 60_000
  tokens['expired token'] = (await signUp('expired')).accessToken
  time += 2 * 60 * 60_000
  owner = await signUp('owner')
  tokens['signed in'] = owner.accessToken
  tokens['another user'] = (await signUp('stranger')).accessToken
  tokens['forged token'] = await new SignJWT({
    sub: owner.user.id,
    role: 'authenticated',
    session_id: crypto.randomUUID(),
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode('another secret that is long enough'))
  const ended = await signUp('ended')
  await ended.client.auth.signOut()
  tokens['ended session'] = ended.accessToken
})
afterAll(() => app.close())

const PERSONAS: readonly Persona[] = [
  'no key',
  'anonymous',
  'signed in',
  'another user',
  'expired token',
  'forged token',
  'ended session',
]

let calls = 0

async function call(method: string, path: string, persona: Persona) {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (persona !== 'no key') {
    headers.set('apikey', app.key)
    headers.set('authorization', `Bearer ${tokens[persona] ?? app.key}`)
  }
  calls += 1
  // Each call uses a new network address and account, so that no rate limit applies.
  const email = method === 'POST' ? { email: `no address ${calls}` } : {}
  const body = method === 'GET' || method === 'HEAD' ? null : JSON.stringify(email)
  const response = await app.fetch(
    new Request(`${app.url}/auth/v1/${path}`, { method, headers, body }),
    `203.0.${calls >> 8}.${calls & 255}`,
  )
  return { status: response.status, text: await response.text() }
}

/** The status of each persona for an empty body on an open route, and on a closed route. */
const BAD_TOKEN = { 'expired token': 401, 'forged token': 401, 'ended session': 401 }
const OPEN_WITH_KEY = { 'no key': 401, ...BAD_TOKEN }
const CLOSED = { 'no key': 401, anonymous: 403 }
const CLOSED_READ = { ...CLOSED, 'expired token': 403, 'forged token': 403, 'ended session': 403 }
const CLOSED_WRITE = { ...CLOSED, ...BAD_TOKEN }

/**
 * The rule of every route: the status of a request without valid content, and the exceptions by
 * persona.
 */
const RULES: Record<string, { status: number; except: Partial<Record<Persona, number>> }> = {
  'POST signup': { status: 400, except: OPEN_WITH_KEY },
  'POST token': { status: 400, except: OPEN_WITH_KEY },
  'POST recover': { status: 400, except: OPEN_WITH_KEY },
  'POST resend': { status: 400, except: OPEN_WITH_KEY },
  'POST verify': { status: 400, except: OPEN_WITH_KEY },
  'GET verify': { status: 303, except: {} },
  'HEAD verify': { status: 200, except: {} },
  'GET user': { status: 200, except: CLOSED_READ },
  'PUT user': { status: 200, except: CLOSED_WRITE },
  'POST logout': { status: 400, except: CLOSED_WRITE },
  'GET .well-known/jwks.json': { status: 200, except: {} },
}

test('has a rule for every route of the authentication service', () => {
  expect(AUTH_ROUTES.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    Object.keys(RULES).toSorted(),
  )
})

describe.each(AUTH_ROUTES.map(({ method, path }) => [method, path] as const))(
  '%s /auth/v1/%s',
  (method, path) => {
    test.each(PERSONAS)('answers %s according to its rule', async (persona) => {
      const rule = RULES[`${method} ${path}`]
      // A sign-out that succeeds would end the sessions of the other cases.
      const query = path === 'logout' ? '?scope=none' : ''
      const { status, text } = await call(method, path + query, persona)
      expect(status).toBe(rule?.except[persona] ?? rule?.status)
      if (status >= 400)
        expect(JSON.parse(text)).toMatchObject({
          code: status,
          error_code: expect.any(String) as string,
          msg: expect.any(String) as string,
        })
    })
  },
)

test('returns only the own account', async () => {
  for (const persona of ['signed in', 'another user'] as const) {
    const { text } = await call('GET', 'user', persona)
    expect((JSON.parse(text) as { email: string }).email).toBe(
      persona === 'signed in' ? 'owner@example.com' : 'stranger@example.com',
    )
  }
})

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const PATHS = [...new Set(AUTH_ROUTES.map(({ path }) => path))]

test('refuses every other method of a path', async () => {
  for (const path of PATHS)
    for (const method of METHODS) {
      if (`${method} ${path}` in RULES) continue
      expect([method, path, (await call(method, path, 'signed in')).status]).toEqual([
        method,
        path,
        405,
      ])
    }
})

test.each([
  ['otp', 422, 'otp_disabled'],
  ['magiclink', 422, 'otp_disabled'],
  ['reauthenticate', 422, 'otp_disabled'],
  ['invite', 403, 'not_admin'],
  ['authorize', 400, 'validation_failed'],
  ['callback', 404, 'not_found'],
  ['sso', 404, 'saml_provider_disabled'],
  ['sso/saml/acs', 404, 'saml_provider_disabled'],
  ['factors', 422, 'mfa_totp_enroll_not_enabled'],
  ['factors/5b1', 404, 'mfa_factor_not_found'],
  ['factors/5b1/challenge', 404, 'mfa_factor_not_found'],
  ['factors/5b1/verify', 404, 'mfa_factor_not_found'],
  ['admin/users', 403, 'not_admin'],
  ['admin/oauth/clients', 403, 'not_admin'],
  ['admin/generate_link', 403, 'not_admin'],
  ['user/identities/authorize', 404, 'manual_linking_disabled'],
  ['settings', 404, 'not_found'],
  ['health', 404, 'not_found'],
  ['oauth/token', 404, 'not_found'],
  ['passkeys', 404, 'not_found'],
  ['', 404, 'validation_failed'],
  ['user/', 404, 'validation_failed'],
  ['USER', 404, 'not_found'],
  ['constructor', 404, 'not_found'],
])('refuses /auth/v1/%s with %i and the code %s', async (path, expected, code) => {
  for (const method of METHODS)
    for (const persona of ['no key', 'signed in'] as const) {
      const { status, text } = await call(method, path, persona)
      expect([method, status]).toEqual([method, expected])
      if (method !== 'HEAD')
        expect(JSON.parse(text)).toMatchObject({
          code: expected,
          error_code: code,
          msg: expect.any(String) as string,
        })
    }
})

test.each([
  ['id_token', 400, 'provider_disabled'],
  ['pkce', 404, 'flow_state_not_found'],
  ['web3', 422, 'web3_provider_disabled'],
  ['none', 400, 'invalid_credentials'],
])('refuses a sign-in by %s with %i and the code %s', async (grant, status, code) => {
  const answer = await call('POST', `token?grant_type=${grant}`, 'anonymous')
  expect([answer.status, JSON.parse(answer.text)]).toMatchObject([status, { error_code: code }])
})

test('lists no signing keys, since tokens are signed with a secret', async () => {
  const { text } = await call('GET', '.well-known/jwks.json', 'no key')
  expect(JSON.parse(text)).toEqual({ keys: [] })
})

test('normalises or refuses other spellings of a path', async () => {
  for (const path of PATHS) {
    const plain = (await call('POST', path, 'no key')).status
    for (const spelling of [
      `%${path.charCodeAt(0).toString(16)}${path.slice(1)}`,
      `./%2e/${path}%2f`,
      `/${path}`,
      `${path}/`,
      `${path};a`,
      `x%2f..%2f${path}`,
    ])
      expect([plain, 400, 404]).toContain((await call('POST', spelling, 'no key')).status)
  }
})

test('creates no account and sends no mail on a closed route', async () => {
  for (const path of ['otp', 'magiclink', 'invite'])
    await app.fetch(
      new Request(`${app.url}/auth/v1/${path}`, {
        method: 'POST',
        headers: { apikey: app.key, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'claimed@example.com', create_user: true }),
      }),
    )
  expect(await app.sql("select id from auth.users where email = 'claimed@example.com'")).toEqual([])
  expect((await app.inbox()).filter(({ to }) => to === 'claimed@example.com')).toEqual([])
})

test('the client reports the closed features with the codes of Supabase Auth', async () => {
  const { auth } = owner.client
  const factorId = crypto.randomUUID()
  const errors = {
    code: (await auth.signInWithOtp({ email: 'owner@example.com' })).error,
    enrolment: (await auth.mfa.enroll({ factorType: 'totp' })).error,
    factor: (await auth.mfa.challenge({ factorId })).error,
    sso: (await auth.signInWithSSO({ domain: 'example.com' })).error,
    administration: (await auth.admin.listUsers()).error,
    anonymous: (await auth.signInAnonymously()).error,
  }
  expect(errors).toMatchObject({
    code: { code: 'otp_disabled' },
    enrolment: { code: 'mfa_totp_enroll_not_enabled' },
    factor: { code: 'mfa_factor_not_found' },
    sso: { code: 'saml_provider_disabled' },
    administration: { code: 'not_admin' },
    anonymous: { code: 'anonymous_provider_disabled' },
  })
})
