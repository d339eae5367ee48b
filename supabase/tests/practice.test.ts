import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { answerRow, quizRow } from '../../domain/quiz/rows.ts'
import { isScored } from '../../domain/quiz/scored-questions.ts'
import {
  createPersonas,
  newPersona,
  unwrap,
  type Client,
  type Persona,
  type Personas,
} from '../../testing/personas.ts'
import { storeQuiz, type StoredQuiz } from '../../testing/quiz.ts'

let personas: Personas
let learner: Persona
let stored: StoredQuiz
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())
beforeEach(async () => {
  learner = await newPersona(personas.app, 'learner')
  stored = await storeQuiz(learner)
})

const setMode = (mode: string, quizId = stored.quizId) =>
  learner.client.from('quizzes').update({ mode }).eq('id', quizId)

const readQuiz = async (client: Client = learner.client, id = stored.quizId) => {
  const rows = await unwrap(client.rpc('get_quiz', { p_quiz_id: id }))
  return rows.map(({ quiz }) => quizRow.parse(quiz))
}

type Marked = { questionId: string; marks: number; quizId?: string; at?: string }
const answer = ({ questionId, marks, quizId = stored.quizId, at }: Marked) =>
  learner.client
    .from('quiz_answers')
    .insert({
      quiz_id: quizId,
      question_id: questionId,
      user_answer: 'x',
      marks_obtained: marks,
      is_correct: marks > 0,
      graded_by: 'rule',
      ...(at === undefined ? {} : { answered_at: at }),
    })
    .throwOnError()

const complete = (quizId = stored.quizId) =>
  unwrap(learner.client.rpc('complete_quiz', { p_quiz_id: quizId }))

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

/** The latest copies of the questions that are due now. */
const due = () =>
  unwrap(
    learner.client.rpc('get_due_questions', { p_until: new Date().toISOString(), p_most: 100 }),
  )

/** A review of all three questions, missed a week ago. Returns its id and its questions. */
async function startReview() {
  await complete()
  await learner.client
    .from('quizzes')
    .update({ completed_at: daysAgo(7) })
    .eq('id', stored.quizId)
    .throwOnError()
  const id = randomUUID()
  await learner.client
    .rpc('repeat_questions', {
      p_quiz: { id, quiz_name: 'Review', mode: 'review', review_ends_at: daysAgo(0) },
      p_question_ids: Object.values(stored.questions),
    })
    .throwOnError()
  const [quiz] = await readQuiz(learner.client, id)
  if (!quiz) throw new Error('there is no review')
  return { id, questions: quiz.quiz_questions.map((question) => question.id) }
}

describe('get_quiz', () => {
  test('returns a test without its key until it is submitted', async () => {
    const [open] = await readQuiz()
    expect(open).toMatchObject({ mode: 'test', quiz_sources: [{ base_files: expect.anything() }] })
    expect(open?.quiz_questions.map(({ question_type }) => question_type)).toEqual([
      'mcq',
      'saq',
      'laq',
    ])
    for (const question of open?.quiz_questions ?? [])
      expect(question).toMatchObject({
        correct_answer: '',
        correct_option_number: null,
        explanation: '',
        source_quote: null,
        points: [],
      })
    await complete()
    const [done] = await readQuiz()
    expect(done?.quiz_questions[0]).toMatchObject({
      correct_answer: 'Red and blue',
      correct_option_number: 2,
    })
    expect(done?.quiz_questions[1]?.points).toHaveLength(3)
  })

  test.each(['practice', 'review'] as const)(
    'returns the key of a quiz taken as %s',
    async (mode) => {
      const { quizId } = await storeQuiz(learner, mode)
      const [quiz] = await readQuiz(learner.client, quizId)
      expect(quiz?.quiz_questions[0]?.correct_option_number).toBe(2)
    },
  )

  test('returns a quiz to its owner only', async () => {
    expect(await readQuiz()).toHaveLength(1)
    expect(await readQuiz(personas.stranger.client)).toEqual([])
    const { error } = await personas.anonymous.rpc('get_quiz', { p_quiz_id: stored.quizId })
    expect(error).not.toBeNull()
  })

  test('is accompanied by answers without marks until the test is submitted', async () => {
    const read = async (client: Client = learner.client) =>
      (await unwrap(client.rpc('get_quiz_answers', { p_quiz_id: stored.quizId }))).map((row) =>
        answerRow.parse(row.answer),
      )
    await answer({ questionId: stored.questions.mcq, marks: 1 })
    const [open] = await read()
    expect(open).toMatchObject({ user_answer: 'x', is_correct: null, graded_by: null })
    expect(await read(personas.stranger.client)).toEqual([])
    await complete()
    expect(await read()).toMatchObject([{ is_correct: true, marks_obtained: 1 }])
  })
})

