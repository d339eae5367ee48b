import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TIME_LIMIT_MAX } from '../../domain/constants.ts'
import { quizRow } from '../../domain/quiz/rows.ts'
import {
  createPersonas,
  newPersona,
  unwrap,
  type Persona,
  type Personas,
} from '../../testing/personas.ts'
import { storeQuiz, type StoredQuiz } from '../../testing/quiz.ts'
import type { TablesUpdate } from '../../types/database.ts'

const MINUTE_MS = 60_000
const LIMIT = 30
/** How long after the deadline answers are accepted. */
const GRACE_MS = 90_000

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
  expect(await refusal(change({ time_limit_minutes: LIMIT }))).toBeNull()
})

/** The error of a call: null or the SQLSTATE. */
const refusal = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code ?? null

const change = (values: TablesUpdate<'quizzes'>) =>
  learner.client.from('quizzes').update(values).eq('id', stored.quizId)

const start = (client: Pick<Persona['client'], 'rpc'> = learner.client) =>
  client.rpc('start_test', { p_quiz_id: stored.quizId })

/** Starts the test as if that had been `ago` milliseconds earlier. */
const startEarlier = async (ago: number) => {
  const at = new Date(Date.now() - ago).toISOString()
  expect(await refusal(change({ started_at: at, status: 'in_progress' }))).toBeNull()
}

const answer = (questionId = stored.questions.saq, { client }: Persona = learner) =>
  refusal(
    client
      .from('quiz_answers')
      .insert({ quiz_id: stored.quizId, question_id: questionId, user_answer: 'Green light' }),
  )

const changeAnswer = (values: TablesUpdate<'quiz_answers'>) =>
  refusal(learner.client.from('quiz_answers').update(values).eq('quiz_id', stored.quizId))

const readQuiz = async () => {
  const rows = await unwrap(learner.client.rpc('get_quiz', { p_quiz_id: stored.quizId }))
  return quizRow.parse(rows[0]?.quiz)
}

describe('start_test', () => {
  test('starts a test once, and returns its deadline with the time of the database', async () => {
    const [first] = await unwrap(start())
    expect(Date.parse(first?.deadline ?? '') - Date.parse(first?.server_time ?? '')).toBe(
      LIMIT * MINUTE_MS,
    )
    const [again] = await unwrap(start())
    expect(again?.deadline).toBe(first?.deadline)
    expect(Date.parse(again?.server_time ?? '')).toBeGreaterThan(
      Date.parse(first?.server_time ?? ''),
    )
    expect(await readQuiz()).toMatchObject({ status: 'in_progress', deadline: first?.deadline })
  })

  test('starts a test once when two tabs call it at the same time', async () => {
    const [[one], [other]] = await Promise.all([unwrap(start()), unwrap(start())])
    expect(one?.deadline).toBe(other?.deadline)
  })

  test('is refused to strangers and visitors', async () => {
    expect(await refusal(start(personas.stranger.client))).toBe('42501')
    expect(await refusal(start(personas.anonymous))).toBe('42501')
    expect((await readQuiz()).started_at).toBeNull()
  })

  test('is refused for a quiz without a limit and for one that was completed before', async () => {
    expect(await refusal(change({ time_limit_minutes: null }))).toBeNull()
    expect(await refusal(start())).toBe('42501')
    expect(await refusal(change({ time_limit_minutes: LIMIT }))).toBeNull()
    await unwrap(learner.client.rpc('complete_quiz', { p_quiz_id: stored.quizId }))
    expect(await refusal(start())).toBe('42501')
  })
})

