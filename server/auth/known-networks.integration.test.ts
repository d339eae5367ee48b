import { hash } from 'bcrypt'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { RATES } from '../http/limits/rate-limit.ts'

let app: TestApp
let time = Date.now()
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time) })
})
afterAll(() => app.close())

const PASSWORD = 'a long password'
const HOME = '198.51.100.7'
const DAY = 24 * 60 * 60_000

const signIn = async (email: string, password: string, address: string): Promise<number> => {
  const request = new Request(`${app.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: app.key, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return (await app.fetch(request, address)).status
}

/** Uses up the attempts of an account from many addresses, as an attacker with a botnet does. */
async function exhaustAttempts(email: string): Promise<void> {
  const perAddress = RATES.signIn.accountAtAddress.points
  for (let n = 0; n < RATES.signIn.account.points; n++)
    await signIn(email, 'x', `203.0.113.${Math.floor(n / perAddress)}`)
}

/** An account whose hash has the lowest cost of bcrypt: hundreds of attempts compare with it. */
const account = async (name: string): Promise<string> => {
  const email = `${name}@example.com`
  await app.signUp({ fullName: name, email, password: PASSWORD })
  const cheap = await hash(PASSWORD, 4)
  await app.sql('update auth.users set encrypted_password = $1 where email = $2', [cheap, email])
  return email
}

test('lets an account sign in from a network that it used before, while others guess its password', async () => {
  const email = await account('ada')
  expect(await signIn(email, PASSWORD, HOME)).toBe(200)
  await exhaustAttempts(email)
  expect(await signIn(email, PASSWORD, '192.0.2.1')).toBe(429)
  expect(await signIn(email.toUpperCase(), PASSWORD, HOME)).toBe(200)
})

test('mails a link to a network that the account used before, while others use up its mails', async () => {
  const email = await account('forgetful')
  expect(await signIn(email, PASSWORD, HOME)).toBe(200)
  const request = async (route: string, address: string, body = {}) =>
    app.fetch(
      new Request(`${app.url}/auth/v1/${route}`, {
        method: 'POST',
        headers: { apikey: app.key, 'content-type': 'application/json' },
        body: JSON.stringify({ email, ...body }),
      }),
      address,
    )
  // A confirmed account gets no such mail, so that its owner does not notice
  for (let n = 0; n < RATES.mail.account.points; n++)
    await request('resend', `203.0.113.${n}`, { type: 'signup' })
  const mails = (await app.inbox()).length
  expect((await request('recover', '192.0.2.1')).status).toBe(429)
  const statuses = []
  for (let n = 0; n <= RATES.mail.accountAtKnownAddress.points; n++)
    statuses.push((await request('recover', HOME)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
  await expect.poll(async () => (await app.inbox()).length).toBe(mails + 4)
})

test('does not store a network that guessed the password without success', async () => {
  const email = await account('eve')
  expect(await signIn(email, 'a wrong password', HOME)).toBe(400)
  await exhaustAttempts(email)
  expect(await signIn(email, PASSWORD, HOME)).toBe(429)
})

test('treats a network as unknown after sixty days, and one of another account', async () => {
  const [email, other] = [await account('old'), await account('other')]
  expect(await signIn(email, PASSWORD, HOME)).toBe(200)
  await exhaustAttempts(other)
  expect(await signIn(other, PASSWORD, HOME)).toBe(429)
  time += 61 * DAY
  await exhaustAttempts(email)
  expect(await signIn(email, PASSWORD, HOME)).toBe(429)
})

test('stores no address, and at most twenty networks of an account', async () => {
  const email = await account('mobile')
  for (let n = 0; n < 22; n++) {
    time += 1000
    expect(await signIn(email, PASSWORD, `192.0.2.${n}`)).toBe(200)
  }
  const rows = await app.sql(
    'select n.* from auth.known_networks n join auth.users u on u.id = n.user_id where u.email = $1',
    [email],
  )
  expect(rows).toHaveLength(20)
  expect(JSON.stringify(rows)).not.toContain('192.0.2')
})