describe('get_asked_pages', () => {
  const outcomes = async (client: Client = learner.client) => {
    const fileId = await sourceFile()
    const { asked } = await unwrap(client.rpc('get_asked_pages', { p_file_id: fileId }).single())
    return z
      .array(z.object({ submittedAt: z.string().nullable(), answer: z.unknown() }))
      .parse(asked)
  }
  const sourceFile = async () => {
    const [question] = (await readQuiz())[0]?.quiz_questions ?? []
    return question?.source_file_id ?? ''
  }

  test('returns the questions of a file without marks until their quiz is completed', async () => {
    await answer({ questionId: stored.questions.mcq, marks: 1 })
    const open = await outcomes()
    expect(open).toHaveLength(3)
    expect(open.filter((row) => row.submittedAt !== null || row.answer !== null)).toEqual([])
    expect(await outcomes(personas.stranger.client)).toEqual([])
    await complete()
    const done = await outcomes()
    expect(done.map((row) => row.answer)).toContainEqual({ is_correct: true, marks_obtained: 1 })
    expect(done.filter((row) => row.submittedAt === null)).toEqual([])
  })

  test('returns a repeated question once, with its latest completed attempt', async () => {
    await answer({ questionId: stored.questions.mcq, marks: 1 })
    await complete()
    await learner.client
      .rpc('repeat_questions', {
        p_quiz: { id: randomUUID(), quiz_name: 'Again' },
        p_question_ids: [stored.questions.mcq],
      })
      .throwOnError()
    const asked = await outcomes()
    expect(asked).toHaveLength(3)
    expect(asked.map((row) => row.answer)).toContainEqual({ is_correct: true, marks_obtained: 1 })
  })
})

describe('the mode of a quiz', () => {
  test('is test unless another one is chosen', async () => {
    const quiz = await unwrap(
      learner.client.from('quizzes').select('mode').eq('id', stored.quizId).single(),
    )
    expect(quiz.mode).toBe('test')
    expect((await setMode('exam')).error?.code).toBe('23514')
  })

  test('can be chosen for repeated questions', async () => {
    await complete()
    const modes: unknown[] = []
    for (const mode of [undefined, 'practice']) {
      const id = randomUUID()
      await learner.client
        .rpc('repeat_questions', {
          p_quiz: { id, quiz_name: 'Again', ...(mode && { mode }) },
          p_question_ids: [stored.questions.mcq],
        })
        .throwOnError()
      modes.push((await readQuiz(learner.client, id))[0]?.mode)
    }
    expect(modes).toEqual(['test', 'practice'])
  })
})

describe('retries of an answer', () => {
  const setRetries = (retries: object[]) =>
    learner.client
      .from('quiz_answers')
      .update({ retries: z.array(z.record(z.string(), z.string())).parse(retries) })
      .eq('quiz_id', stored.quizId)

  test('are limited in number and fixed once the quiz is completed', async () => {
    await answer({ questionId: stored.questions.mcq, marks: 0 })
    expect((await setRetries([{ user_answer: '2' }])).error).toBeNull()
    const many = Array.from({ length: 11 }, () => ({ user_answer: '2' }))
    expect((await setRetries(many)).error?.code).toBe('23514')
    await complete()
    expect((await setRetries([])).error?.code).toBe('23514')
  })
})