describe('the time of a test', () => {
  test('has a limit of 1 to TIME_LIMIT_MAX minutes, in a test alone', async () => {
    for (const limit of [0, -1, TIME_LIMIT_MAX + 1])
      expect(await refusal(change({ time_limit_minutes: limit }))).toBe('23514')
    for (const limit of [1, TIME_LIMIT_MAX, null])
      expect(await refusal(change({ time_limit_minutes: limit }))).toBeNull()
    for (const mode of ['practice', 'review'])
      expect(await refusal(change({ mode, time_limit_minutes: 5 }))).toBe('23514')
  })

  test('is fixed from the start', async () => {
    await unwrap(start())
    for (const values of [
      { time_limit_minutes: LIMIT + 1 },
      { time_limit_minutes: null },
      { time_limit_minutes: null, started_at: null },
      { started_at: null },
      { started_at: new Date().toISOString() },
      { mode: 'practice', time_limit_minutes: null, started_at: null },
    ])
      expect(await refusal(change(values))).toBe('23514')
    expect(await refusal(change({ quiz_name: 'Renamed' }))).toBeNull()
  })

  test('starts now where a start in the future is stored', async () => {
    const later = new Date(Date.now() + 60 * MINUTE_MS).toISOString()
    expect(await refusal(change({ started_at: later }))).toBeNull()
    const { started_at: startedAt, server_time: now } = await readQuiz()
    expect(Date.parse(startedAt ?? '')).toBeLessThanOrEqual(Date.parse(now ?? ''))
  })

  test('has no start without a limit', async () => {
    const started = { time_limit_minutes: null, started_at: new Date().toISOString() }
    expect(await refusal(change(started))).toBe('23514')
  })

  test('is kept when its questions are repeated as a test', async () => {
    await learner.client.rpc('complete_quiz', { p_quiz_id: stored.quizId }).throwOnError()
    const id = randomUUID()
    await learner.client
      .rpc('repeat_questions', {
        p_quiz: { id, quiz_name: 'Again', time_limit_minutes: LIMIT },
        p_question_ids: Object.values(stored.questions),
      })
      .throwOnError()
    const [row] = await unwrap(learner.client.rpc('get_quiz', { p_quiz_id: id }))
    expect(quizRow.parse(row?.quiz)).toMatchObject({
      time_limit_minutes: LIMIT,
      started_at: null,
      deadline: null,
    })
  })
})

describe('the questions of a timed test', () => {
  test('have no text before the start', async () => {
    const before = await readQuiz()
    expect(before.quiz_questions).toHaveLength(3)
    for (const question of before.quiz_questions)
      expect(question).toMatchObject({ question_text: '', options: null, correct_answer: '' })
    await unwrap(start())
    const [first] = (await readQuiz()).quiz_questions
    expect(first?.question_text).not.toBe('')
    expect(Object.keys(first?.options ?? {})).toHaveLength(4)
    expect(first).toMatchObject({ correct_answer: '', correct_option_number: null })
  })
})

describe('the answers of a timed test', () => {
  test('are refused before the start and accepted until its end', async () => {
    expect(await answer()).toBe('23514')
    await startEarlier((LIMIT - 1) * MINUTE_MS)
    expect(await answer()).toBeNull()
    expect(await changeAnswer({ user_answer: 'Blue light' })).toBeNull()
  })

  test('are refused to a stranger as those of a quiz that does not exist, in any state', async () => {
    const byStranger = () => answer(stored.questions.saq, personas.stranger)
    expect(await byStranger()).toBe('42501')
    await startEarlier(LIMIT * MINUTE_MS + GRACE_MS + MINUTE_MS)
    expect(await byStranger()).toBe('42501')
    await unwrap(learner.client.rpc('complete_quiz', { p_quiz_id: stored.quizId }))
    expect(await byStranger()).toBe('42501')
    expect(await answer()).toBe('23514')
  })

  test('are accepted for 90 seconds after the end, since they may be on their way', async () => {
    await startEarlier(LIMIT * MINUTE_MS + GRACE_MS - 45_000)
    expect(await answer()).toBeNull()
  })

  test('are refused after that, and do not change; their marks do', async () => {
    await startEarlier(LIMIT * MINUTE_MS + GRACE_MS - 45_000)
    expect(await answer(stored.questions.mcq)).toBeNull()
    await personas.app.sql(`alter table quizzes disable trigger check_time_limit`)
    await personas.app.sql(
      `update quizzes set started_at = started_at - interval '1 minute' where id = $1`,
      [stored.quizId],
    )
    await personas.app.sql(`alter table quizzes enable trigger check_time_limit`)
    expect(await answer()).toBe('23514')
    expect(await changeAnswer({ user_answer: '2' })).toBe('23514')
    expect(await changeAnswer({ question_id: stored.questions.saq })).toBe('23514')
    expect(
      await changeAnswer({ is_correct: true, marks_obtained: 1, graded_by: 'rule' }),
    ).toBeNull()
  })

  test('count when the test is submitted after its end, and what is missing counts 0', async () => {
    await startEarlier((LIMIT - 1) * MINUTE_MS)
    expect(await answer(stored.questions.mcq)).toBeNull()
    expect(await changeAnswer({ is_correct: true, marks_obtained: 1 })).toBeNull()
    await personas.app.sql(`alter table quizzes disable trigger check_time_limit`)
    await personas.app.sql(
      `update quizzes set started_at = started_at - interval '2 days' where id = $1`,
      [stored.quizId],
    )
    await personas.app.sql(`alter table quizzes enable trigger check_time_limit`)
    const [totals] = await unwrap(learner.client.rpc('complete_quiz', { p_quiz_id: stored.quizId }))
    expect(totals).toEqual({ marks_obtained: 1, total_marks: 9, percentage: 11 })
  })
})
