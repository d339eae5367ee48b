import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { linkIn } from '../../testing/mail.ts'
import { RATES } from '../http/limits/rate-limit.ts'

let app: TestApp
let time = Date.now()
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time) })
})
afterAll(() => app.close())

const PASSWORD = 'a long password'

const newLink = async (email: string) => {
  await app.client().auth.signUp({ email, password: PASSWORD })
  return linkIn((await app.inbox()).find(({ to }) => to === email))
}
const request = async (link: string, method = 'GET') => {
  const response = await app.fetch(new Request(link, { method }))
  return { status: response.status, location: response.headers.get('location') ?? '' }
}
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''
const EXPIRED = 'error_code=otp_expired'

test('mails a token of 256 random bits, stores only its hash and accepts no six-digit code', async () => {
  const email = 'random@example.com'
  const token = tokenOf(await newLink(email))
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const stored = JSON.stringify([
    await app.sql('select * from auth.one_time_tokens'),
    await app.sql('select * from auth.users'),
  ])
  expect(stored).not.toContain(token)
  expect(stored).toContain(createHash('sha256').update(token).digest('hex'))
  const guesses = new Set<string>()
  for (let code = 0; code < 1_000_000; code++)
    guesses.add(
      createHash('sha256')
        .update(email + String(code).padStart(6, '0'))
        .digest('hex'),
    )
  expect(guesses.has(token)).toBe(false)
  expect(guesses.has(createHash('sha256').update(token).digest('hex'))).toBe(false)
})

test('HEAD does not use up a link; GET works once', async () => {
  const link = await newLink('scanned@example.com')
  expect(await request(link, 'HEAD')).toEqual({ status: 200, location: '' })
  const { status, location } = await request(link)
  expect(status).toBe(303)
  const fragment = new URLSearchParams(new URL(location).hash.slice(1))
  expect(Object.fromEntries(fragment)).toEqual({
    access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
    refresh_token: expect.stringMatching(/^[\w-]{40,}$/) as string,
    token_type: 'bearer',
    expires_in: '3600',
    expires_at: expect.stringMatching(/^\d+$/) as string,
    type: 'signup',
  })
  expect((await request(link)).location).toContain(EXPIRED)
})

test('begins one session when a link is requested twice at the same time', async () => {
  const link = await newLink('twice@example.com')
  const answers = await Promise.all([request(link), request(link), request(link)])
  expect(answers.filter(({ location }) => location.includes('access_token='))).toHaveLength(1)
})

test('accepts a link for one hour', async () => {
  const [early, expired] = [await newLink('early@example.com'), await newLink('late@example.com')]
  time += 59 * 60_000
  expect((await request(early)).location).toContain('access_token=')
  time += 2 * 60_000
  expect((await request(expired)).location).toContain(EXPIRED)
})

test('accepts a link only for its own type', async () => {
  const link = new URL(await newLink('purpose@example.com'))
  for (const type of ['recovery', 'magiclink', 'email_change', 'invite', 'constructor', '']) {
    link.searchParams.set('type', type)
    expect((await request(link.href)).location).toContain(EXPIRED)
  }
  link.searchParams.set('type', 'email')
  expect((await request(link.href)).location).toContain('type=signup')
})

test.each(['signup', 'recovery'] as const)(
  'limits wrong tokens for an account, after which its link of type %s still works',
  async (type) => {
    const email = `guessed-${type}@example.com`
    let link = await newLink(email)
    if (type === 'recovery') {
      await request(link)
      await app.client().auth.resetPasswordForEmail(email)
      link = linkIn((await app.inbox()).find(({ to }) => to === email))
    }
    const guess = async (attempt: number) => {
      const token = `wrong ${attempt}`
      return (await app.client().auth.verifyOtp({ email, token, type })).error?.status
    }
    const statuses = []
    for (let attempt = 0; attempt <= RATES.verify.accountAtAddress.points; attempt++)
      statuses.push(await guess(attempt))
    expect(statuses.filter((status) => status === 403)).toHaveLength(
      RATES.verify.accountAtAddress.points,
    )
    expect(statuses.at(-1)).toBe(429)
    expect((await request(link)).location).toContain('access_token=')
  },
)

test.each(['signup', 'email'] as const)(
  'verifyOtp of type %s accepts the address with the token, or the token hash alone',
  async (type) => {
    const [first, second] = [`${type}-1@example.com`, `${type}-2@example.com`]
    const token = tokenOf(await newLink(first))
    const otherLink = await app.client().auth.verifyOtp({ email: second, token, type })
    expect(otherLink.error?.code).toBe('otp_expired')
    const byAddress = await app.client().auth.verifyOtp({ email: first, token, type })
    expect(byAddress.data.user?.email).toBe(first)
    expect(byAddress.data.session?.refresh_token).toBeTruthy()
    const byToken = await app
      .client()
      .auth.verifyOtp({ token_hash: tokenOf(await newLink(second)), type })
    expect(byToken.data.user?.email).toBe(second)
  },
)

test('writes one shared row for requests that name unknown addresses', async () => {
  const count = async () =>
    (await app.sql<{ n: number }>('select count(*)::int as n from auth.one_time_tokens'))[0]?.n
  await app.client().auth.resetPasswordForEmail('unknown-0@example.com')
  const before = await count()
  for (let n = 1; n <= 3; n++)
    await app.client().auth.resetPasswordForEmail(`unknown-${n}@example.com`)
  expect(await count()).toBe(before)
})
