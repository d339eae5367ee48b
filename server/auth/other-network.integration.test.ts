import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { linkIn } from '../../testing/mail.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const ATTACKER = '203.0.113.9'
const OWNER = '198.51.100.7'
const PASSWORD = 'chosen at sign-up'

/** An unmodified client whose requests come from `address`. */
const clientAt = (address: string) =>
  createClient(app.url, app.key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => app.fetch(new Request(input, init), address) },
  })
const signUpAt = (address: string, email: string, data = {}) =>
  clientAt(address).auth.signUp({ email, password: PASSWORD, options: { data } })
const signInAt = async (address: string, email: string, password: string) =>
  (await clientAt(address).auth.signInWithPassword({ email, password })).error?.code ?? null
const linkTo = async (email: string) =>
  linkIn((await app.inbox()).find((mail) => mail.to === email))
const open = (link: string, address: string, headers = {}) =>
  app.fetch(new Request(link, { headers }), address)

/** The address that the button of a page opens. */
function buttonOf(page: string, link: string): string {
  const url = new URL(link)
  const inputs = page.matchAll(/name="(\w+)" value="([^"]*)"/g)
  url.search = new URLSearchParams(
    [...inputs].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
  ).toString()
  return url.href
}

const sessionIn = (location: string | null) =>
  new URLSearchParams(new URL(location ?? '').hash.slice(1))

test('drops the password of a sign-up whose link is opened from another network', async () => {
  const email = 'owner@example.com'
  expect((await signUpAt(ATTACKER, email)).error).toBeNull()
  const link = await linkTo(email)
  const page = await open(link, OWNER)
  expect(page.status).toBe(200)
  expect(await signInAt(ATTACKER, email, PASSWORD)).toBe('email_not_confirmed')

  const opened = sessionIn(
    (await open(buttonOf(await page.text(), link), OWNER)).headers.get('location'),
  )
  expect(opened.get('type')).toBe('recovery')
  expect(await signInAt(ATTACKER, email, PASSWORD)).toBe('invalid_credentials')
  const owner = clientAt(OWNER)
  await owner.auth.setSession({
    access_token: opened.get('access_token') ?? '',
    refresh_token: opened.get('refresh_token') ?? '',
  })
  expect((await owner.auth.updateUser({ password: 'chosen by the owner' })).error).toBeNull()
  expect(await signInAt(OWNER, email, 'chosen by the owner')).toBeNull()
})

test('drops it where a client verifies the token from another network', async () => {
  const email = 'client@example.com'
  await signUpAt(ATTACKER, email)
  const token = new URL(await linkTo(email)).searchParams.get('token') ?? ''
  const { data } = await clientAt(OWNER).auth.verifyOtp({ token_hash: token, type: 'signup' })
  expect(data.session).not.toBeNull()
  expect(await signInAt(ATTACKER, email, PASSWORD)).toBe('invalid_credentials')
})

test.each([
  ['one IPv4 address', OWNER, OWNER],
  ['one IPv6 network', '2001:db8:1:2::5', '2001:db8:1:2:ffff::9'],
  ['the own machine', '127.0.0.1', '::1'],
])('keeps the password with one click from the same network: %s', async (_, signUp, click) => {
  const email = `${signUp.replaceAll(':', '-')}@example.com`
  await signUpAt(signUp, email)
  const opened = await open(await linkTo(email), click)
  expect(sessionIn(opened.headers.get('location')).get('type')).toBe('signup')
  expect(await signInAt(click, email, PASSWORD)).toBeNull()
})

test('a link that a mail scanner opened still keeps the password on the network of the sign-up', async () => {
  const email = 'scanned@example.com'
  await signUpAt(OWNER, email)
  const link = await linkTo(email)
  expect((await open(link, '192.0.2.1')).headers.get('location')).toBeNull()
  const opened = await open(link, OWNER)
  expect(sessionIn(opened.headers.get('location')).get('type')).toBe('signup')
})

test('a new confirmation mail that another network requests leaves the network of the sign-up', async () => {
  const email = 'resent@example.com'
  await signUpAt(ATTACKER, email)
  await clientAt(OWNER).auth.resend({ type: 'signup', email })
  expect((await open(await linkTo(email), OWNER)).status).toBe(200)
  expect(await signInAt(ATTACKER, email, PASSWORD)).toBe('email_not_confirmed')
})

test.each([
  ['de', 'Bestätigen und Passwort wählen'],
  ['es', 'Confirmar y elegir una contraseña'],
  ['xx', 'Confirm and choose a password'],
])(
  'shows the page in the language %s, without what a sign-up could insert',
  async (language, action) => {
    const email = `page-${language}@example.com`
    await signUpAt(ATTACKER, email, { language, full_name: '<b>Click</b>' })
    const link = new URL(await linkTo(email))
    link.searchParams.set('redirect_to', `${app.url}/?a="><b>`)
    const page = await open(link.href, OWNER)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const text = await page.text()
    expect(text).toContain(action)
    expect(text).toContain(email)
    expect(text).not.toContain('<b>')
  },
)

test('stores no address, and forgets the network of a sign-up once the account is confirmed', async () => {
  const email = 'forgotten@example.com'
  await signUpAt(OWNER, email)
  const rows = () =>
    app.sql(
      'select n.* from auth.sign_up_networks n join auth.users u on u.id = n.user_id where u.email = $1',
      [email],
    )
  expect(await rows()).toHaveLength(1)
  expect(JSON.stringify(await rows())).not.toContain(OWNER)
  await open(await linkTo(email), OWNER)
  expect(await rows()).toEqual([])
})
