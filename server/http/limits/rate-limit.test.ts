import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errors } from '../../../messages/en/errors.ts'
import { authActionOf } from '../auth-action.ts'
import { createRateLimiter, RATES } from './rate-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function waits(count: number, attempt: () => Promise<number>): Promise<number[]> {
  const answers = []
  for (let n = 0; n < count; n++) answers.push(await attempt())
  return answers
}
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)

test('allows ten sign-ins a minute, then returns the seconds to wait', async () => {
  const limiter = createRateLimiter(null)
  const attempt = (account: string) => limiter.attempt('signIn', { address: '10.0.0.1', account })
  expect(await waits(10, () => attempt('a@x.org'))).toEqual(zeros(10))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await attempt('A@x.org ')).toBe(45)
  await vi.advanceTimersByTimeAsync(45_000)
  expect(await attempt('a@x.org')).toBe(0)
})

test('does not limit another account, or the same account from another address', async () => {
  const limiter = createRateLimiter(null)
  const attempt = (account: string, address = '10.0.0.1') =>
    limiter.attempt('signIn', { address, account })
  await waits(11, () => attempt('a@x.org'))
  expect(await attempt('b@x.org')).toBe(0)
  expect(await attempt('a@x.org', '10.0.0.2')).toBe(0)
})

test('allows four mails a minute to one account', async () => {
  const limiter = createRateLimiter(null)
  const attempt = () => limiter.attempt('mail', { address: '10.0.0.1', account: 'a@x.org' })
  expect((await waits(5, attempt)).map((wait) => wait > 0)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
})

test('lets a class of forty behind one router sign up and sign in within a minute', async () => {
  const limiter = createRateLimiter(null)
  for (const action of ['mail', 'verify', 'signIn'] as const) {
    let n = 0
    const attempt = () =>
      limiter.attempt(action, { address: '203.0.113.5', account: `${n++}@school.org` })
    expect(await waits(40, attempt)).toEqual(zeros(40))
  }
})

test('counts all addresses of one IPv6 /64 network together', async () => {
  const limiter = createRateLimiter(null)
  let n = 0
  const attempt = () =>
    limiter.attempt('signIn', {
      address: `2001:db8::${(++n).toString(16)}`,
      account: 'a@x.org',
    })
  expect((await waits(11, attempt)).indexOf(60)).toBe(10)
})

test('counts one account over all addresses', async () => {
  const limiter = createRateLimiter(null)
  let n = 0
  const attempt = () =>
    limiter.attempt('signIn', { address: `10.0.${n >> 8}.${n++ & 255}`, account: 'a@x.org' })
  const answers = await waits(RATES.signIn.account.points + 1, attempt)
  expect(answers.findIndex((wait) => wait > 0)).toBe(RATES.signIn.account.points)
})

test('counts one address over all accounts', async () => {
  const limiter = createRateLimiter(null)
  let n = 0
  const attempt = () => limiter.attempt('signIn', { address: '10.0.0.1', account: `${n++}@x.org` })
  expect((await waits(121, attempt)).findIndex((wait) => wait > 0)).toBe(120)
})

test.each([
  ['POST', '/auth/v1/token', '?grant_type=password', '{}', 'signIn'],
  ['POST', '/auth/v1/token', '?grant_type=refresh_token', '{}', 'auth'],
  ['GET', '/auth/v1/verify', '?token=x', '', 'verify'],
  ['HEAD', '/auth/v1/verify', '?token=x', '', 'verify'],
  ['POST', '/auth/v1/verify', '', '{}', 'verify'],
  ['POST', '/auth/v1/signup', '', '{', 'mail'],
  ['POST', '/auth/v1/recover', '', '{}', 'mail'],
  ['POST', '/auth/v1/resend', '', '{}', 'mail'],
  ['POST', '/auth/v1/otp', '', '{}', 'mail'],
  ['GET', '/auth/v1/reauthenticate', '', '', 'mail'],
  ['PUT', '/auth/v1/user', '', '{"email":"a@x.org"}', 'mail'],
  ['PUT', '/auth/v1/user', '', '{"password":"x"}', 'signIn'],
  ['PUT', '/auth/v1/user', '', '{"data":{}}', 'auth'],
  ['POST', '/auth/v1/logout', '', '', 'auth'],
])('counts %s %s%s with %s as %s', (...[method, path, search, body, action]) => {
  expect(authActionOf({ method, path, search, body }).action).toBe(action)
})

test('leaves a known address 30 sign-ins in 15 minutes once others have used up the attempts', async () => {
  const limiter = createRateLimiter(null)
  let n = 0
  const guess = () => limiter.attempt('signIn', { address: `10.0.${n++}.1`, account: 'a@x.org' })
  await waits(RATES.signIn.account.points, guess)
  const own = () =>
    limiter.attempt('signIn', {
      address: '10.9.0.1',
      account: 'a@x.org',
      isKnown: () => Promise.resolve(true),
    })
  for (let minute = 0; minute < 3; minute++) {
    expect(await waits(10, own)).toEqual(zeros(10))
    await vi.advanceTimersByTimeAsync(60_000)
  }
  expect(await own()).toBeGreaterThan(0)
  expect(await guess()).toBeGreaterThan(0)
})

test('lets a caller try again after an hour at most, as the message says', () => {
  const rates: { seconds: number }[] = Object.values(RATES).flatMap((scopes) =>
    Object.values<{ seconds: number }>(scopes),
  )
  expect(Math.max(...rates.map(({ seconds }) => seconds))).toBe(3600)
  expect(errors.too_many_attempts).toContain('in an hour at the latest')
})
