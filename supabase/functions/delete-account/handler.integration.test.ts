import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedFixtures, newPersona, type Persona } from '../../../testing/personas.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'

let app: TestApp
let learner: Persona
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  learner = await newPersona(app, 'learner')
})

type Answer = { data: unknown; error: unknown }
const call = (email: unknown, { client } = learner): Promise<Answer> =>
  client.functions.invoke<unknown>('delete-account', { body: { email } })

const filesOf = (user: Persona) =>
  app.sql(`select name from storage.objects where starts_with(name, $1)`, [user.user.id])

const rowsOf = async ({ user }: Persona): Promise<number> => {
  const [row] = await app.sql<{ rows: number }>(
    `select ((select count(*) from auth.users where id = $1) + (select count(*) from bases where user_id = $1)
      + (select count(*) from chats where user_id = $1) + (select count(*) from quizzes where user_id = $1))::int as rows`,
    [user.id],
  )
  return row?.rows ?? NaN
}

async function upload({ client, user }: Persona, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const path = `${user.id}/base-${index % 2}/deep/${index}.txt`
    const { error } = await client.storage.from('files').upload(path, new Blob(['x']))
    if (error) throw error
  }
}

test('deletes the account with all rows and files, and nothing of other users', async () => {
  const neighbour = await newPersona(app, 'neighbour')
  await seedFixtures(neighbour)
  await upload(neighbour, 1)
  await seedFixtures(learner)
  await upload(learner, 3)
  const { data, error } = await call(learner.email.toUpperCase())
  expect(error).toBeNull()
  expect(data).toEqual({ deleted: true })
  expect(await rowsOf(learner)).toBe(0)
  expect(await filesOf(learner)).toEqual([])
  expect(await rowsOf(neighbour)).toBe(4)
  expect(await filesOf(neighbour)).toHaveLength(1)
  const { error: signInError } = await app.client().auth.signInWithPassword(learner)
  expect(signInError?.code).toBe('invalid_credentials')
})

test('removes more files than one listing returns', async () => {
  await upload(learner, 230)
  expect((await call(learner.email)).error).toBeNull()
  expect(await filesOf(learner)).toEqual([])
})

test('deletes nothing for another email', async () => {
  await seedFixtures(learner)
  await upload(learner, 1)
  for (const email of ['', 'other@example.com', learner.user.id, 7, null]) {
    const { error } = await call(email)
    expect(error).not.toBeNull()
  }
  const response = await app.fetch(
    new Request(`${app.url}/functions/v1/delete-account`, {
      method: 'POST',
      headers: {
        apikey: app.key,
        authorization: `Bearer ${(await learner.client.auth.getSession()).data.session?.access_token ?? ''}`,
      },
      body: JSON.stringify({ email: 'other@example.com' }),
    }),
  )
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'account_email_mismatch' })
  expect(await rowsOf(learner)).toBe(4)
  expect(await filesOf(learner)).toHaveLength(1)
})

test('deletes nothing for a visitor', async () => {
  const { error } = await call(learner.email, { ...learner, client: app.client() })
  expect(error).toMatchObject({ context: { status: 401 } })
})

test('completes when called again after an interruption', async () => {
  await seedFixtures(learner)
  await upload(learner, 2)
  await app.sql(
    `create function stop() returns trigger language plpgsql as 'begin raise exception ''stopped''; end'`,
  )
  await app.sql(
    `create trigger stop before delete on auth.users for each row execute function stop()`,
  )
  const { error } = await call(learner.email)
  expect(error).toMatchObject({ context: { status: 500 } })
  expect(await filesOf(learner)).toEqual([])
  expect(await rowsOf(learner)).toBe(4)
  await app.sql(`drop trigger stop on auth.users`)
  expect((await call(learner.email)).error).toBeNull()
  expect(await rowsOf(learner)).toBe(0)
})
