import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPersonas, unwrap, type Client, type Personas } from '../../testing/personas.ts'
import { storeQuiz, type StoredQuiz } from '../../testing/quiz.ts'

let personas: Personas
let stored: StoredQuiz
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())
beforeEach(async () => {
  const { client } = personas.owner
  stored = await storeQuiz(personas.owner, 'practice')
  await client
    .from('quiz_answers')
    .insert({ quiz_id: stored.quizId, question_id: stored.questions.saq, user_answer: 'Green.' })
    .throwOnError()
})

const markOf = (marks_obtained: number, graded_by = 'self') => ({
  is_correct: marks_obtained === 3,
  marks_obtained,
  similarity_score: 33.3,
  feedback: 'So.',
  graded_by,
  points: [],
})
const pastMark = { ...markOf(1, 'lexical'), reason: null, replaced_at: '2026-11-29T00:00:00.000Z' }

const UNMARKED = { graded_by: null, history: [] }
const ESTIMATED = { graded_by: 'lexical', history: [] }

type Replacement = { read: { graded_by: string | null; history: object[] }; mark: object }

const replaceMark = ({ read, mark }: Replacement, client: Client = personas.owner.client) =>
  client.rpc('replace_mark', {
    p_quiz_id: stored.quizId,
    p_question_id: stored.questions.saq,
    p_read: read as never,
    p_mark: mark as never,
  })
const estimate = () =>
  unwrap(replaceMark({ read: UNMARKED, mark: { ...markOf(1, 'lexical'), history: [] } }))

const replaceRetries = (
  { read, retries }: { read: object[]; retries: object[] },
  client: Client = personas.owner.client,
) =>
  client.rpc('replace_retries', {
    p_quiz_id: stored.quizId,
    p_question_id: stored.questions.saq,
    p_read: read as never,
    p_retries: retries as never,
  })

const storedAnswer = () =>
  unwrap(
    personas.owner.client
      .from('quiz_answers')
      .select()
      .eq('quiz_id', stored.quizId)
      .eq('question_id', stored.questions.saq)
      .single(),
  )
const totals = () =>
  unwrap(
    personas.owner.client
      .from('quizzes')
      .select('status, marks_obtained, total_marks, percentage')
      .eq('id', stored.quizId)
      .single(),
  )

describe('replace_mark', () => {
  test('stores the first mark, and replaces it, for the owner of the answer', async () => {
    expect(await estimate()).toEqual(await storedAnswer())
    const changed = { ...markOf(3), history: [pastMark] }
    const replaced = await unwrap(replaceMark({ read: ESTIMATED, mark: changed }))
    expect(replaced).toMatchObject({ ...changed, user_answer: 'Green.', retries: [] })
    expect(replaced).toEqual(await storedAnswer())
  })

  test('changes nothing where the answer has another mark than was read', async () => {
    const change = { ...markOf(3), history: [pastMark] }
    const refused = async (read: Replacement['read']) => {
      const before = await storedAnswer()
      expect(await replaceMark({ read, mark: change })).toMatchObject({ data: null, error: null })
      expect(await storedAnswer()).toEqual(before)
    }
    await refused(ESTIMATED)
    await estimate()
    await refused(UNMARKED)
    await refused({ graded_by: 'model', history: [] })
    await refused({ graded_by: 'lexical', history: [pastMark] })
  })

  test('replaces a mark once in simultaneous calls', async () => {
    await estimate()
    const change = { read: ESTIMATED, mark: { ...markOf(3), history: [pastMark] } }
    const both = await Promise.all([replaceMark(change), replaceMark(change)])
    expect(both.map(({ error }) => error)).toEqual([null, null])
    expect(both.filter(({ data }) => data !== null)).toHaveLength(1)
    expect((await storedAnswer()).history).toHaveLength(1)
  })

  test('updates the totals of a completed quiz, and leaves an open one open', async () => {
    await estimate()
    expect(await totals()).toMatchObject({ status: 'ready', marks_obtained: null })
    await personas.owner.client.rpc('complete_quiz', { p_quiz_id: stored.quizId }).throwOnError()
    await unwrap(replaceMark({ read: ESTIMATED, mark: { ...markOf(3), history: [pastMark] } }))
    expect(await totals()).toEqual({
      status: 'completed',
      marks_obtained: 3,
      total_marks: 3,
      percentage: 100,
    })
  })

  test('obeys the rules of a mark', async () => {
    const tooMany = replaceMark({ read: UNMARKED, mark: { ...markOf(4), history: [] } })
    expect((await tooMany).error?.code).toBe('23514')
    await estimate()
    await personas.owner.client.rpc('complete_quiz', { p_quiz_id: stored.quizId }).throwOnError()
    const forgetful = replaceMark({ read: ESTIMATED, mark: { ...markOf(3), history: [] } })
    expect((await forgetful).error?.code).toBe('23514')
    expect(await storedAnswer()).toMatchObject({ marks_obtained: 1, graded_by: 'lexical' })
  })

  test('changes nothing for a stranger, and refuses a visitor', async () => {
    const before = await storedAnswer()
    const change = { read: UNMARKED, mark: { ...markOf(3), history: [] } }
    const { stranger, anonymous } = personas
    expect(await replaceMark(change, stranger.client)).toMatchObject({ data: null, error: null })
    expect((await replaceMark(change, anonymous)).error?.code).toBe('42501')
    expect(await storedAnswer()).toEqual(before)
  })
})

describe('replace_retries', () => {
  const retry = { ...markOf(2), user_answer: 'Because.', answered_at: '2026-11-29T00:00:00.000Z' }

  test('replaces the retries that were read, for the owner of the answer', async () => {
    const made = await unwrap(replaceRetries({ read: [], retries: [retry] }))
    expect(made).toMatchObject({ retries: [retry], marks_obtained: null })
    expect(made).toEqual(await storedAnswer())
    const outdated = await replaceRetries({ read: [], retries: [] })
    expect(outdated).toMatchObject({ data: null, error: null })
    expect(await storedAnswer()).toEqual(made)
  })

  test('refuses the retries of a completed quiz', async () => {
    await personas.owner.client.rpc('complete_quiz', { p_quiz_id: stored.quizId }).throwOnError()
    const late = await replaceRetries({ read: [], retries: [retry] })
    expect(late.error?.code).toBe('23514')
  })

  test('changes nothing for a stranger, and refuses a visitor', async () => {
    const change = { read: [], retries: [retry] }
    const { stranger, anonymous } = personas
    expect(await replaceRetries(change, stranger.client)).toMatchObject({ data: null, error: null })
    expect((await replaceRetries(change, anonymous)).error?.code).toBe('42501')
    expect((await storedAnswer()).retries).toEqual([])
  })
})