describe('a practice that is left unfinished', () => {
  const histories = async () => {
    const rows = await unwrap(
      learner.client.from('question_reviews').select('first_id, history, due_at'),
    )
    return new Map(rows.map((row) => [row.first_id, row]))
  }
  beforeEach(async () => {
    stored = await storeQuiz(learner, 'practice')
  })

  test('counts each marked answer in the schedule from when it was given, but not in statistics', async () => {
    const { mcq } = stored.questions
    await answer({ questionId: mcq, marks: 0, at: daysAgo(2) })
    expect([...(await histories()).keys()]).toEqual([mcq])
    expect(await due()).toEqual([mcq])
    const { client, user } = learner
    const [stats] = await unwrap(client.rpc('get_user_quiz_stats', { user_uuid: user.id }))
    expect(stats).toMatchObject({ total_quizzes: 0, total_questions_attempted: 0 })
  })

  test('counts no answer twice when it is finished, and no question without an answer', async () => {
    const { mcq } = stored.questions
    await answer({ questionId: mcq, marks: 1, at: daysAgo(2) })
    const before = (await histories()).get(mcq)
    await complete()
    expect([...(await histories())]).toEqual([[mcq, before]])
  })

  test('does not keep a repeated question from review whose mark it has', async () => {
    stored = await storeQuiz(learner)
    await complete()
    const completed_at = daysAgo(7)
    await learner.client
      .from('quizzes')
      .update({ completed_at })
      .eq('id', stored.quizId)
      .throwOnError()
    const id = randomUUID()
    await learner.client
      .rpc('repeat_questions', {
        p_quiz: { id, quiz_name: 'Again', mode: 'practice' },
        p_question_ids: Object.values(stored.questions),
      })
      .throwOnError()
    expect(await due()).toEqual([])
    const [quiz] = await readQuiz(learner.client, id)
    const [first] = quiz?.quiz_questions ?? []
    await answer({ quizId: id, questionId: first?.id ?? '', marks: 0, at: daysAgo(2) })
    expect(await due()).toEqual([first?.id])
  })
})

describe('a review that stops early', () => {
  test('counts each marked answer at once and keeps the other questions due', async () => {
    const { id, questions } = await startReview()
    expect(await due()).toHaveLength(3)
    const [first = '', second = ''] = questions
    await answer({ quizId: id, questionId: first, marks: 1 })
    const remaining = await due()
    expect(remaining).toHaveLength(2)
    expect(remaining).not.toContain(first)
    await answer({ quizId: id, questionId: second, marks: 0 })
    expect(await due()).toHaveLength(1)
  })

  test('loses its unanswered questions when it is completed', async () => {
    const { id, questions } = await startReview()
    const [, second = '', third = ''] = questions
    await answer({ quizId: id, questionId: third, marks: 5 })
    await answer({ quizId: id, questionId: second, marks: 3 })
    expect(await complete(id)).toEqual([{ marks_obtained: 8, total_marks: 8, percentage: 100 }])
    const [quiz] = await readQuiz(learner.client, id)
    expect(quiz?.status).toBe('completed')
    expect(quiz?.quiz_questions.map((question) => [question.id, question.question_number])).toEqual(
      [
        [second, 1],
        [third, 2],
      ],
    )
    const { data } = await learner.client
      .from('quizzes')
      .select('counts, total_mcqs, total_saqs, total_laqs')
      .eq('id', id)
      .single()
      .throwOnError()
    expect(data).toEqual({
      counts: { saq: 1, laq: 1 },
      total_mcqs: 0,
      total_saqs: 1,
      total_laqs: 1,
    })
    expect(await due()).toHaveLength(1)
    // Marks that change later do not remove questions.
    expect(await complete(id)).toMatchObject([{ total_marks: 8 }])
  })

  test('schedules by the time of the answer, not of the completion, and never in the future', async () => {
    const { id, questions } = await startReview()
    const [first = '', second = ''] = questions
    await answer({ quizId: id, questionId: first, marks: 0, at: daysAgo(3) })
    await answer({ quizId: id, questionId: second, marks: 0, at: daysAgo(-30) })
    await complete(id)
    const rows = await unwrap(learner.client.from('question_reviews').select('question_id, due_at'))
    const dueOf = (question: string) =>
      Date.parse(rows.find((row) => row.question_id === question)?.due_at ?? '')
    expect(dueOf(first)).toBeLessThan(Date.now())
    expect(dueOf(second)).toBeLessThan(Date.now() + 2 * DAY_MS)
  })
})

