import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('a new account can sign in once its mail is confirmed', async () => {
  const { client, user } = await app.signUp({
    fullName: 'Ada Byron',
    email: 'ada@example.com',
    password: 'a-long-password',
  })
  expect(user.user_metadata['full_name']).toBe('Ada Byron')
  const made = await client
    .from('bases')
    .insert({ name: 'Biology', user_id: user.id })
    .select()
    .single()
  expect(made.data).toMatchObject({ name: 'Biology', user_id: user.id })
  expect((await app.sql('select name from bases')).length).toBe(1)
})

test('listens on a real port', async () => {
  const origin = await app.listen()
  const health = await fetch(`${origin}/health`)
  expect(await health.json()).toMatchObject({ status: 'ok', tutor: 'builtin', mail: 'inbox' })
})
