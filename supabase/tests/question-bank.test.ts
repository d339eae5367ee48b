import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { BANK_PAGE_QUESTIONS, BANK_SAMPLE_MAX } from '../../domain/constants.ts'
import { ownQuestion } from '../../testing/fixtures/own-question.ts'
import {
  createPersonas,
  newPersona,
  unwrap,
  type Persona,
  type Personas,
} from '../../testing/personas.ts'
import { claimRepeat } from '../../testing/fixtures/claimed-repeat.ts'
import { storeQuiz, type StoredQuiz } from '../../testing/quiz.ts'
import type { Json } from '../../types/database.ts'

let personas: Personas
let learner: Persona
let stored: StoredQuiz
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())
beforeEach(async () => {
  learner = await newPersona(personas.app, 'collector')
  stored = await storeQuiz(learner)
})

const bankShape = z.object({
  total: z.number(),
  counts: z.record(z.string(), z.object({ all: z.number(), free: z.number() })),
  questions: z.array(
    z.looseObject({
      id: z.string(),
      question_text: z.string(),
      result: z.string(),
      correct_answer: z.string(),
      is_open: z.boolean(),
      is_editable: z.boolean(),
    }),
  ),
})
const readBank = async (filter: Json = {}, page = 1, reader = learner) => {
  const { bank } = await unwrap(
    reader.client.rpc('get_question_bank', { p_filter: filter, p_page: page }).single(),
  )
  return bankShape.parse(bank)
}
const sample = (filter: Json = {}, most = BANK_SAMPLE_MAX) =>
  unwrap(learner.client.rpc('get_bank_sample', { p_filter: filter, p_most: most }))
/** The result of each question by its kind. */
const results = async () => {
  const { questions } = await readBank()
  return Object.fromEntries(questions.map((each) => [each['question_type'], each.result]))
}

/** Replaces the quiz and its base: a quiz with questions stays a test. */
const usePractice = async () => {
  await learner.client.from('quizzes').delete().eq('id', stored.quizId).throwOnError()
  await learner.client.from('bases').delete().eq('user_id', learner.user.id).throwOnError()
  stored = await storeQuiz(learner, 'practice')
}
const answer = (questionId: string, marks: number, isCorrect = marks > 0) =>
  learner.client
    .from('quiz_answers')
    .insert({
      quiz_id: stored.quizId,
      question_id: questionId,
      user_answer: '2',
      marks_obtained: marks,
      is_correct: isCorrect,
      similarity_score: 50,
      graded_by: 'rule',
    })
    .throwOnError()
const complete = (quizId = stored.quizId) =>
  learner.client.rpc('complete_quiz', { p_quiz_id: quizId }).throwOnError()
const repeat = (ids: string[], quiz: Record<string, Json> = {}) =>
  unwrap(
    learner.client.rpc('repeat_questions', {
      p_quiz: { id: randomUUID(), quiz_name: 'Again', mode: 'practice', ...quiz },
      p_question_ids: ids,
    }),
  )
const fileOf = async () => {
  const file = await unwrap(learner.client.from('base_files').select('id, base_id').single())
  return file
}

describe('the result of a question', () => {
  test('is that of the last completed quiz', async () => {
    expect(await results()).toEqual({ mcq: 'never', saq: 'never', laq: 'never' })
    await answer(stored.questions.mcq, 1)
    await answer(stored.questions.saq, 1, false)
    expect(await results()).toEqual({ mcq: 'never', saq: 'never', laq: 'never' })
    await complete()
    expect(await results()).toEqual({ mcq: 'correct', saq: 'partial', laq: 'incorrect' })
    await complete(await repeat([stored.questions.mcq], { mode: 'test' }))
    expect(await results()).toMatchObject({ mcq: 'incorrect' })
  })

  test('follows a changed mark, a withdrawal and its end', async () => {
    await answer(stored.questions.mcq, 0)
    await complete()
    await personas.app.sql(
      `update quiz_answers set is_correct = true, marks_obtained = 1, history = '[{}]'
       where question_id = $1`,
      [stored.questions.mcq],
    )
    expect(await results()).toMatchObject({ mcq: 'correct' })
    await learner.client
      .rpc('withdraw_question', { p_question_id: stored.questions.mcq })
      .throwOnError()
    expect(await results()).toMatchObject({ mcq: 'withdrawn' })
    await learner.client
      .rpc('restore_question', { p_question_id: stored.questions.mcq })
      .throwOnError()
    expect(await results()).toMatchObject({ mcq: 'correct' })
  })

  test('is known after each answer in a practice', async () => {
    await usePractice()
    await answer(stored.questions.mcq, 1)
    expect(await results()).toEqual({ mcq: 'correct', saq: 'never', laq: 'never' })
    await complete()
    expect(await results()).toEqual({ mcq: 'correct', saq: 'never', laq: 'never' })
    await complete(await repeat([stored.questions.mcq]))
    expect(await results()).toEqual({ mcq: 'correct', saq: 'never', laq: 'never' })
  })

  test('is that of the remaining copy once a quiz is deleted', async () => {
    await complete()
    const again = await repeat([stored.questions.mcq])
    await learner.client.from('quizzes').delete().eq('id', stored.quizId).throwOnError()
    expect(await results()).toEqual({ mcq: 'never' })
    await learner.client.from('quizzes').delete().eq('id', again).throwOnError()
    expect((await readBank()).total).toBe(0)
  })
})