describe('a practice that is finished early', () => {
  beforeEach(async () => {
    stored = await storeQuiz(learner, 'practice')
  })

  test('has the marks of its answered questions and keeps the others', async () => {
    await answer({ questionId: stored.questions.saq, marks: 1.5 })
    const { data: open } = await learner.client
      .from('quizzes')
      .select('total_marks')
      .eq('id', stored.quizId)
      .single()
    expect(open).toEqual({ total_marks: 9 })
    expect(await complete()).toEqual([{ marks_obtained: 1.5, total_marks: 3, percentage: 50 }])
    const [quiz] = await readQuiz()
    expect(quiz?.quiz_questions).toHaveLength(3)
    const scored = quiz?.quiz_questions.filter((question) =>
      isScored(quiz, question, question.id === stored.questions.saq ? {} : undefined),
    )
    expect(scored?.map(({ marks }) => marks)).toEqual([3])
    const { client, user } = learner
    expect(await unwrap(client.rpc('get_user_quiz_stats', { user_uuid: user.id }))).toMatchObject([
      { total_questions_attempted: 1, average_percentage: 50, total_possible_marks: 3 },
    ])
  })

  test('has the same marks after another question is withdrawn or a mark is changed', async () => {
    const { mcq, saq } = stored.questions
    await answer({ questionId: mcq, marks: 0 })
    await answer({ questionId: saq, marks: 3 })
    await complete()
    await learner.client.rpc('withdraw_question', { p_question_id: mcq }).throwOnError()
    const { data } = await learner.client
      .from('quizzes')
      .select('marks_obtained, total_marks, percentage')
      .eq('id', stored.quizId)
      .single()
    expect(data).toEqual({ marks_obtained: 3, total_marks: 3, percentage: 100 })
    expect(await complete()).toEqual([data])
  })

  test('has no percentage without any answer', async () => {
    expect(await complete()).toEqual([{ marks_obtained: 0, total_marks: 0, percentage: null }])
  })

  test('leaves earlier results of its unanswered questions as they were', async () => {
    const { mcq, saq } = stored.questions
    await answer({ questionId: mcq, marks: 1 })
    await complete()
    const id = randomUUID()
    await learner.client
      .rpc('repeat_questions', {
        p_quiz: { id, quiz_name: 'Again', mode: 'practice' },
        p_question_ids: [mcq, saq],
      })
      .throwOnError()
    const [again] = await readQuiz(learner.client, id)
    const copy = again?.quiz_questions.find(({ question_type }) => question_type === 'saq')
    await answer({ quizId: id, questionId: copy?.id ?? '', marks: 3 })
    await complete(id)
    const p_file_id = again?.quiz_sources[0]?.file_id ?? ''
    const [pages] = await unwrap(learner.client.rpc('get_asked_pages', { p_file_id }))
    const asked = z.array(z.object({ first: z.string(), answer: z.unknown() })).parse(pages?.asked)
    expect(new Map(asked.map((question) => [question.first, question.answer]))).toEqual(
      new Map([
        [mcq, { is_correct: true, marks_obtained: 1 }],
        [saq, { is_correct: true, marks_obtained: 3 }],
        [stored.questions.laq, null],
      ]),
    )
  })
})
