import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { QUESTION_TEXT_MAX, QUESTION_VERSIONS_MAX } from '../../domain/constants.ts'
import { answerRow, quizRow, type Answer, type Question } from '../../domain/quiz/rows.ts'
import {
  createPersonas,
  newPersona,
  unwrap,
  type Client,
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
  learner = await newPersona(personas.app, 'learner')
  stored = await storeQuiz(learner)
})

const answer = (questionId: string, marks: number, row: object = {}) =>
  learner.client
    .from('quiz_answers')
    .insert({
      quiz_id: stored.quizId,
      question_id: questionId,
      user_answer: marks > 0 ? '2' : '1',
      marks_obtained: marks,
      is_correct: marks > 0,
      similarity_score: marks > 0 ? 100 : 0,
      graded_by: 'rule',
      ...row,
    })
    .throwOnError()

const complete = (quizId = stored.quizId) =>
  unwrap(learner.client.rpc('complete_quiz', { p_quiz_id: quizId }))

/** Replaces the quiz and its base: a quiz with questions stays a test. */
const usePractice = async () => {
  await learner.client.from('quizzes').delete().eq('id', stored.quizId).throwOnError()
  await learner.client.from('bases').delete().eq('user_id', learner.user.id).throwOnError()
  stored = await storeQuiz(learner, 'practice')
}

/** A completed quiz: 0 of 1 mark by choice, 3 of 3 for the short answer, no long answer. */
async function completeQuiz(): Promise<void> {
  await answer(stored.questions.mcq, 0)
  await answer(stored.questions.saq, 3)
  await complete()
}

const withdraw = (id: string, reason?: string, client: Client = learner.client) =>
  client.rpc('withdraw_question', {
    p_question_id: id,
    ...(reason !== undefined && { p_reason: reason }),
  })
const restore = (id: string, client: Client = learner.client) =>
  client.rpc('restore_question', { p_question_id: id })
const edit = (id: string, change: Json, client: Client = learner.client) =>
  client.rpc('edit_question', { p_question_id: id, p_change: change })

const readQuiz = async (quizId = stored.quizId) => {
  const { quiz } = await unwrap(learner.client.rpc('get_quiz', { p_quiz_id: quizId }).single())
  return quizRow.parse(quiz)
}
const readQuestion = async (id: string, quizId = stored.quizId): Promise<Question> => {
  const found = (await readQuiz(quizId)).quiz_questions.find((question) => question.id === id)
  if (!found) throw new Error('the quiz does not have the question')
  return found
}
const readAnswer = async (questionId: string): Promise<Answer> => {
  const rows = await unwrap(learner.client.rpc('get_quiz_answers', { p_quiz_id: stored.quizId }))
  const found = rows
    .map((row) => answerRow.parse(row.answer))
    .find((row) => row.question_id === questionId)
  if (!found) throw new Error('there is no answer')
  return found
}
const totals = async (quizId = stored.quizId) => {
  const { marks_obtained, total_marks, percentage } = await readQuiz(quizId)
  return [marks_obtained, total_marks, percentage]
}
/** The latest copies of the questions that are due within a year. */
const due = () => {
  const p_until = new Date(Date.now() + 365 * 86_400_000).toISOString()
  return unwrap(learner.client.rpc('get_due_questions', { p_until, p_most: 100 }))
}
const stats = () =>
  unwrap(learner.client.rpc('get_user_quiz_stats', { user_uuid: learner.user.id }).single())
/** Creates a quiz of copies and returns its id. */
async function repeat(ids: string[], mode = 'test'): Promise<string> {
  const id = randomUUID()
  await learner.client
    .rpc('repeat_questions', {
      p_quiz: { id, quiz_name: 'Again', mode },
      p_question_ids: ids,
    })
    .throwOnError()
  return id
}

/** What an edit sends that changes nothing of the multiple-choice question. */
const mcqChange = {
  question_text: 'Which light does chlorophyll absorb most?',
  options: { '1': 'Green', '2': 'Red and blue', '3': 'Ultraviolet', '4': 'Infrared' },
  correct_option_number: 2,
  correct_answer: 'Red and blue',
  explanation: 'The text says so.',
}

