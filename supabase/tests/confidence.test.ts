import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CONFIDENCES } from '../../domain/quiz/taking/confidence.ts'
import { reviewDays } from '../../domain/review/schedule.ts'
import { history as historyShape } from '../../domain/review/wire.ts'
import {
  createPersonas,
  newPersona,
  unwrap,
  type Persona,
  type Personas,
} from '../../testing/personas.ts'
import { storeQuiz, type StoredQuiz } from '../../testing/quiz.ts'

const DAY_MS = 86_400_000

let personas: Personas
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())

let learner: Persona
let stored: StoredQuiz
beforeEach(async () => {
  learner = await newPersona(personas.app, 'rating')
  stored = await storeQuiz(learner)
})

type Values = Readonly<Record<string, unknown>>
const RIGHT = { is_correct: true, marks_obtained: 1, graded_by: 'rule' }
const WRONG = { is_correct: false, marks_obtained: 0, graded_by: 'rule' }

const answer = (kind: keyof StoredQuiz['questions'], values: Values) => {
  const row = { quiz_id: stored.quizId, question_id: stored.questions[kind], user_answer: '1' }
  return learner.client.from('quiz_answers').insert({ ...row, ...values } as never)
}
const change = (values: Values, client = learner.client) =>
  client
    .from('quiz_answers')
    .update(values as never)
    .eq('question_id', stored.questions.mcq)
    .select('confidence')
/** Replaces the quiz and its base: a quiz with questions stays a test. */
const usePractice = async () => {
  await learner.client.from('quizzes').delete().eq('id', stored.quizId).throwOnError()
  await learner.client.from('bases').delete().eq('user_id', learner.user.id).throwOnError()
  stored = await storeQuiz(learner, 'practice')
}
const complete = () =>
  learner.client.rpc('complete_quiz', { p_quiz_id: stored.quizId }).throwOnError()
const calibration = (client = learner.client) => unwrap(client.rpc('get_calibration'))

describe('the confidence of an answer', () => {
  test('is one of the levels of the domain, or none', async () => {
    await answer('mcq', {}).throwOnError()
    for (const confidence of [...CONFIDENCES, null])
      expect((await change({ confidence })).data).toEqual([{ confidence }])
    expect((await change({ confidence: 'certain' })).error?.code).toBe('23514')
    expect((await change({ confidence: '' })).error?.code).toBe('23514')
  })

  test('is fixed once the answer is marked', async () => {
    await answer('mcq', { confidence: 'sure' }).throwOnError()
    expect((await change(WRONG)).error).toBeNull()
    for (const confidence of ['guess', null])
      expect((await change({ confidence })).error?.code).toBe('23514')
    expect((await change({ confidence: 'sure' })).data).toEqual([{ confidence: 'sure' }])
  })

  test('is fixed once the quiz is completed', async () => {
    await answer('mcq', { confidence: 'sure' }).throwOnError()
    await complete()
    expect((await change({ confidence: 'guess' })).error?.code).toBe('23514')
    expect((await change(WRONG)).data).toEqual([{ confidence: 'sure' }])
  })

  test('is read and changed by its owner alone', async () => {
    await answer('mcq', { confidence: 'sure' }).throwOnError()
    expect((await change({ confidence: 'guess' }, personas.stranger.client)).data).toEqual([])
    expect((await change({ confidence: 'guess' }, personas.anonymous)).error).not.toBeNull()
    expect((await change({ user_answer: '2' })).data).toEqual([{ confidence: 'sure' }])
  })

  test('is read with the answers of an open test, and is not part of a test that is taken again', async () => {
    await answer('mcq', { ...WRONG, confidence: 'sure' }).throwOnError()
    const read = (id: string) => unwrap(learner.client.rpc('get_quiz_answers', { p_quiz_id: id }))
    expect(await read(stored.quizId)).toMatchObject([
      { answer: { confidence: 'sure', is_correct: null } },
    ])
    await complete()
    const id = await unwrap(
      learner.client.rpc('repeat_questions', {
        p_quiz: { id: crypto.randomUUID(), quiz_name: 'Again' },
        p_question_ids: [stored.questions.mcq],
      }),
    )
    expect(await read(id)).toEqual([])
  })
})

describe('get_calibration', () => {
  test('counts the rated answers of the caller and those that were correct', async () => {
    await answer('mcq', { ...RIGHT, confidence: 'sure' }).throwOnError()
    await answer('saq', { ...WRONG, confidence: 'sure' }).throwOnError()
    await answer('laq', { ...RIGHT, confidence: 'guess' }).throwOnError()
    await complete()
    const expected = [
      { confidence: 'guess', answers: 1, correct: 1 },
      { confidence: 'sure', answers: 2, correct: 1 },
    ]
    const byLevel = (rows: Awaited<ReturnType<typeof calibration>>) =>
      rows.toSorted((a, b) => a.confidence.localeCompare(b.confidence))
    expect(byLevel(await calibration())).toEqual(expected)
    expect(await calibration(personas.stranger.client)).toEqual([])
    expect((await personas.anonymous.rpc('get_calibration')).error?.code).toBe('42501')
  })

  test('reveals nothing about a test before it is submitted, and counts a practice at once', async () => {
    await answer('mcq', { ...RIGHT, confidence: 'sure' }).throwOnError()
    expect(await calibration()).toEqual([])
    await usePractice()
    await answer('mcq', { ...RIGHT, confidence: 'sure' }).throwOnError()
    expect(await calibration()).toEqual([{ confidence: 'sure', answers: 1, correct: 1 }])
  })

  test('leaves out what is not rated, not marked, open or withdrawn', async () => {
    await usePractice()
    const open = [{ text: 'a', verdict: 'open', quote: null, source_quote: 'a', page: 1 }]
    await answer('mcq', { ...RIGHT }).throwOnError()
    await answer('saq', { confidence: 'sure' }).throwOnError()
    await answer('laq', { ...WRONG, points: open, confidence: 'sure' }).throwOnError()
    expect(await calibration()).toEqual([])
    await learner.client
      .from('quiz_answers')
      .update({ points: [], graded_by: 'self' })
      .eq('question_id', stored.questions.laq)
      .throwOnError()
    expect(await calibration()).toEqual([{ confidence: 'sure', answers: 1, correct: 0 }])
    await learner.client
      .rpc('withdraw_question', { p_question_id: stored.questions.laq, p_reason: 'unclear' })
      .throwOnError()
    expect(await calibration()).toEqual([])
  })
})

describe('a wrong answer that the learner was sure of', () => {
  const review = async () => {
    const [row] = await unwrap(
      learner.client
        .from('question_reviews')
        .select('history, due_at, returns')
        .eq('first_id', stored.questions.mcq),
    )
    if (!row) throw new Error('the question has no review')
    const history = historyShape.parse(row.history)
    return { ...row, history, days: (Date.parse(row.due_at) - history[0].at) / DAY_MS }
  }

  test('returns after a day, and again within a week after that', async () => {
    await answer('mcq', { ...WRONG, confidence: 'sure' }).throwOnError()
    await complete()
    const { history, days, returns } = await review()
    expect(history).toMatchObject([{ is_correct: false, wasSure: true }])
    expect(days).toBe(1)
    expect(returns).toEqual(reviewDays(history))
    expect((returns[1] ?? 0) - (returns[0] ?? 0)).toBeLessThanOrEqual(7)
  })

  test.each(['unsure', 'guess', null])('changes nothing if it was rated %s', async (confidence) => {
    await answer('mcq', { ...WRONG, confidence }).throwOnError()
    await complete()
    expect((await review()).history).toMatchObject([{ wasSure: undefined }])
  })
})
