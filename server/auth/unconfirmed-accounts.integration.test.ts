import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { removeUnconfirmedAccounts } from './unconfirmed-accounts.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PASSWORD = 'a long enough password'

let app: TestApp
let time = Date.now()
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time) })
})
afterAll(() => app.close())

const signUpOnly = async (name: string): Promise<void> => {
  const email = `${name}@example.org`
  expect((await app.client().auth.signUp({ email, password: PASSWORD })).error).toBeNull()
}
const addresses = async () =>
  (await app.sql<{ email: string }>('select email from auth.users order by email')).map(
    ({ email }) => email.split('@')[0],
  )
/** Dates all accounts back, as the clock of the database cannot be moved. */
const age = (days: number) =>
  app.sql(
    `update auth.users set created_at = created_at - interval '${days} days',
       updated_at = updated_at - interval '${days} days'`,
  )

test('removes accounts that were not confirmed for a week, and no other account', async () => {
  await app.signUp({ fullName: 'Ada', email: 'confirmed@example.org', password: PASSWORD })
  for (const name of ['abandoned', 'mailed-again', 'disabled', 'quota', 'with-data'])
    await signUpOnly(name)
  await app.sql(
    `update auth.users set banned_until = now() + interval '1 day'
     where email = 'disabled@example.org'`,
  )
  await app.sql(
    `insert into private.account_quotas (user_id, resource, maximum)
     select id, 'bases', 1 from auth.users where email = 'quota@example.org'`,
  )
  await app.sql(
    `insert into public.bases (user_id, name)
     select id, 'Biology' from auth.users where email = 'with-data@example.org'`,
  )
  await age(8)
  await app.sql(`update auth.one_time_tokens set created_at = created_at - interval '8 days'`)
  await app.sql(
    `update auth.one_time_tokens set created_at = now() where user_id =
       (select id from auth.users where email = 'mailed-again@example.org')`,
  )
  await signUpOnly('new')

  expect(await removeUnconfirmedAccounts(app.database, new Date(time - 2 * DAY_MS))).toBe(0)
  expect(await removeUnconfirmedAccounts(app.database, new Date(time))).toBe(1)
  expect(await addresses()).toEqual([
    'confirmed',
    'disabled',
    'mailed-again',
    'new',
    'quota',
    'with-data',
  ])
})

test('lets the owner of a removed account sign up again', async () => {
  time += DAY_MS
  await signUpOnly('abandoned')
  expect(await addresses()).toContain('abandoned')
})