describe('get_question_bank', () => {
  test('has each question once, with its file, base and newest version', async () => {
    await answer(stored.questions.mcq, 0)
    await complete()
    await repeat([stored.questions.mcq])
    await learner.client
      .rpc('edit_question', {
        p_question_id: stored.questions.saq,
        p_change: { question_text: 'Why green?', correct_answer: 'Light.', explanation: 'So.' },
      })
      .throwOnError()
    const { total, questions } = await readBank()
    expect(total).toBe(3)
    expect(questions).toHaveLength(3)
    expect(questions.find(({ id }) => id === stored.questions.saq)).toMatchObject({
      question_text: 'Why green?',
      base_name: 'Plants',
      file_name: 'leaves.pdf',
      is_editable: true,
      versions: [{ question_text: '' }],
    })
  })

  test('hides the key of a question in a test that is not submitted, in every copy', async () => {
    for (const { correct_answer, explanation, points, is_open, options } of (await readBank())
      .questions) {
      expect([correct_answer, explanation, points, is_open]).toEqual(['', '', [], true])
      if (options) expect(JSON.stringify(options)).toContain('Infrared')
    }
    expect(JSON.stringify(await readBank())).not.toContain('mostly red and blue')
    await complete()
    expect(JSON.stringify(await readBank())).toContain('mostly red and blue')
    await repeat([stored.questions.mcq], { mode: 'test' })
    const { questions } = await readBank({ kind: 'mcq' })
    expect(questions).toMatchObject([{ is_open: true, correct_answer: '', source_quote: null }])
  })

  test('selects by base, file, page, kind, result and author, and counts by result', async () => {
    const file = await fileOf()
    await answer(stored.questions.mcq, 1)
    await complete()
    const own = ownQuestion(file.id, { question_text: 'Which colour remains?' })
    await learner.client.rpc('create_question', { p_question: own }).throwOnError()
    const textsOf = async (filter: Json) =>
      (await readBank(filter)).questions.map(({ question_type }) => question_type)
    expect(await textsOf({ base_id: file.base_id })).toHaveLength(4)
    expect(await textsOf({ base_id: randomUUID() })).toEqual([])
    expect(await textsOf({ file_id: file.id, page: 1 })).toEqual(['mcq'])
    expect(await textsOf({ kind: 'saq' })).toEqual(['saq'])
    expect(await textsOf({ result: 'correct' })).toEqual(['mcq'])
    expect((await readBank({ own: true })).questions).toMatchObject([{ id: own.id }])
    expect((await readBank({ result: 'never' })).counts).toEqual({
      correct: { all: 1, free: 1 },
      incorrect: { all: 2, free: 2 },
      never: { all: 1, free: 1 },
    })
  })

  test('finds the words of a question, and nothing for signs alone', async () => {
    expect((await readBank({ query: 'CHLOROPHYLL absorb' })).questions).toMatchObject([
      { id: stored.questions.mcq },
    ])
    expect((await readBank({ query: 'mitochondria' })).total).toBe(0)
    expect((await readBank({ query: '?!' })).total).toBe(0)
    expect((await readBank({ query: '  ' })).total).toBe(3)
  })

  test('keeps the question of a deleted file', async () => {
    await complete()
    const file = await fileOf()
    await learner.client.from('base_files').delete().eq('id', file.id).throwOnError()
    expect((await readBank()).questions).toMatchObject([
      { base_id: null, source_quote: expect.any(String) as string },
      {},
      {},
    ])
    expect((await readBank({ base_id: file.base_id })).total).toBe(0)
  })

  test('returns one page of many questions', async () => {
    const file = await fileOf()
    for (let n = 0; n < BANK_PAGE_QUESTIONS; n++)
      await learner.client
        .rpc('create_question', {
          p_question: ownQuestion(file.id, { question_text: `Own question ${n}?` }),
        })
        .throwOnError()
    const [first, second, beyond] = await Promise.all([
      readBank(),
      readBank({}, 2),
      readBank({}, 9),
    ])
    expect(first.questions).toHaveLength(BANK_PAGE_QUESTIONS)
    expect(first.questions[0]?.question_text).toBe(`Own question ${BANK_PAGE_QUESTIONS - 1}?`)
    expect(second.questions).toHaveLength(3)
    expect([beyond.total, beyond.questions]).toEqual([BANK_PAGE_QUESTIONS + 3, []])
    const ids = [...first.questions, ...second.questions].map(({ id }) => id)
    expect(new Set(ids).size).toBe(BANK_PAGE_QUESTIONS + 3)
  })

  test('shows nothing of another learner', async () => {
    const file = await fileOf()
    for (const filter of [{}, { file_id: file.id }, { base_id: file.base_id }, { query: 'leaves' }])
      expect((await readBank(filter, 1, personas.stranger)).questions).toEqual([])
    const p_filter = { file_id: file.id }
    expect(
      await unwrap(personas.stranger.client.rpc('get_bank_sample', { p_filter, p_most: 9 })),
    ).toEqual([])
    const { error } = await personas.anonymous.rpc('get_question_bank', { p_filter: {}, p_page: 1 })
    expect(error?.code).toBe('42501')
  })

  test('is not changed by copies that another learner claims', async () => {
    await complete()
    const other = await newPersona(personas.app, 'claimer')
    const theirs = await storeQuiz(other)
    await claimRepeat(personas.app, theirs.questions.mcq, stored.questions.mcq)
    expect((await readBank()).questions.map(({ id }) => id)).toContain(stored.questions.mcq)
    expect((await readBank()).total).toBe(3)
  })
})

