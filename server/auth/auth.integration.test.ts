import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { linkIn } from '../../testing/mail.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const mailsTo = async (email: string) => (await app.inbox()).filter((mail) => mail.to === email)
const follow = async (link: string) =>
  (await app.fetch(new Request(link))).headers.get('location') ?? ''

const signUp = (email: string, password: string) =>
  app.client().auth.signUp({ email, password, options: { data: { full_name: 'Mary Somerville' } } })
const signIn = (email: string, password: string) =>
  app.client().auth.signInWithPassword({ email, password })

test('a new confirmation mail replaces the lost one', async () => {
  const email = 'mary@example.com'
  await signUp(email, 'first password')
  const { error } = await app.client().auth.resend({ type: 'signup', email })
  expect(error).toBeNull()
  const [second, first, ...more] = await mailsTo(email)
  expect(more).toEqual([])
  expect(second?.subject).toBe(first?.subject)
  expect(linkIn(second)).not.toBe(linkIn(first))
  expect(await follow(linkIn(first))).toContain('error_code=otp_expired')
  expect(await follow(linkIn(second))).toContain('#access_token=')
  expect(await follow(linkIn(second))).toContain('error_code=otp_expired')
  expect((await signIn(email, 'first password')).error).toBeNull()
})

test('signing up again with the same password before confirming sends another mail', async () => {
  const email = 'again@example.com'
  await signUp(email, 'first password')
  expect((await signUp(email, 'first password')).error).toBeNull()
  const [second] = await mailsTo(email)
  expect(await follow(linkIn(second))).toContain('type=signup')
  expect((await signIn(email, 'first password')).error).toBeNull()
})

test('signing up three times at once with one password leaves that password', async () => {
  const email = 'hurried@example.com'
  const outcomes = await Promise.all([1, 2, 3].map(() => signUp(email, 'first password')))
  expect(outcomes.map(({ error }) => error)).toEqual([null, null, null])
  const locations = await Promise.all((await mailsTo(email)).map((mail) => follow(linkIn(mail))))
  expect(locations.filter((location) => location.includes('type=signup'))).toHaveLength(1)
  expect((await signIn(email, 'first password')).error).toBeNull()
})

test('accepts neither of two passwords that claim one address; its owner chooses one by the link', async () => {
  const email = 'claimed@example.com'
  await signUp(email, 'of the attacker')
  expect((await signUp(email, 'of the owner')).error).toBeNull()
  const [second] = await mailsTo(email)
  const location = await follow(linkIn(second))
  expect(location).toContain('type=recovery')
  for (const password of ['of the attacker', 'of the owner'])
    expect((await signIn(email, password)).error?.code).toBe('invalid_credentials')
  const owner = app.client()
  const fragment = new URLSearchParams(new URL(location).hash.slice(1))
  await owner.auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  })
  expect((await owner.auth.updateUser({ password: 'chosen by the owner' })).error).toBeNull()
  expect((await signIn(email, 'chosen by the owner')).error).toBeNull()
})

test('a reset of an account that was never confirmed drops the password chosen at sign-up', async () => {
  const email = 'early@example.com'
  await signUp(email, 'of the attacker')
  const confirmation = linkIn((await mailsTo(email))[0])
  await app.client().auth.resetPasswordForEmail(email)
  expect(await follow(linkIn((await mailsTo(email))[0]))).toContain('type=recovery')
  expect((await signIn(email, 'of the attacker')).error?.code).toBe('invalid_credentials')
  expect(await follow(confirmation)).toContain('error_code=otp_expired')
})

/** The names of all fields of `value`, nested ones included. */
const shapeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
    : typeof value

test('signing up with a taken address answers like a new one, sends no mail and changes nothing', async () => {
  const email = 'taken@example.com'
  await app.signUp({ fullName: 'Owner', email, password: 'the owner knows' })
  const existing = await signUp(email, 'a guess at it')
  const created = await signUp('fresh@example.com', 'a guess at it')
  expect(existing.error).toBeNull()
  expect(shapeOf(existing.data)).toEqual(shapeOf(created.data))
  expect(existing.data.session).toBeNull()
  expect(existing.data.user).toMatchObject({
    email,
    user_metadata: { full_name: 'Mary Somerville' },
  })
  expect(existing.data.user?.identities).toHaveLength(1)
  expect((await app.client().auth.resend({ type: 'signup', email })).error).toBeNull()
  expect((await mailsTo(email)).length).toBe(1)
  expect((await signIn(email, 'the owner knows')).error).toBeNull()
})

test('an unknown address, a wrong password and a wrong password before confirming get the same answer', async () => {
  await app.signUp({ fullName: 'K', email: 'known@example.com', password: 'a right password' })
  await signUp('waiting@example.com', 'a right password')
  const answers = await Promise.all(
    ['known@example.com', 'waiting@example.com', 'unknown@example.com'].map(async (email) => {
      const { error } = await signIn(email, 'a wrong password')
      return [error?.status, error?.code, error?.message]
    }),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify([400, 'invalid_credentials', 'Invalid login credentials'])]),
  )
  expect((await signIn('waiting@example.com', 'a right password')).error?.code).toBe(
    'email_not_confirmed',
  )
})

