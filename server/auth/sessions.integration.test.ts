import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { linkIn } from '../../testing/mail.ts'

let app: TestApp
let time = Date.now()
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time) })
})
afterAll(() => app.close())

const PASSWORD = 'a long password'
const NEW_PASSWORD = 'another long password'

const account = async (name: string) => {
  const email = `${name}@example.com`
  const { client } = await app.signUp({ fullName: name, email, password: PASSWORD })
  return { email, client }
}
type Client = Awaited<ReturnType<typeof account>>['client']

const signIn = async (email: string, password = PASSWORD) => {
  const client = app.client()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}
const sessionOf = async (client: Client) => {
  const { session } = (await client.auth.getSession()).data
  if (!session) throw new Error('no user is signed in')
  return session
}
const refresh = (refresh_token: string) => app.client().auth.refreshSession({ refresh_token })
/** The statuses of an account call, a table and a file list requested with an access token. */
const statusesFor = async (token: string) => {
  const headers = { apikey: app.key, authorization: `Bearer ${token}` }
  const calls = [
    new Request(`${app.url}/auth/v1/user`, { headers }),
    new Request(`${app.url}/rest/v1/bases?select=id`, { headers }),
    new Request(`${app.url}/storage/v1/object/list/files`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: '' }),
    }),
  ]
  const answers = await Promise.all(calls.map((call) => app.fetch(call)))
  return answers.map(({ status }) => status < 300)
}
const [OPEN, CLOSED] = [
  [true, true, true],
  [false, false, false],
]

test('ends all other sessions at once when the password changes', async () => {
  const { email, client } = await account('changed')
  const otherSession = await sessionOf(await signIn(email))
  expect(await statusesFor(otherSession.access_token)).toEqual(OPEN)
  expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
  expect((await refresh(otherSession.refresh_token)).error?.code).toBe('refresh_token_not_found')
  expect(await statusesFor(otherSession.access_token)).toEqual(CLOSED)
  expect((await client.auth.refreshSession()).error).toBeNull()
  expect(await statusesFor((await sessionOf(client)).access_token)).toEqual(OPEN)
})

test('stores only one of the passwords that two sessions choose at the same time', async () => {
  const { email, client } = await account('raced')
  const other = await signIn(email)
  const chosen = ['the password of one', 'the password of the other'] as const
  const [one, two] = await Promise.all([
    client.auth.updateUser({ password: chosen[0] }),
    other.auth.updateUser({ password: chosen[1] }),
  ])
  const stored = [one, two].map(({ error }) => error === null)
  expect(stored.toSorted()).toEqual([false, true])
  await signIn(email, chosen[stored.indexOf(true)])
  const winner = stored[0] ? client : other
  expect(await statusesFor((await sessionOf(winner)).access_token)).toEqual(OPEN)
})

test('resets a password by mail and ends all other sessions', async () => {
  const { email, client } = await account('forgetful')
  const before = await sessionOf(client)
  await app.client().auth.resetPasswordForEmail(email, { redirectTo: `${app.url}/` })
  const link = linkIn((await app.inbox()).find(({ to }) => to === email))
  const location = (await app.fetch(new Request(link))).headers.get('location') ?? ''
  expect(location).toContain('type=recovery')
  const fragment = new URLSearchParams(new URL(location).hash.slice(1))
  const recovered = app.client()
  await recovered.auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  })
  expect((await recovered.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
  expect(await statusesFor(before.access_token)).toEqual(CLOSED)
  await expect(signIn(email)).rejects.toThrow('Invalid login credentials')
  await signIn(email, NEW_PASSWORD)
})

test.each([
  ['global', CLOSED, CLOSED],
  ['local', CLOSED, OPEN],
  ['others', OPEN, CLOSED],
] as const)('ends the sessions of scope %s on sign-out', async (scope, ownSession, others) => {
  const { email, client } = await account(`sign-out-${scope}`)
  const [mine, theirs] = [await sessionOf(client), await sessionOf(await signIn(email))]
  expect((await client.auth.signOut({ scope })).error).toBeNull()
  expect(await statusesFor(mine.access_token)).toEqual(ownSession)
  expect(await statusesFor(theirs.access_token)).toEqual(others)
})

const DAY_MS = 86_400_000

