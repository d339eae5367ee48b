import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createPersonas,
  newPersona,
  unwrap,
  type Persona,
  type Personas,
} from '../../testing/personas.ts'
import { storeQuiz, type StoredQuiz } from '../../testing/quiz.ts'

const DAY_MS = 86_400_000
const ANSWERED_AT = '2026-03-05T10:00:00+00:00'

let personas: Personas
let learner: Persona
let stored: StoredQuiz
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())
beforeEach(async () => {
  learner = await newPersona(personas.app, 'travelling')
  stored = await storeQuiz(learner)
  await learner.client.rpc('complete_quiz', { p_quiz_id: stored.quizId }).throwOnError()
  const completed_at = new Date(Date.now() - 5 * DAY_MS).toISOString()
  await learner.client
    .from('quizzes')
    .update({ completed_at })
    .eq('id', stored.quizId)
    .throwOnError()
})

const kept = (client = learner.client, most = 100) => {
  const until = new Date(Date.now() + DAY_MS)
  return client.rpc('get_kept_reviews', {
    p_until: until.toISOString(),
    p_today: until.toISOString().slice(0, 10),
    p_before: new Date(Date.now() + 7 * DAY_MS).toISOString(),
    p_most: most,
  })
}

type Given = { question_id: string; user_answer: string; option?: string | null }
const store = (id: string, answers: readonly Given[], client = learner.client) =>
  client.rpc('store_review', {
    p_review: { id, quiz_name: 'Review, 5 Mar', review_ends_at: null },
    p_question_ids: Object.values(stored.questions),
    p_answers: answers.map((answer) => ({
      option: null,
      confidence: null,
      answered_at: ANSWERED_AT,
      ...answer,
    })),
  })

const answersIn = (quizId: string) =>
  unwrap(
    learner.client
      .from('quiz_answers')
      .select('user_answer, answered_at, confidence, quiz_questions!inner(repeats, options)')
      .eq('quiz_id', quizId),
  )
const choice = (): Given => ({
  question_id: stored.questions.mcq,
  user_answer: '2',
  option: 'Red and blue',
})

describe('get_kept_reviews', () => {
  test('returns what is due with its key and its file, at most as many as asked', async () => {
    const rows = await unwrap(kept())
    expect(rows.map(({ first_id }) => first_id).toSorted()).toEqual(
      Object.values(stored.questions).toSorted(),
    )
    const choiceRow = rows.find(({ first_id }) => first_id === stored.questions.mcq)
    expect(choiceRow).toMatchObject({
      question: { id: stored.questions.mcq, correct_option_number: 2, versions: [] },
      source: { base_files: { file_name: 'leaves.pdf' }, bases: { name: expect.any(String) } },
    })
    expect(await unwrap(kept(learner.client, 1))).toHaveLength(1)
  })

  test('returns the newest version of a question, and no withdrawn question', async () => {
    await learner.client
      .rpc('edit_question', {
        p_question_id: stored.questions.saq,
        p_change: {
          question_text: 'Why are leaves green?',
          correct_answer: 'Green light is reflected.',
          explanation: 'The text says so.',
          points: [],
        },
      })
      .throwOnError()
    await learner.client
      .rpc('withdraw_question', { p_question_id: stored.questions.laq })
      .throwOnError()
    const rows = await unwrap(kept())
    expect(rows.map(({ first_id }) => first_id)).not.toContain(stored.questions.laq)
    expect(rows.find(({ first_id }) => first_id === stored.questions.saq)).toMatchObject({
      question: { question_text: 'Why are leaves green?' },
    })
  })

  test('returns no question of an open test, and nothing to others', async () => {
    await learner.client
      .rpc('repeat_questions', {
        p_quiz: { id: randomUUID(), quiz_name: 'Again' },
        p_question_ids: [stored.questions.mcq],
      })
      .throwOnError()
    const rows = await unwrap(kept())
    expect(rows.map(({ first_id }) => first_id)).not.toContain(stored.questions.mcq)
    expect(await unwrap(kept(personas.stranger.client))).toEqual([])
    expect((await kept(personas.anonymous)).error?.code).toBe('42501')
  })
})