describe('withdraw_question', () => {
  test('takes a question out of marks, statistics and reviews', async () => {
    await completeQuiz()
    expect(await totals()).toEqual([3, 9, 33])
    expect(await due()).toHaveLength(3)
    expect((await withdraw(stored.questions.laq, 'unclear')).error).toBeNull()
    expect(await totals()).toEqual([3, 4, 75])
    expect((await withdraw(stored.questions.mcq)).error).toBeNull()
    expect(await totals()).toEqual([3, 3, 100])
    expect(await due()).toEqual([stored.questions.saq])
    expect(await stats()).toEqual({
      total_quizzes: 1,
      total_questions_attempted: 1,
      average_percentage: 100,
      total_marks_obtained: 3,
      total_possible_marks: 3,
    })
    expect(await unwrap(learner.client.rpc('get_attempted_questions'))).toEqual([
      { question_type: 'saq', questions: 1 },
    ])
    expect(await readQuestion(stored.questions.laq)).toMatchObject({
      withdrawn_at: expect.any(String),
      withdrawn_reason: 'unclear',
    })
  })

  test('is undone by restore_question', async () => {
    await completeQuiz()
    const before = [await totals(), await due(), await stats()]
    await withdraw(stored.questions.mcq, 'wrong_key')
    expect((await restore(stored.questions.mcq)).error).toBeNull()
    expect((await restore(stored.questions.mcq)).error).toBeNull()
    expect([await totals(), await due(), await stats()]).toEqual(before)
    expect(await readQuestion(stored.questions.mcq)).toMatchObject({
      withdrawn_at: null,
      withdrawn_reason: null,
    })
  })

  test('keeps its time and changes the reason when called again', async () => {
    await completeQuiz()
    await withdraw(stored.questions.mcq)
    const first = await readQuestion(stored.questions.mcq)
    expect(first.withdrawn_reason).toBeNull()
    await withdraw(stored.questions.mcq, 'duplicate')
    expect(await readQuestion(stored.questions.mcq)).toMatchObject({
      withdrawn_at: first.withdrawn_at,
      withdrawn_reason: 'duplicate',
    })
    expect((await withdraw(stored.questions.mcq, 'boring')).error?.code).toBe('23514')
  })

  test('leaves a quiz without a score when all of its questions are withdrawn', async () => {
    await completeQuiz()
    for (const id of Object.values(stored.questions)) await withdraw(id)
    expect(await totals()).toEqual([0, 0, null])
    expect(await complete()).toEqual([{ marks_obtained: 0, total_marks: 0, percentage: null }])
    expect(await stats()).toMatchObject({ average_percentage: 0, total_possible_marks: 0 })
    const recent = await unwrap(
      learner.client.rpc('get_recent_quiz_performance', { user_uuid: learner.user.id }),
    )
    expect(recent).toEqual([])
    const [card] = await unwrap(learner.client.rpc('get_base_cards', { p_from: 0, p_most: 9 }))
    expect(card).toMatchObject({ quizzes: 0, percentage: null })
    expect(await due()).toEqual([])
  })

  test('applies to every copy of the question, and to no other learner', async () => {
    await completeQuiz()
    const again = await repeat([stored.questions.mcq, stored.questions.saq])
    await complete(again)
    const open = await repeat([stored.questions.mcq, stored.questions.saq])
    const copy = (await readQuiz(again)).quiz_questions[0]?.id ?? ''
    await withdraw(copy, 'other')
    expect(await totals()).toEqual([3, 8, 38])
    expect(await totals(again)).toEqual([0, 3, 0])
    expect(await readQuestion(stored.questions.mcq)).toMatchObject({ withdrawn_reason: 'other' })
    // An open test does not show it, and its other questions count.
    expect((await readQuiz(open)).quiz_questions.map(({ question_type }) => question_type)).toEqual(
      ['saq'],
    )
    expect((await readQuiz(open)).total_marks).toBe(3)
    await restore(stored.questions.mcq)
    expect(await totals(again)).toEqual([0, 4, 0])
    expect((await readQuiz(open)).quiz_questions).toHaveLength(2)
  })

  test('excludes a question from repetition', async () => {
    await completeQuiz()
    await withdraw(stored.questions.mcq)
    const again = await repeat(Object.values(stored.questions))
    expect(
      (await readQuiz(again)).quiz_questions.map(({ question_type }) => question_type),
    ).toEqual(['saq', 'laq'])
    expect((await readQuiz(again)).total_marks).toBe(8)
    const { error } = await learner.client.rpc('repeat_questions', {
      p_quiz: { id: randomUUID(), quiz_name: 'Again' },
      p_question_ids: [stored.questions.mcq],
    })
    expect(error?.code).toBe('42501')
  })

  test('hides a question from the pages that were asked about', async () => {
    await completeQuiz()
    const fileId = (await readQuestion(stored.questions.mcq)).source_file_id ?? ''
    const asked = async () =>
      (await unwrap(learner.client.rpc('get_asked_pages', { p_file_id: fileId }).single())).asked
    expect(await asked()).toHaveLength(3)
    await withdraw(stored.questions.mcq)
    expect(await asked()).toHaveLength(2)
  })

  test('changes what a practice can reach before it is completed', async () => {
    await usePractice()
    await answer(stored.questions.mcq, 0)
    await answer(stored.questions.saq, 0)
    await withdraw(stored.questions.mcq)
    expect(await totals()).toEqual([null, 8, null])
    await complete()
    expect(await totals()).toEqual([0, 3, 0])
  })

  test('refuses an open test, a stranger and a visitor', async () => {
    expect((await withdraw(stored.questions.mcq)).error?.code).toBe('23514')
    await completeQuiz()
    for (const client of [personas.stranger.client, personas.anonymous]) {
      expect((await withdraw(stored.questions.mcq, 'other', client)).error?.code).toBe('42501')
      expect((await restore(stored.questions.mcq, client)).error?.code).toBe('42501')
    }
    expect(await totals()).toEqual([3, 9, 33])
  })

  test('changes nothing of a learner whose question a copy claims to repeat', async () => {
    await completeQuiz()
    const stranger = await newPersona(personas.app, 'stranger')
    const own = await storeQuiz(stranger)
    await claimRepeat(personas.app, own.questions.mcq, stored.questions.mcq)
    await stranger.client.rpc('complete_quiz', { p_quiz_id: own.quizId }).throwOnError()
    expect((await withdraw(own.questions.mcq, 'other', stranger.client)).error).toBeNull()
    expect(await totals()).toEqual([3, 9, 33])
    expect((await readQuestion(stored.questions.mcq)).withdrawn_at).toBeNull()
  })
})

