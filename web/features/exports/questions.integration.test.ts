import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../../../testing/app.ts'
import { storeQuiz, type StoredQuiz } from '../../../testing/quiz.ts'
import { ownQuestion } from '../../../testing/fixtures/own-question.ts'
import { fetchExportSet } from './api/questions.ts'

const current = vi.hoisted((): { client: unknown } => ({ client: null }))
vi.mock('../../lib/backend/supabase.ts', () => ({
  supabase: () => Promise.resolve(current.client),
}))
vi.stubGlobal('location', { origin: 'https://stoa.example' })

let app: TestApp
let learner: SignedIn
let quiz: StoredQuiz
let baseId = ''
beforeAll(async () => {
  app = await createTestApp()
  learner = await app.signUp({
    fullName: 'Ada',
    email: 'ada@example.org',
    password: 'correct horse 9!',
  })
  current.client = learner.client
  quiz = await storeQuiz(learner)
  const { data } = await learner.client.from('bases').select('id').single().throwOnError()
  baseId = data.id
})
afterAll(() => app.close())

const ofQuiz = () => fetchExportSet({ kind: 'quiz', id: quiz.quizId, name: 'Leaves' })
const ofBase = () => fetchExportSet({ kind: 'base', id: baseId, name: 'Plants' })

it('exports no question and no key before its quiz is completed', async () => {
  await expect(ofQuiz()).rejects.toMatchObject({ code: 'export_failed' })
  expect((await ofBase()).questions).toEqual([])
})

it('requests no key of a quiz that is not completed', async () => {
  const text = vi.spyOn(Response.prototype, 'text')
  await ofBase()
  await ofQuiz().catch(() => undefined)
  const bodies = await Promise.all(text.mock.results.map(({ value }) => value))
  text.mockRestore()
  const received = bodies.join('\n')
  expect(received).toContain('leaves.pdf')
  expect(received).not.toContain('correct_answer')
})

it('exports the questions of a completed quiz in order, with links to their pages', async () => {
  await learner.client.rpc('complete_quiz', { p_quiz_id: quiz.quizId }).throwOnError()
  const { title, questions } = await ofQuiz()
  expect(title).toBe('Leaves')
  expect(questions.map(({ id }) => id)).toEqual([
    quiz.questions.mcq,
    quiz.questions.saq,
    quiz.questions.laq,
  ])
  expect(questions[0]).toMatchObject({
    options: ['Green', 'Red and blue', 'Ultraviolet', 'Infrared'],
    correctOption: 1,
    source: { fileName: 'leaves.pdf', page: 4 },
  })
  expect(questions[0]?.source.url).toMatch(
    new RegExp(`^https://stoa\\.example/base/${baseId}\\?file=[0-9a-f-]+&page=4$`),
  )
  expect(questions[1]?.points).toHaveLength(3)
})

it('exports each question of a base once, however often it was repeated', async () => {
  const id = crypto.randomUUID()
  const p_question_ids = [quiz.questions.mcq]
  await learner.client
    .rpc('repeat_questions', { p_quiz: { id, quiz_name: 'Again' }, p_question_ids })
    .throwOnError()
  await learner.client.rpc('complete_quiz', { p_quiz_id: id }).throwOnError()
  const again = await fetchExportSet({ kind: 'quiz', id, name: 'Again' })
  expect(again.questions.map((question) => question.id)).toEqual(p_question_ids)
  const { questions } = await ofBase()
  expect(questions).toHaveLength(3)
  expect(new Set(questions.map((question) => question.id))).toEqual(
    new Set(Object.values(quiz.questions)),
  )
})

it('exports the newest version of a question, and no withdrawn question', async () => {
  const { client } = learner
  await client
    .rpc('edit_question', {
      p_question_id: quiz.questions.saq,
      p_change: { question_text: 'Why green?', correct_answer: 'Light.', explanation: 'So.' },
    })
    .throwOnError()
  await client.rpc('withdraw_question', { p_question_id: quiz.questions.laq }).throwOnError()
  for (const { questions } of [await ofQuiz(), await ofBase()]) {
    expect(questions.map(({ text }) => text).toSorted()).toEqual([
      'Which light does chlorophyll absorb most?',
      'Why green?',
    ])
    const edited = questions.find(({ text }) => text === 'Why green?')
    expect(Date.now() - (edited?.changedAt.getTime() ?? 0)).toBeLessThan(3_600_000)
  }
})

it("exports nothing of another learner's", async () => {
  const stranger = await app.signUp({
    fullName: 'Eve',
    email: 'eve@example.org',
    password: 'correct horse 9!',
  })
  current.client = stranger.client
  await expect(ofQuiz()).rejects.toMatchObject({ code: 'export_failed' })
  expect((await ofBase()).questions).toEqual([])
})

it('exports an own question of a base before it was asked', async () => {
  current.client = learner.client
  const { data } = await learner.client.from('base_files').select('id').single().throwOnError()
  const own = ownQuestion(data.id)
  await learner.client.rpc('create_question', { p_question: own }).throwOnError()
  expect((await ofBase()).questions.find(({ id }) => id === own.id)).toMatchObject({
    options: ['Green', 'Red', 'Blue', 'Violet'],
    source: { fileName: 'leaves.pdf', page: 1 },
  })
})
