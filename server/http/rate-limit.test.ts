import { expect, test } from 'vitest'
import { createRateLimiter } from './rate-limit.ts'

const post = (path: string, email?: string) =>
  new Request(`http://localhost${path}`, {
    method: 'POST',
    body: JSON.stringify({ email, password: 'x' }),
  })
const SIGN_IN = '/auth/v1/token?grant_type=password'

function limited() {
  let now = 0
  const limit = createRateLimiter(() => now)
  return {
    pass: (milliseconds: number) => (now += milliseconds),
    try: async (path: string, email?: string, peer = '10.0.0.1') =>
      (await limit(post(path, email), peer))?.status ?? 200,
    limit,
  }
}

async function times(count: number, attempt: () => Promise<number>): Promise<number[]> {
  const answers = []
  for (let n = 0; n < count; n++) answers.push(await attempt())
  return answers
}

test('ten attempts a minute to sign in, then a refusal that says when to come back', async () => {
  const l = limited()
  expect(await times(10, () => l.try(SIGN_IN, 'a@x.org'))).toEqual(Array(10).fill(200))
  l.pass(15_000)
  const refusal = await l.limit(post(SIGN_IN, 'A@x.org '), '10.0.0.1')
  expect(refusal?.status).toBe(429)
  expect(refusal?.headers.get('retry-after')).toBe('45')
  expect(await refusal?.json()).toEqual({
    code: 429,
    error_code: 'over_request_rate_limit',
    msg: 'Too many attempts. Please wait a minute and try again.',
  })
  l.pass(45_000)
  expect(await l.try(SIGN_IN, 'a@x.org')).toBe(200)
})

test('another person, or the same from elsewhere, is not held up', async () => {
  const l = limited()
  await times(11, () => l.try(SIGN_IN, 'a@x.org'))
  expect(await l.try(SIGN_IN, 'b@x.org')).toBe(200)
  expect(await l.try(SIGN_IN, 'a@x.org', '10.0.0.2')).toBe(200)
})

test.each(['/auth/v1/signup', '/auth/v1/recover', '/auth/v1/resend', '/auth/v1/otp'])(
  'four mails a minute by %s',
  async (path) => {
    const l = limited()
    expect(await times(5, () => l.try(path, 'a@x.org'))).toEqual([200, 200, 200, 200, 429])
  },
)

test('one peer tries at most 120 addresses a minute', async () => {
  const l = limited()
  let n = 0
  const answers = await times(121, () => l.try(SIGN_IN, `${n++}@x.org`))
  expect(answers.indexOf(429)).toBe(120)
})

test('what is no attempt is not counted', async () => {
  const l = limited()
  expect(await times(30, () => l.try('/auth/v1/token?grant_type=refresh_token'))).toEqual(
    Array(30).fill(200),
  )
  expect(await times(30, () => l.try('/auth/v1/logout'))).toEqual(Array(30).fill(200))
})

test('a body that is no JSON is counted, too', async () => {
  const { limit } = limited()
  const attempt = () =>
    limit(new Request(`http://localhost${SIGN_IN}`, { method: 'POST', body: '{' }), 'p')
  for (let n = 0; n < 10; n++) expect(await attempt()).toBeNull()
  expect((await attempt())?.status).toBe(429)
})
