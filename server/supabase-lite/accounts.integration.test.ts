import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const mailsTo = async (email: string) => (await app.inbox()).filter((mail) => mail.to === email)
const linkIn = (text = '') => /https?:\S*\/auth\/v1\/verify\S+/.exec(text)?.[0] ?? ''
const follow = async (link: string) =>
  (await app.fetch(new Request(link))).headers.get('location') ?? ''

const signUp = (email: string, password: string) =>
  app.client().auth.signUp({ email, password, options: { data: { full_name: 'Mary Somerville' } } })

test('who lost the first mail asks for another, and its link works instead', async () => {
  const email = 'mary@example.com'
  await signUp(email, 'first password')
  const { error } = await app.client().auth.resend({ type: 'signup', email })
  expect(error).toBeNull()
  const [second, first, ...more] = await mailsTo(email)
  expect(more).toEqual([])
  expect(second?.subject).toBe(first?.subject)
  expect(linkIn(second?.text)).not.toBe(linkIn(first?.text))
  expect(await follow(linkIn(first?.text))).toContain('error_code=otp_expired')
  expect(await follow(linkIn(second?.text))).toContain('#access_token=')
  expect(await follow(linkIn(second?.text))).toContain('error_code=otp_expired')
  expect(
    (await app.client().auth.signInWithPassword({ email, password: 'first password' })).error,
  ).toBeNull()
})

test('signing up again before confirming sends another mail and changes nothing else', async () => {
  const email = 'again@example.com'
  await signUp(email, 'first password')
  const again = await signUp(email, 'second password')
  expect(again.error).toBeNull()
  expect(again.data.session).toBeNull()
  const [second] = await mailsTo(email)
  await follow(linkIn(second?.text))
  expect(
    (await app.client().auth.signInWithPassword({ email, password: 'second password' })).error
      ?.message,
  ).toBe('Invalid login credentials')
  expect(
    (await app.client().auth.signInWithPassword({ email, password: 'first password' })).error,
  ).toBeNull()
})

test('signing up with the address of an account tells nothing, mails nothing and changes nothing', async () => {
  const email = 'taken@example.com'
  await app.signUp({ fullName: 'Owner', email, password: 'the owner knows' })
  const { data, error } = await signUp(email, 'a guess at it')
  expect(error).toBeNull()
  expect(data.session).toBeNull()
  expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Mary Somerville' } })
  expect((await app.client().auth.resend({ type: 'signup', email })).error).toBeNull()
  expect((await mailsTo(email)).length).toBe(1)
  expect(
    (await app.client().auth.signInWithPassword({ email, password: 'the owner knows' })).error,
  ).toBeNull()
})

test('a weak password is refused with its reason', async () => {
  const { error } = await signUp('weak@example.com', 'short')
  expect(error).toMatchObject({
    code: 'weak_password',
    message: 'Password should be at least 8 characters.',
  })
})

test('a forgotten password is replaced by mail, and every session ends at a global sign-out', async () => {
  const email = 'forgetful@example.com'
  const { client, accessToken } = await app.signUp({
    fullName: 'F',
    email,
    password: 'soon forgotten',
  })
  expect(
    (await app.client().auth.resetPasswordForEmail(email, { redirectTo: `${app.url}/` })).error,
  ).toBeNull()
  const location = await follow(linkIn((await mailsTo(email))[0]?.text))
  expect(location).toContain('type=recovery')
  const fragment = new URLSearchParams(new URL(location).hash.slice(1))
  const recovered = app.client()
  await recovered.auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  })
  expect((await recovered.auth.updateUser({ password: 'well remembered' })).error).toBeNull()
  expect(
    (await app.client().auth.signInWithPassword({ email, password: 'soon forgotten' })).error,
  ).not.toBeNull()
  expect(
    (await app.client().auth.signInWithPassword({ email, password: 'well remembered' })).error,
  ).toBeNull()
  await recovered.auth.signOut({ scope: 'global' })
  expect((await client.auth.getUser(accessToken)).error).not.toBeNull()
  expect((await client.auth.refreshSession()).error).not.toBeNull()
})

test('a link in a mail leads nowhere but to this site', async () => {
  const email = 'lured@example.com'
  await app.client().auth.signUp({
    email,
    password: 'a long password',
    options: { emailRedirectTo: 'https://evil.example/steal' },
  })
  const link = new URL(linkIn((await mailsTo(email))[0]?.text))
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
  'who signed up while the site spoke %s gets every mail in it',
  async (language, confirm, reset, says) => {
    const email = `${language}@example.com`
    const data = { full_name: 'Mary Somerville', language }
    await app.client().auth.signUp({ email, password: 'a long password', options: { data } })
    await app.client().auth.resend({ type: 'signup', email })
    await app.client().auth.resetPasswordForEmail(email)
    const mails = await mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual([reset, confirm, confirm])
    expect(mails[1]?.text).toContain(says)
    for (const { text, html } of mails) {
      expect(text).toContain('/auth/v1/verify?')
      expect(text).toContain(email)
      expect(html).not.toContain('{{')
    }
  },
)
