import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCounts } from '../../../domain/quiz/creation/counts.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { answersCorrectly } from '../../../testing/model/answers.ts'
import { startModelEndpoint, type ModelEndpoint } from '../../../testing/model/endpoint.ts'
import { learnerOf, make, questionsOf, type Learner } from '../../../testing/fixtures/quiz-maker.ts'
import { graded, post } from '../../../testing/fixtures/quiz-taker.ts'

let endpoint: ModelEndpoint
let app: TestApp
let learner: Learner
beforeAll(async () => {
  endpoint = await startModelEndpoint(answersCorrectly())
  app = await createTestApp({ model: { baseUrl: endpoint.baseUrl, modelName: 'stand-in' } })
  learner = await learnerOf(app, 'learner')
})
afterAll(async () => {
  await app.close()
  await endpoint.close()
})

const mark = async (quizId: string, questionId: string, option: string) => {
  const key = { quiz_id: quizId, question_id: questionId }
  await learner.client
    .from('quiz_answers')
    .insert({ ...key, user_answer: option })
    .throwOnError()
  return graded(await post(app, learner.accessToken, 'grade-answer', { action: 'mark', ...key }))
}

test('true or false questions are made, marked, counted and repeated', async () => {
  const counts = fillCounts({ mcq: 1, true_false: 2 })
  const { id, last } = await make(app, learner, { counts, mode: 'practice' })
  expect(last).toMatchObject({ type: 'ready', made: counts })
  const questions = await questionsOf(learner, id, app)
  expect(
    questions.map(({ question_type, marks, options, correct_option_number }) => ({
      question_type,
      marks,
      ...(question_type === 'true_false' && { options, correct_option_number }),
    })),
  ).toEqual([
    { question_type: 'mcq', marks: 1 },
    { question_type: 'true_false', marks: 1, options: null, correct_option_number: 1 },
    { question_type: 'true_false', marks: 1, options: null, correct_option_number: 1 },
  ])

  const [mcq, first, second] = questions.map((question) => question.id)
  expect(await mark(id, mcq ?? '', '1')).toMatchObject({ graded_by: 'rule' })
  expect(await mark(id, first ?? '', '1')).toMatchObject({ graded_by: 'rule', marks_obtained: 1 })
  const missed = await mark(id, second ?? '', '2')
  expect(missed).toMatchObject({ is_correct: false, marks_obtained: 0 })
  expect(missed.feedback).toContain('“True”')

  await learner.client.rpc('complete_quiz', { p_quiz_id: id }).throwOnError()
  const { data } = await learner.client
    .rpc('get_dashboard', { p_until: new Date(Date.now() + 86_400_000 * 400).toISOString() })
    .single()
    .throwOnError()
  expect(data.quizzes).toMatchObject([{ id, counts: { mcq: 1, true_false: 2 } }])
  expect(data.reviews).toMatchObject([{ questions: 3 }])

  const repeated = randomUUID()
  await learner.client
    .rpc('repeat_questions', {
      p_quiz: { id: repeated, quiz_name: 'Again' },
      p_question_ids: questions.map((question) => question.id),
    })
    .throwOnError()
  expect(
    (await questionsOf(learner, repeated, app)).map((question) => [
      question.question_type,
      question.question_type === 'true_false' ? question.correct_option_number : null,
    ]),
  ).toEqual([
    ['mcq', null],
    ['true_false', 1],
    ['true_false', 1],
  ])
})

test.each([
  ['options', { options: { '1': 'a', '2': 'b', '3': 'c', '4': 'd' } }],
  ['a third option as the correct one', { correct_option_number: 3 }],
  ['no correct option', { correct_option_number: null }],
  ['3 marks', { marks: 3 }],
])('the database refuses a true or false question with %s', async (_, change) => {
  const { data: quiz } = await learner.client
    .from('quizzes')
    .insert({ user_id: learner.user.id, quiz_name: 'By hand', difficulty: 'easy' })
    .select()
    .single()
    .throwOnError()
  const insert = (values: object) =>
    learner.client.from('quiz_questions').insert({
      quiz_id: quiz.id,
      question_type: 'true_false',
      question_number: 1,
      question_text: 'Tides follow the moon.',
      correct_answer: 'true',
      correct_option_number: 1,
      explanation: 'Page 1 says so.',
      marks: 1,
      ...values,
    })
  expect((await insert(change)).error?.code).toBe('23514')
  expect((await insert({})).error).toBeNull()
})