describe('get_bank_sample', () => {
  test('has neither withdrawn questions nor those of a test that is not submitted', async () => {
    expect(await sample()).toEqual([])
    await complete()
    expect(await sample()).toHaveLength(3)
    await learner.client
      .rpc('withdraw_question', { p_question_id: stored.questions.laq })
      .throwOnError()
    await repeat([stored.questions.mcq], { mode: 'test' })
    expect(await sample()).toMatchObject([{ id: stored.questions.saq }])
  })

  test('has the questions of a result, and as many as requested', async () => {
    await answer(stored.questions.mcq, 1)
    await complete()
    expect(await sample({ result: 'correct' })).toMatchObject([{ id: stored.questions.mcq }])
    expect(await sample({ result: 'never' })).toEqual([])
    expect(await sample({ result: 'missed' })).toHaveLength(2)
    expect((await readBank({ result: 'missed' })).total).toBe(2)
    expect(await sample({}, 2)).toHaveLength(2)
    expect(await sample({}, -1)).toEqual([])
  })
})

describe('repeat_questions', () => {
  test('asks copies of one question once and keeps where the quiz comes from', async () => {
    await complete()
    const again = await repeat([stored.questions.mcq])
    const copy = await unwrap(
      learner.client.from('quiz_questions').select('id').eq('quiz_id', again).single(),
    )
    const origin = { base: 'Plants', results: ['incorrect'] }
    const quizId = await repeat([copy.id, stored.questions.mcq, stored.questions.saq], { origin })
    const { quiz } = await unwrap(learner.client.rpc('get_quiz', { p_quiz_id: quizId }).single())
    expect(quiz).toMatchObject({ origin, quiz_questions: [{}, {}] })
    expect(quiz).not.toMatchObject({ quiz_questions: [{}, {}, {}] })
  })
})

test('the bank of an account is deleted with it', async () => {
  await complete()
  await learner.client.rpc('delete_account').throwOnError()
  const rows = await personas.app.sql('select 1 from private.bank_questions where user_id = $1', [
    learner.user.id,
  ])
  expect(rows).toEqual([])
})
