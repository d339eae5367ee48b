import { getRounds } from 'bcrypt'
import { expect, test } from 'vitest'
import { AuthError } from './auth-error.ts'
import { createPasswords, hashWithoutAccount } from './password-hash.ts'

const NETWORK = '192.0.2.1'

test('stores a password with a cost of 10 and recognises it', async () => {
  const passwords = createPasswords()
  const stored = String(await passwords.hash('correct horse', NETWORK))
  expect(getRounds(stored)).toBe(10)
  expect(await passwords.verify('correct horse', stored, NETWORK)).toBe(true)
  expect(await passwords.verify('wrong horse', stored, NETWORK)).toBe(false)
  expect(await passwords.verify('correct horse', null, NETWORK)).toBe(false)
})

test.each([undefined, 4])(
  'compares without an account at the cost of a hash (%s)',
  async (cost) => {
    const stored = String(await createPasswords(cost).hash('correct horse', NETWORK))
    const compared = hashWithoutAccount(cost)
    expect(getRounds(compared)).toBe(getRounds(stored))
    expect(compared).toHaveLength(stored.length)
  },
)

test('gives networks turns, so that many passwords of one do not delay those of another', async () => {
  const passwords = createPasswords(4)
  const order: string[] = []
  const hashFor = (network: string) =>
    passwords.hash('correct horse', network).then(() => order.push(network))
  await Promise.all([...Array<string>(50).fill(NETWORK), '198.51.100.7'].map(hashFor))
  expect(order.indexOf('198.51.100.7')).toBeLessThan(10)
})

test('refuses a network of which too many passwords wait, and no other', async () => {
  const passwords = createPasswords(4)
  const many = Array.from({ length: 150 }, () => passwords.hash('correct horse', NETWORK))
  const other = passwords.hash('correct horse', '198.51.100.7')
  const refused = (await Promise.all(many)).filter((result) => result instanceof AuthError)
  expect(refused.length).toBeGreaterThan(40)
  expect(refused[0]).toMatchObject({ status: 429 })
  expect(await other).not.toBeInstanceOf(AuthError)
})
