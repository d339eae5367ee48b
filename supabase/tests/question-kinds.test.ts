import { afterAll, beforeAll, expect, test } from 'vitest'
import { KINDS, QUESTION_TYPES } from '../../domain/quiz/kinds/registry.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { newPersona } from '../../testing/personas.ts'
import { storeQuiz } from '../../testing/quiz.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('the database and the domain have the same kinds of questions', async () => {
  const rows = await app.sql(
    `select kind, marks::float8, choices, stores_options
     from private.question_kinds order by position`,
  )
  expect(rows).toEqual(
    QUESTION_TYPES.map((kind) => {
      const { marks, answer } = KINDS[kind]
      return {
        kind,
        marks,
        choices: answer.by === 'choice' ? answer.choices : 0,
        stores_options: answer.by === 'choice' && answer.storesOptions,
      }
    }),
  )
})

test('counts of kinds and the totals of other clients are the same numbers', async () => {
  const owner = await newPersona(app, 'owner')
  const { quizId } = await storeQuiz(owner)
  const stored = () =>
    owner.client
      .from('quizzes')
      .select('counts, total_mcqs, total_saqs, total_laqs')
      .eq('id', quizId)
      .single()
      .throwOnError()
  expect((await stored()).data).toEqual({
    counts: { mcq: 1, saq: 1, laq: 1 },
    total_mcqs: 1,
    total_saqs: 1,
    total_laqs: 1,
  })
  await owner.client.from('quizzes').update({ total_saqs: 2 }).eq('id', quizId).throwOnError()
  expect((await stored()).data.counts).toEqual({ mcq: 1, saq: 2, laq: 1 })
  await owner.client
    .from('quizzes')
    .update({ counts: { mcq: 3, laq: 4 } })
    .eq('id', quizId)
    .throwOnError()
  expect((await stored()).data).toMatchObject({ total_mcqs: 3, total_saqs: 0, total_laqs: 4 })
})

test.each([
  ['more than 20 of a kind', { mcq: 21 }],
  ['more than 30 in all', { mcq: 20, saq: 11 }],
  ['a negative number', { mcq: -1 }],
  ['an unknown kind', { riddle: 1 }],
])('refuses counts with %s', async (_, counts) => {
  const { client, user } = await newPersona(app, 'owner')
  const { error } = await client
    .from('quizzes')
    .insert({ user_id: user.id, quiz_name: 'Counts', difficulty: 'easy', counts })
  expect(error?.code).toBe('23514')
})
