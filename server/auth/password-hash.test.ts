import { getRounds } from 'bcrypt'
import { expect, test } from 'vitest'
import { createPasswords, hashWithoutAccount } from './password-hash.ts'

test('stores a password with a cost of 10 and recognises it', async () => {
  const passwords = createPasswords()
  const stored = String(await passwords.hash('correct horse'))
  expect(getRounds(stored)).toBe(10)
  expect(await passwords.verify('correct horse', stored)).toBe(true)
  expect(await passwords.verify('wrong horse', stored)).toBe(false)
  expect(await passwords.verify('correct horse', null)).toBe(false)
})

test.each([undefined, 4])(
  'compares without an account at the cost of a hash (%s)',
  async (cost) => {
    const stored = String(await createPasswords(cost).hash('correct horse'))
    const compared = hashWithoutAccount(cost)
    expect(getRounds(compared)).toBe(getRounds(stored))
    expect(compared).toHaveLength(stored.length)
  },
)