test('gives tabs that refresh at the same time the same next token', async () => {
  const { client } = await account('tabs')
  const { refresh_token } = await sessionOf(client)
  const answers = await Promise.all([1, 2, 3].map(() => refresh(refresh_token)))
  const next = new Set(answers.map(({ data }) => data.session?.refresh_token))
  expect(next.size).toBe(1)
  expect(next.has(refresh_token)).toBe(false)
})

test('keeps a session whose next token was lost on the way, as when a network breaks down', async () => {
  const { client } = await account('tunnel')
  const { refresh_token } = await sessionOf(client)
  const lost = (await refresh(refresh_token)).data.session
  time += DAY_MS
  const { data, error } = await refresh(refresh_token)
  expect(error).toBeNull()
  expect(data.session?.refresh_token).toBe(lost?.refresh_token)
  expect(await statusesFor(data.session?.access_token ?? '')).toEqual(OPEN)
})

test('ends the session when a refresh token is used after its next one', async () => {
  const { client } = await account('stolen')
  const first = await sessionOf(client)
  const second = (await refresh(first.refresh_token)).data.session
  const third = (await refresh(second?.refresh_token ?? '')).data.session
  expect((await refresh(first.refresh_token)).error).toMatchObject({
    status: 400,
    code: 'refresh_token_already_used',
  })
  expect((await refresh(third?.refresh_token ?? '')).error?.code).toBe('refresh_token_not_found')
  expect(await statusesFor(third?.access_token ?? '')).toEqual(CLOSED)
})

test('refuses a refresh token changed at any position and ends no session', async () => {
  const { client } = await account('forged')
  const { refresh_token } = await sessionOf(client)
  for (const forged of [
    '',
    'x',
    refresh_token.slice(1),
    `${refresh_token.startsWith('A') ? 'B' : 'A'}${refresh_token.slice(1)}`,
    `${refresh_token}A`,
  ])
    expect((await refresh(forged)).error?.status ?? 400).toBe(400)
  expect((await refresh(refresh_token)).error).toBeNull()
})

test('accepts an access token for one hour', async () => {
  const { access_token } = await sessionOf((await account('hour')).client)
  time += 59 * 60_000
  expect((await app.client().auth.getUser(access_token)).error).toBeNull()
  time += 2 * 60_000
  expect((await app.client().auth.getUser(access_token)).error).toMatchObject({
    status: 403,
    code: 'bad_jwt',
  })
})

test('requires the current password to change it a day after signing in', async () => {
  const { email, client } = await account('day')
  const { refresh_token } = await sessionOf(client)
  time += 25 * 60 * 60_000
  await client.auth.refreshSession({ refresh_token })
  expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toMatchObject({
    status: 401,
    code: 'reauthentication_needed',
  })
  const change = (current_password: string) =>
    client.auth.updateUser({ password: NEW_PASSWORD, current_password })
  expect((await change('a wrong password')).error?.code).toBe('invalid_credentials')
  expect((await change(PASSWORD)).error).toBeNull()
  await signIn(email, NEW_PASSWORD)
})

test.each([
  ['password1', 'weak_password'],
  ['        ', 'weak_password'],
  ['ä'.repeat(37), 'validation_failed'],
  [PASSWORD, 'same_password'],
])('refuses the new password "%s" with %s', async (password, code) => {
  const { client } = await account(`rules-${code}-${password.length}`)
  expect((await client.auth.updateUser({ password })).error?.code).toBe(code)
})

test('retains the newest fifty sessions of an account', async () => {
  const { email, client } = await account('many')
  const { user } = await sessionOf(client)
  await app.sql(
    `insert into auth.sessions (id, user_id, refresh_token_counter, created_at, updated_at)
     select gen_random_uuid(), $1, 0, now() - interval '1 day', now() - n * interval '1 day' from generate_series(1, 60) n`,
    [user.id],
  )
  await signIn(email)
  const rows = await app.sql('select id from auth.sessions where user_id = $1', [user.id])
  expect(rows).toHaveLength(50)
  expect((await client.auth.refreshSession()).error).toBeNull()
})

test('refuses the session of a deleted account', async () => {
  const { client } = await account('deleted')
  const { access_token, refresh_token } = await sessionOf(client)
  await app.sql('delete from auth.users where email = $1', ['deleted@example.com'])
  expect((await app.client().auth.getUser(access_token)).error?.name).toBe(
    'AuthSessionMissingError',
  )
  expect((await refresh(refresh_token)).error?.code).toBe('refresh_token_not_found')
})