test.each([
  ['', 'a password'],
  ['ada@example.com', ''],
])('signing in as "%s" with the password "%s" states that both are needed', async (...both) => {
  expect((await signIn(...both)).error).toMatchObject({
    status: 400,
    message: 'You must provide either an email or phone number and a password',
  })
})

test('a request for a mail answers the same for a known and an unknown address', async () => {
  await app.signUp({ fullName: 'K', email: 'reader@example.com', password: 'a right password' })
  for (const email of ['reader@example.com', 'nobody@example.com']) {
    expect((await app.client().auth.resetPasswordForEmail(email)).error).toBeNull()
    expect((await app.client().auth.resend({ type: 'signup', email })).error).toBeNull()
  }
  expect(await mailsTo('nobody@example.com')).toEqual([])
})

test('a weak password is refused with its reason', async () => {
  const { error } = await signUp('weak@example.com', 'short')
  expect(error).toMatchObject({
    code: 'weak_password',
    message: 'Password should be at least 8 characters.',
    reasons: ['length'],
  })
})

test.each([
  '"<b>x</b>"@example.com',
  '<script>@example.com',
  'a b@example.com',
  `${'x'.repeat(250)}@example.com`,
  'no-address',
])('the address %s is refused', async (email) => {
  const { error } = await signUp(email, 'a long password')
  expect(error?.status).toBe(400)
  expect(await mailsTo(email)).toEqual([])
})

test('an account of an earlier release signs in with its bcrypt hash', async () => {
  const email = 'early-release@example.com'
  await app.signUp({ fullName: 'E', email, password: 'replaced below' })
  // Written by bcryptjs: "pässword of 2025", cost 10
  const hash = '$2b$10$h2GpVHWt5xAxXs09MHPkVe83.jHZFzeD8igqXZ8ZEDva42PstwLhy'
  await app.sql('update auth.users set encrypted_password = $1 where email = $2', [hash, email])
  expect((await signIn(email, 'pässword of 2025')).error).toBeNull()
  expect((await signIn(email, 'replaced below')).error?.code).toBe('invalid_credentials')
})

test('redirects a mailed link to this site only', async () => {
  const email = 'lured@example.com'
  await app.client().auth.signUp({
    email,
    password: 'a long password',
    options: { emailRedirectTo: 'https://evil.example/steal' },
  })
  const link = new URL(linkIn((await mailsTo(email))[0]))
  expect(link.origin).toBe(app.url)
  link.searchParams.set('redirect_to', 'https://evil.example/steal')
  expect(new URL(await follow(link.href)).origin).toBe(app.url)
})

test.each([
  [
    'de',
    'Bestätige deine E-Mail-Adresse für Stoa',
    'Wähle ein neues Passwort für Stoa',
    'registriert',
  ],
  ['es', 'Confirma tu correo para Stoa', 'Elige una contraseña nueva para Stoa', 'Te registraste'],
  ['xx', 'Confirm your email for Stoa', 'Choose a new password for Stoa', 'You signed up'],
])(
  'sends every mail in the language %s of the account',
  async (language, confirm, reset, expectedText) => {
    const email = `${language}@example.com`
    const data = { full_name: 'Mary Somerville', language }
    await app.client().auth.signUp({ email, password: 'a long password', options: { data } })
    await app.client().auth.resend({ type: 'signup', email })
    await app.client().auth.resetPasswordForEmail(email)
    const mails = await mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual([reset, confirm, confirm])
    expect(mails[1]?.text).toContain(expectedText)
    for (const { text, html } of mails) {
      expect(text).toContain('/auth/v1/verify?')
      expect(text).toContain(email)
      expect(html).not.toContain('{{')
    }
  },
)

test('refuses to change an email address and reports it', async () => {
  const { client } = await app.signUp({
    fullName: 'A',
    email: 'same@example.com',
    password: 'a long password',
  })
  const { error } = await client.auth.updateUser({ email: 'ceo@bigcorp.example' })
  expect(error).toMatchObject({ status: 422, code: 'validation_failed' })
  expect((await client.auth.updateUser({ email: 'same@example.com' })).error).toBeNull()
  expect(await mailsTo('ceo@bigcorp.example')).toEqual([])
})

test('merges user metadata, removes fields set to null, and limits its size to fit in a token', async () => {
  const { client } = await app.signUp({
    fullName: 'Ada',
    email: 'data@example.com',
    password: 'a long password',
  })
  await client.auth.updateUser({ data: { language: 'de', colour: 'red' } })
  const { data } = await client.auth.updateUser({ data: { colour: null } })
  expect(data.user?.user_metadata).toEqual({ full_name: 'Ada', language: 'de' })
  await client.auth.updateUser({ data: { a: 'x'.repeat(3_000) } })
  expect((await client.auth.updateUser({ data: { b: 'x'.repeat(4_000) } })).error?.status).toBe(422)
})
