import type { AuthError } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '../../messages/en/index.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'

const PASSWORD = 'celestial mechanics'
const EMAIL = 'mary@example.com'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.client().auth.signUp({
    email: 'unconfirmed@example.com',
    password: PASSWORD,
    options: { data: { full_name: 'Mary Somerville' } },
  })
})
afterAll(() => app.close())

const signIn = async (email: string, password: string) =>
  (await app.client().auth.signInWithPassword({ email, password })).error
const signUp = async (password: string) =>
  (await app.client().auth.signUp({ email: 'new@example.com', password })).error

test('has the text of every error that a learner meets in the catalogues', async () => {
  const { client, user } = await app.signUp({ fullName: 'Mary', email: EMAIL, password: PASSWORD })
  const change = async (password: string, current: string) =>
    (await client.auth.updateUser({ password, current_password: current })).error
  const errors: Record<string, AuthError | null> = {
    invalid_credentials: await signIn(EMAIL, 'not the password'),
    email_not_confirmed: await signIn('unconfirmed@example.com', PASSWORD),
    password_too_short: await signUp('short'),
    password_well_known: await signUp('password123'),
    password_unchanged: await change(PASSWORD, PASSWORD),
    current_password_wrong: await change('another passphrase', 'not the password'),
  }
  await app.sql(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
    user.id,
  ])
  errors['account_disabled'] = await signIn(EMAIL, PASSWORD)
  const texts = new Map(Object.entries(en.errors))
  for (const [code, error] of Object.entries(errors))
    expect(error?.message, code).toBe(texts.get(code))
})