describe('store_review', () => {
  test('makes a review of the questions and stores the answers with their times', async () => {
    const id = randomUUID()
    const answers = [
      choice(),
      { question_id: stored.questions.saq, user_answer: 'Green light is reflected.' },
    ]
    expect(await unwrap(store(id, answers))).toBe(2)
    const rows = await answersIn(id)
    expect(rows).toHaveLength(2)
    for (const row of rows) expect(row.answered_at).toBe(ANSWERED_AT)
    // The options of a copy are in another order.
    const chosen = rows.find(({ quiz_questions: { options } }) => options !== null)
    const options = chosen?.quiz_questions.options as Record<string, string>
    expect(options[chosen?.user_answer ?? '']).toBe('Red and blue')
    const quiz = learner.client.from('quizzes').select('mode, status, counts').eq('id', id)
    expect(await unwrap(quiz)).toEqual([
      { mode: 'review', status: 'in_progress', counts: { mcq: 1, saq: 1, laq: 1 } },
    ])
  })

  test('stores each answer once, however often and by however many tabs it is sent', async () => {
    const id = randomUUID()
    const sent = await Promise.all([1, 2, 3].map(() => unwrap(store(id, [choice()]))))
    expect(sent).toEqual([1, 1, 1])
    // A later answer to the same question does not replace the first one.
    const second = { ...choice(), user_answer: '1', option: 'Green' }
    expect(await unwrap(store(id, [second]))).toBe(1)
    const rows = await answersIn(id)
    expect(rows).toHaveLength(1)
    const quizzes = learner.client.from('quizzes').select('id').eq('mode', 'review')
    expect(await unwrap(quizzes)).toEqual([{ id }])
    // What was answered in between is added.
    const more = { question_id: stored.questions.laq, user_answer: 'Roots take up water.' }
    expect(await unwrap(store(id, [choice(), more]))).toBe(2)
    expect(await answersIn(id)).toHaveLength(2)
  })

  test('adds answers to a review that began with a network, but not once it is completed', async () => {
    const id = randomUUID()
    await learner.client
      .rpc('repeat_questions', {
        p_quiz: { id, quiz_name: 'Review', mode: 'review' },
        p_question_ids: Object.values(stored.questions),
      })
      .throwOnError()
    const copies = await unwrap(
      learner.client.from('quiz_questions').select('id, question_type').eq('quiz_id', id),
    )
    const idOf = (type: string) =>
      copies.find(({ question_type }) => question_type === type)?.id ?? ''
    const written = { question_id: idOf('saq'), user_answer: 'Green light is reflected.' }
    expect(await unwrap(store(id, [written]))).toBe(1)
    await learner.client.rpc('complete_quiz', { p_quiz_id: id }).throwOnError()
    const late = { question_id: idOf('laq'), user_answer: 'Roots take up water.' }
    expect(await unwrap(store(id, [written, late]))).toBe(1)
    expect(await answersIn(id)).toHaveLength(1)
  })

  test('leaves out answers to questions that were withdrawn, deleted or changed', async () => {
    await learner.client
      .rpc('withdraw_question', { p_question_id: stored.questions.saq })
      .throwOnError()
    const answers = [
      { question_id: stored.questions.saq, user_answer: 'Green light is reflected.' },
      { question_id: randomUUID(), user_answer: 'Deleted' },
      { ...choice(), option: 'An earlier option' },
    ]
    const id = randomUUID()
    expect(await unwrap(store(id, answers))).toBe(0)
    expect(await answersIn(id)).toEqual([])
    expect(await unwrap(store(id, [choice()]))).toBe(1)
  })

  test('is for the questions and quizzes of the caller alone', async () => {
    const id = randomUUID()
    expect(await unwrap(store(id, [choice()], personas.stranger.client))).toBe(0)
    await unwrap(store(id, [choice()]))
    const { error } = await store(id, [choice()], personas.stranger.client)
    expect(error).toBeNull()
    expect(await answersIn(id)).toHaveLength(1)
    expect((await store(id, [choice()], personas.anonymous)).error?.code).toBe('42501')
  })
})