describe('edit_question', () => {
  test('corrects the key: mark, totals and schedule follow, and the earlier mark is kept', async () => {
    await completeQuiz()
    const [before] = await unwrap(learner.client.rpc('get_question_histories'))
    const change = { ...mcqChange, correct_option_number: 1 }
    expect((await edit(stored.questions.mcq, change)).error).toBeNull()
    expect(await totals()).toEqual([4, 9, 44])
    expect(await readAnswer(stored.questions.mcq)).toMatchObject({
      user_answer: '1',
      is_correct: true,
      marks_obtained: 1,
      similarity_score: 100,
      history: [{ is_correct: false, marks_obtained: 0, graded_by: 'rule', reason: null }],
    })
    expect(await readQuestion(stored.questions.mcq)).toMatchObject({
      correct_option_number: 1,
      correct_answer: 'Green',
      edited_at: expect.any(String),
      versions: [{ correct_option_number: 2, correct_answer: 'Red and blue', attempts: 1 }],
    })
    const after = await unwrap(learner.client.rpc('get_question_histories'))
    const history = after.find(({ question_id }) => question_id === stored.questions.mcq)?.history
    expect(history).toMatchObject([[expect.any(Number), true, 1, 1]])
    expect(before?.history).not.toEqual(history)
  })

  test('keeps the mark when texts change and the key does not', async () => {
    await completeQuiz()
    const options = { ...mcqChange.options, '1': 'Green light', '2': 'Red light and blue light' }
    await edit(stored.questions.mcq, { ...mcqChange, options, question_text: 'Which light?' })
    expect(await readAnswer(stored.questions.mcq)).toMatchObject({ is_correct: false, history: [] })
    expect(await readQuestion(stored.questions.mcq)).toMatchObject({
      question_text: 'Which light?',
      correct_answer: 'Red light and blue light',
      versions: [{ question_text: mcqChange.question_text, options: mcqChange.options }],
    })
    expect(await totals()).toEqual([3, 9, 33])
  })

  test('follows the text of the chosen option when options change places', async () => {
    await completeQuiz()
    const options = { '1': 'Red and blue', '2': 'Green', '3': 'Ultraviolet', '4': 'Infrared' }
    await edit(stored.questions.mcq, { ...mcqChange, options, correct_option_number: 1 })
    expect(await readAnswer(stored.questions.mcq)).toMatchObject({ is_correct: false, history: [] })
    await edit(stored.questions.mcq, { ...mcqChange, options, correct_option_number: 2 })
    expect(await readAnswer(stored.questions.mcq)).toMatchObject({ is_correct: true })
  })

  test('has no effect when it is repeated or changes nothing', async () => {
    await completeQuiz()
    await edit(stored.questions.mcq, mcqChange)
    expect((await readQuestion(stored.questions.mcq)).edited_at).toBeNull()
    const change = { ...mcqChange, explanation: 'Page 4 says so.' }
    await edit(stored.questions.mcq, change)
    await edit(stored.questions.mcq, change)
    expect((await readQuestion(stored.questions.mcq)).versions).toHaveLength(1)
  })

  test('keeps the mark of a written answer, and the passages of the points', async () => {
    await completeQuiz()
    const old = await readQuestion(stored.questions.saq)
    const change = {
      question_text: 'Why are leaves green?',
      correct_answer: 'They reflect green light.',
      explanation: old.explanation,
      points: [
        { ...old.points[1], text: 'Green light is sent back' },
        { text: 'Other light is absorbed', quote: old.source_quote, page: old.source_page },
      ],
    }
    expect((await edit(stored.questions.saq, change)).error).toBeNull()
    expect(await readQuestion(stored.questions.saq)).toMatchObject({
      question_text: 'Why are leaves green?',
      points: change.points,
      source_page: 4,
      options: null,
    })
    expect(await readAnswer(stored.questions.saq)).toMatchObject({ marks_obtained: 3, history: [] })
    const elsewhere = [{ text: 'A claim', quote: 'Not on any page', page: 1 }]
    const refused = await edit(stored.questions.saq, { ...change, points: elsewhere })
    expect(refused.error?.code).toBe('23514')
  })

  test('marks retries of a practice again, each by the version that it answered', async () => {
    await usePractice()
    const retry = { user_answer: '3', answered_at: '2026-01-01T00:00:00Z', is_correct: false }
    await answer(stored.questions.mcq, 0, { retries: [retry] })
    await edit(stored.questions.mcq, { ...mcqChange, correct_option_number: 3 })
    expect(await readAnswer(stored.questions.mcq)).toMatchObject({
      is_correct: false,
      history: [],
      retries: [],
    })
    const [row] = await personas.app.sql<{ retries: unknown }>(
      'select retries from quiz_answers where question_id = $1',
      [stored.questions.mcq],
    )
    expect(row?.retries).toMatchObject([{ user_answer: '3', is_correct: true, marks_obtained: 1 }])
    expect((await readQuestion(stored.questions.mcq)).versions).toMatchObject([{ attempts: 2 }])
  })

  test('gives repetitions the newest version, whichever copy was edited', async () => {
    await completeQuiz()
    const again = await repeat([stored.questions.mcq])
    await complete(again)
    await edit(stored.questions.mcq, { ...mcqChange, question_text: 'The newest version' })
    // The copy is an attempt of its own and keeps its version.
    const copy = (await readQuiz(again)).quiz_questions[0]
    expect(copy).toMatchObject({ question_text: mcqChange.question_text, edited_at: null })
    for (const id of [copy?.id ?? '', stored.questions.mcq]) {
      const [made] = (await readQuiz(await repeat([id], 'practice'))).quiz_questions
      expect(made).toMatchObject({ question_text: 'The newest version', versions: [] })
      expect(made?.edited_at).toEqual((await readQuestion(stored.questions.mcq)).edited_at)
      expect(made?.options?.[String(made.correct_option_number)]).toBe('Red and blue')
    }
  })

  test.each([
    ['a blank text', { question_text: ' ' }],
    ['a missing text', { explanation: null }],
    ['a text that is too long', { question_text: 'a'.repeat(QUESTION_TEXT_MAX + 1) }],
    ['a missing option', { options: { '1': 'a', '2': 'b', '3': 'c' } }],
    ['a blank option', { options: { '1': 'a', '2': 'b', '3': 'c', '4': ' ' } }],
    ['options that are the same', { options: { '1': 'a', '2': ' a', '3': 'c', '4': 'd' } }],
    ['an option that is no text', { options: { '1': 'a', '2': 'b', '3': 'c', '4': { d: 1 } } }],
    ['a key that is no option', { correct_option_number: 5 }],
    ['no key', { correct_option_number: null }],
  ])('refuses %s', async (_, change) => {
    await completeQuiz()
    const { error } = await edit(stored.questions.mcq, { ...mcqChange, ...change })
    expect(error?.code).toBe('23514')
    expect((await readQuestion(stored.questions.mcq)).versions).toEqual([])
  })

  test('accepts texts of the longest length', async () => {
    await completeQuiz()
    const long = 'a'.repeat(QUESTION_TEXT_MAX)
    const { error } = await edit(stored.questions.mcq, { ...mcqChange, question_text: long })
    expect(error).toBeNull()
  })

  test('keeps a limited number of versions', async () => {
    await completeQuiz()
    const texts = Array.from({ length: QUESTION_VERSIONS_MAX + 1 }, (_, n) => `Version ${n}`)
    const codes: unknown[] = []
    for (const question_text of texts)
      codes.push((await edit(stored.questions.mcq, { ...mcqChange, question_text })).error?.code)
    expect(codes).toEqual([...texts.slice(1).map(() => undefined), '23514'])
  })

  test('refuses an open test, a practice before the answer, a stranger and a visitor', async () => {
    const change = { ...mcqChange, explanation: 'Changed' }
    expect((await edit(stored.questions.mcq, change)).error?.code).toBe('23514')
    await usePractice()
    expect((await edit(stored.questions.mcq, change)).error?.code).toBe('23514')
    await answer(stored.questions.mcq, 0)
    for (const client of [personas.stranger.client, personas.anonymous])
      expect((await edit(stored.questions.mcq, change, client)).error?.code).toBe('42501')
    expect((await edit(stored.questions.mcq, change)).error).toBeNull()
  })
})

