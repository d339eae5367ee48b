import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../../testing/app.ts'
import { seedFixtures } from '../../testing/personas.ts'
import { ABANDONED_AFTER_MS } from '../functions/_shared/unfinished-work.ts'
import { STUDY_PAGES } from '../../testing/fixtures/study-text.ts'

let app: TestApp
let ada: SignedIn
let fileId: string
beforeAll(async () => {
  app = await createTestApp()
  ada = await app.signUp({
    fullName: 'Ada',
    email: 'ada@example.com',
    password: 'password of ada',
  })
  fileId = (await seedFixtures(ada)).fileId
  await ada.client
    .from('pdf_text_content')
    .update({ extracted_text: STUDY_PAGES.join('\f') })
    .eq('file_id', fileId)
    .throwOnError()
  await app.sql('alter table public.quizzes disable trigger keep_updated_at')
})
afterAll(() => app.close())

const generating = async (minutesOld: number): Promise<string> => {
  const id = randomUUID()
  await app.sql(
    `insert into public.quizzes (id, user_id, quiz_name, difficulty, total_mcqs, status, updated_at)
     values ($1, $2, 'In the making', 'easy', 1, 'generating', now() - make_interval(mins => $3))`,
    [id, ada.user.id, minutesOld],
  )
  return id
}
const age = (id: string) =>
  app.sql(`update public.quizzes set updated_at = now() - interval '11 minutes' where id = $1`, [
    id,
  ])

const make = (id: string) =>
  app.fetch(
    new Request(`${app.url}/functions/v1/make-quiz`, {
      method: 'POST',
      headers: {
        apikey: app.key,
        authorization: `Bearer ${ada.accessToken}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        quiz_id: id,
        quiz_name: 'In the making',
        difficulty: 'easy',
        counts: { mcq: 0, saq: 1, laq: 0 },
        file_ids: [fileId],
      }),
    }),
  )

test('shows a quiz that is being made on the dashboard, and hides an abandoned one', async () => {
  const [recent, abandoned] = [await generating(9), await generating(11)]
  const { data } = await ada.client.rpc('get_dashboard', { p_until: '2099-01-01' }).single()
  const ids = JSON.stringify(data?.quizzes)
  expect([ids.includes(recent), ids.includes(abandoned)]).toEqual([true, false])
})

test('makes an abandoned quiz when it is requested again', async () => {
  const id = await generating(11)
  const events = await (await make(id)).text()
  expect(events).toContain('"type":"ready"')
  expect((await ada.client.from('quizzes').select('status').eq('id', id).single()).data).toEqual({
    status: 'ready',
  })
})

test('fails a request that waits for a quiz once the quiz is abandoned', async () => {
  const id = await generating(0)
  const waiting = (await make(id)).text()
  await age(id)
  expect(await waiting).toContain('"type":"failure"')
})

test('removes abandoned quizzes with the next quiz of the account, and no other quiz', async () => {
  const ben = await app.signUp({
    fullName: 'Ben',
    email: 'ben@example.com',
    password: 'password of ben',
  })
  const ids = async () =>
    (await app.sql('select id from public.quizzes')).map(({ id }) => id as string)
  const recent = await generating(9)
  const abandoned = await generating(11)
  await ben.client
    .from('quizzes')
    .insert({ user_id: ben.user.id, quiz_name: 'Of Ben', difficulty: 'easy' })
    .throwOnError()
  expect(await ids()).toContain(abandoned)
  await ada.client
    .from('quizzes')
    .insert({ user_id: ada.user.id, quiz_name: 'The next', difficulty: 'easy' })
    .throwOnError()
  const after = await ids()
  expect([after.includes(recent), after.includes(abandoned)]).toEqual([true, false])
})

test('every function of the database gives up unfinished work after the time that the server does', async () => {
  const functions = await app.sql<{ minutes: string }>(
    `select substring(p.prosrc from 'interval ''([0-9]+) minutes''') as minutes
    from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and p.prosrc ~ '(generating|message_type).*interval ''[0-9]+ minutes'''`,
  )
  expect(functions.length).toBeGreaterThan(2)
  for (const { minutes } of functions) expect(Number(minutes) * 60_000).toBe(ABANDONED_AFTER_MS)
})
