import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createPersonas,
  mcqRow,
  newPersona,
  seedFixtures,
  type Fixtures,
  type Persona,
  type Personas,
} from '../../testing/personas.ts'

let personas: Personas
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())

let learner: Persona
let fixtures: Fixtures
beforeEach(async () => {
  learner = await newPersona(personas.app, 'learner')
  fixtures = await seedFixtures(learner)
})

type Values = Parameters<ReturnType<Persona['client']['from']>['update']>[0]

const change = (values: Values) =>
  learner.client
    .from('quiz_answers')
    .update(values as never)
    .eq('question_id', fixtures.questionId)
    .select()

const complete = async () => {
  const { error } = await learner.client.rpc('complete_quiz', { p_quiz_id: fixtures.quizId })
  expect(error).toBeNull()
}

test.each([5000, 1.01, -1, 'NaN', 'Infinity', '-Infinity'])(
  'refuses %s marks for a question of one mark',
  async (marks_obtained) => {
    expect((await change({ marks_obtained })).error?.code).toBe('23514')
  },
)

test.each([0, 0.5, 1])('stores %s marks for a question of one mark', async (marks_obtained) => {
  expect((await change({ marks_obtained })).data).toMatchObject([{ marks_obtained }])
})

describe('once a quiz is completed', () => {
  beforeEach(async () => {
    await change({ marks_obtained: 0, is_correct: false, graded_by: 'rule' })
    await complete()
  })

  test('its answers are fixed', async () => {
    expect((await change({ user_answer: '2' })).error?.code).toBe('23514')
    const { error } = await learner.client
      .from('quiz_answers')
      .delete()
      .eq('quiz_id', fixtures.quizId)
    expect(error?.code).toBe('23514')
  })

  test('its answers are not moved to another quiz', async () => {
    const { client, user } = learner
    const [quizId, id] = [randomUUID(), randomUUID()]
    const quiz = { id: quizId, user_id: user.id, quiz_name: 'Other', difficulty: 'easy' }
    await client
      .from('quizzes')
      .insert({ ...quiz, mode: 'practice' })
      .throwOnError()
    const question = { ...mcqRow(quizId, fixtures.fileId), id }
    await client.from('quiz_questions').insert(question).throwOnError()
    const moved = await change({ quiz_id: quizId, question_id: id })
    expect(moved.error?.message).toBe('An answer stays with its question')
  })

  test('a mark is replaced only with the earlier one in its history', async () => {
    expect((await change({ marks_obtained: 1 })).error?.code).toBe('23514')
    expect((await change({ graded_by: 'model' })).error?.code).toBe('23514')
    const history = [{ marks_obtained: 0, reason: 'It is on page 1' }]
    expect((await change({ marks_obtained: 1, history })).error).toBeNull()
    await complete()
    expect((await change({ marks_obtained: 0, history })).error?.code).toBe('23514')
  })

  test('the quiz can still be deleted, with its answers', async () => {
    const { client } = learner
    expect((await client.from('quizzes').delete().eq('id', fixtures.quizId)).error).toBeNull()
    expect((await client.from('quiz_answers').select()).data).toEqual([])
  })

  test('the account can still be deleted', async () => {
    expect((await learner.client.rpc('delete_account')).error).toBeNull()
  })
})

test('an answer without a mark is still marked after the quiz was completed', async () => {
  await change({ marks_obtained: null, is_correct: null, graded_by: null })
  await complete()
  const marked = await change({ marks_obtained: 1, is_correct: true, graded_by: 'rule' })
  expect(marked.error).toBeNull()
})

test.each([
  [{ total_marks: 5000 }],
  [{ total_marks: 'NaN' }],
  [{ total_marks: 'Infinity' }],
  [{ marks_obtained: 2 }],
  [{ marks_obtained: 'NaN' }],
  [{ created_at: 'infinity' }],
  [{ created_at: '-infinity' }],
  [{ completed_at: '9999-01-01' }],
])('refuses a quiz with %o', async (values) => {
  const { error } = await learner.client
    .from('quizzes')
    .update(values as never)
    .eq('id', fixtures.quizId)
  expect(error?.code).toBe('23514')
})

test.each(['infinity', '1066-01-01', '9999-01-01'])('refuses a base made at %s', async (time) => {
  const row = { user_id: learner.user.id, name: 'Base', created_at: time }
  expect((await learner.client.from('bases').insert(row)).error?.code).toBe('23514')
})