describe('a direct change of a question', () => {
  const update = (change: object) =>
    learner.client
      .from('quiz_questions')
      .update(change as never)
      .eq('id', stored.questions.mcq)
      .select('id')

  test.each([
    { withdrawn_at: '2026-01-01T00:00:00Z' },
    { edited_at: '2026-01-01T00:00:00Z' },
    { versions: [{}] },
  ])('cannot set %o', async (change) => {
    expect((await update(change)).error?.code).toBe('42501')
    await completeQuiz()
    expect((await update(change)).error?.code).toBe('42501')
  })

  test('is possible until the answer is marked or the quiz is completed', async () => {
    expect((await update({ explanation: 'Changed' })).error).toBeNull()
    await answer(stored.questions.mcq, 0)
    expect((await update({ correct_option_number: 1 })).error?.code).toBe('23514')
    await complete()
    for (const change of [{ correct_option_number: 1 }, { question_text: 'Other' }])
      expect((await update(change)).error?.code).toBe('23514')
  })

  test('leaves the deletion of the file possible', async () => {
    await completeQuiz()
    await withdraw(stored.questions.mcq)
    await learner.client.from('base_files').delete().neq('file_name', '').throwOnError()
    expect((await readQuestion(stored.questions.mcq)).source_file_id).toBeNull()
  })
})
