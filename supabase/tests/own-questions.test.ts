import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  OWN_QUESTIONS_MAX,
  OWN_QUESTIONS_PER_DAY,
  QUESTION_TEXT_MAX,
} from '../../domain/constants.ts'
import { OWN_QUOTE, ownQuestion } from '../../testing/fixtures/own-question.ts'
import {
  createPersonas,
  newPersona,
  unwrap,
  type Persona,
  type Personas,
} from '../../testing/personas.ts'
import { storeQuiz } from '../../testing/quiz.ts'

let personas: Personas
let learner: Persona
let fileId: string
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())
beforeEach(async () => {
  learner = await newPersona(personas.app, 'writer')
  await storeQuiz(learner)
  const file = await unwrap(learner.client.from('base_files').select('id').single())
  fileId = file.id
})

const create = (change: Record<string, unknown> = {}, writer = learner) =>
  writer.client.rpc('create_question', { p_question: ownQuestion(fileId, change) })
const stored = (id: string) =>
  unwrap(learner.client.from('quiz_questions').select('*, quizzes(*)').eq('id', id).single())

describe('create_question', () => {
  test('stores a question with its page in a quiz that is not taken itself', async () => {
    const id = await unwrap(create())
    const { quizzes, ...question } = await stored(id)
    expect(question).toMatchObject({
      question_type: 'mcq',
      correct_answer: 'Green',
      marks: 1,
      source_file_id: fileId,
      source_page: 1,
      source_quote: OWN_QUOTE,
      edited_at: null,
    })
    expect(question.written_at).toEqual(expect.any(String))
    expect(quizzes).toMatchObject({ mode: 'own', status: 'ready', total_mcqs: 1 })
    const { quizzes: listed } = await unwrap(
      learner.client.rpc('get_dashboard', { p_until: new Date().toISOString() }).single(),
    )
    expect(listed).toMatchObject([{ quiz_name: 'Leaves' }])
  })

  test('stores one question when the call is repeated', async () => {
    const question = ownQuestion(fileId)
    const call = () => unwrap(learner.client.rpc('create_question', { p_question: question }))
    expect(await call()).toBe(await call())
    const rows = await unwrap(
      learner.client.from('quiz_questions').select('id').not('written_at', 'is', null),
    )
    expect(rows).toEqual([{ id: question.id }])
  })

  test('starts another quiz when one has as many questions of a kind as fit', async () => {
    for (let n = 0; n < 21; n++) await unwrap(create({ question_text: `Question ${n}?` }))
    const quizzes = await unwrap(
      learner.client.from('quizzes').select('total_mcqs').eq('mode', 'own').order('total_mcqs'),
    )
    expect(quizzes).toEqual([{ total_mcqs: 1 }, { total_mcqs: 20 }])
  })

  test('accepts every kind', async () => {
    const point = { text: 'Red and blue', quote: OWN_QUOTE, page: 1 }
    const written = { options: null, correct_option_number: null, correct_answer: 'Red and blue' }
    for (const change of [
      {
        question_type: 'true_false',
        options: null,
        correct_option_number: 1,
        correct_answer: 'true',
      },
      { question_type: 'saq', ...written, points: [point] },
      { question_type: 'laq', ...written, points: [point, { ...point, text: 'Not green' }] },
    ])
      expect((await create(change)).error).toBeNull()
  })

  test.each([
    ['a passage that is not on the page', { source_quote: 'Mitochondria make energy.' }],
    ['a page that the document does not have', { source_page: 40 }],
    ['page 0', { source_page: 0 }],
    ['no passage', { source_quote: ' ' }],
    ['an unknown kind', { question_type: 'essay' }],
    ['options that are the same', { options: { '1': 'A', '2': 'A', '3': 'B', '4': 'C' } }],
    ['a missing option', { options: { '1': 'A', '2': 'D', '3': 'B' } }],
    ['a blank text', { question_text: ' ' }],
    ['a text that is too long', { explanation: 'x'.repeat(QUESTION_TEXT_MAX + 1) }],
    ['no id', { id: null }],
  ])('refuses %s', async (_, change) => {
    expect((await create(change)).error?.code).toBe('23514')
  })

  test('refuses the file of another learner and visitors', async () => {
    expect((await create({}, personas.stranger)).error?.code).toBe('42501')
    const { error } = await personas.anonymous.rpc('create_question', {
      p_question: ownQuestion(fileId),
    })
    expect(error?.code).toBe('42501')
  })

  test.each([
    ['in one day', OWN_QUESTIONS_PER_DAY, 'now()', 'quota_own_questions_today'],
    ['in one account', OWN_QUESTIONS_MAX, "now() - interval '3 days'", 'quota_own_questions'],
  ])('limits the questions that are written %s', async (_, maximum, writtenAt, hint) => {
    const fill = (count: number) =>
      personas.app.sql(
        `insert into private.bank_questions
           (user_id, first_id, question_id, kind, result, is_open, written_at, added_at)
         select $1, gen_random_uuid(), gen_random_uuid(), 'mcq', 'never', false, ${writtenAt}, now()
         from generate_series(1, $2::int)`,
        [learner.user.id, count],
      )
    await fill(maximum - 1)
    expect((await create()).error).toBeNull()
    await fill(1)
    expect((await create()).error).toMatchObject({ code: 'PT413', hint })
  })
})

test('an own question is edited before it was asked, and keeps no version', async () => {
  const id = await unwrap(create())
  await learner.client
    .rpc('edit_question', {
      p_question_id: id,
      p_change: { ...ownQuestion(fileId), question_text: 'Which light is left?' },
    })
    .throwOnError()
  expect(await stored(id)).toMatchObject({ question_text: 'Which light is left?', versions: [] })
})

test('a client cannot change when a question was written', async () => {
  const id = await unwrap(create())
  const { error } = await learner.client
    .from('quiz_questions')
    .update({ written_at: null })
    .eq('id', id)
  expect(error?.code).toBe('42501')
})

test('an own question is asked as a copy, marked as written, and is due for review', async () => {
  const id = await unwrap(create())
  const quizId = await unwrap(
    learner.client.rpc('repeat_questions', {
      p_quiz: { id: crypto.randomUUID(), quiz_name: 'Mine', mode: 'practice' },
      p_question_ids: [id],
    }),
  )
  const copy = await unwrap(
    learner.client
      .from('quiz_questions')
      .select('id, repeats, written_at')
      .eq('quiz_id', quizId)
      .single(),
  )
  expect(copy).toMatchObject({ repeats: id, written_at: expect.any(String) as string })
  await learner.client
    .from('quiz_answers')
    .insert({
      quiz_id: quizId,
      question_id: copy.id,
      user_answer: 'x',
      is_correct: false,
      marks_obtained: 0,
      graded_by: 'rule',
    })
    .throwOnError()
  await learner.client.rpc('complete_quiz', { p_quiz_id: quizId }).throwOnError()
  const p_until = new Date(Date.now() + 9e9).toISOString()
  const due = await unwrap(learner.client.rpc('get_due_questions', { p_until, p_most: 10 }))
  expect(due).toHaveLength(1)
  const stats = await unwrap(
    learner.client.rpc('get_user_quiz_stats', { user_uuid: learner.user.id }).single(),
  )
  expect(stats).toMatchObject({ total_quizzes: 1 })
})

test('get_page_text returns a page of an own file and the number of pages', async () => {
  const read = (p_page: number, client = learner.client) =>
    client.rpc('get_page_text', { p_file_id: fileId, p_page }).maybeSingle()
  expect((await read(1)).data).toEqual({ content: OWN_QUOTE, pages: 8 })
  expect((await read(99)).data).toEqual({ content: '', pages: 8 })
  expect((await read(0)).data).toEqual({ content: '', pages: 8 })
  expect((await read(1, personas.stranger.client)).data).toBeNull()
})

describe('replace_question', () => {
  const old = async () => {
    const { id, source_page } = await unwrap(
      learner.client
        .from('quiz_questions')
        .select('id, source_page')
        .eq('question_type', 'mcq')
        .single(),
    )
    // The passage of the fixture's question is not on its page.
    await learner.client
      .from('quiz_questions')
      .update({ source_page: 1 })
      .eq('id', id)
      .throwOnError()
    expect(source_page).not.toBe(1)
    const { quiz_id } = await stored(id)
    await learner.client.rpc('complete_quiz', { p_quiz_id: quiz_id }).throwOnError()
    return id
  }
  const replace = (id: string, question: ReturnType<typeof ownQuestion>, writer = learner) =>
    writer.client.rpc('replace_question', { p_question_id: id, p_question: question })

  test('stores the new question and withdraws the other, once', async () => {
    const id = await old()
    const question = ownQuestion(fileId)
    expect(await unwrap(replace(id, question))).toBe(question.id)
    const { withdrawn_at } = await stored(id)
    expect(withdrawn_at).toEqual(expect.any(String))
    expect(await stored(question.id)).toMatchObject({ source_page: 1, withdrawn_at: null })
    await unwrap(replace(id, question))
    expect((await stored(id)).withdrawn_at).toBe(withdrawn_at)
  })

  test.each([
    ['another page', { source_page: 2 }],
    ['a passage that is not on the page', { source_quote: 'Roots take in water.' }],
    ['no text', { question_text: ' ' }],
  ])('changes nothing with %s', async (_, change) => {
    const id = await old()
    const question = ownQuestion(fileId, change)
    expect((await replace(id, question)).error?.code).toBe('23514')
    expect((await stored(id)).withdrawn_at).toBeNull()
    expect(
      await unwrap(learner.client.from('quiz_questions').select('id').eq('id', question.id)),
    ).toEqual([])
  })

  test('is for the owner only', async () => {
    const id = await old()
    const refused = await replace(id, ownQuestion(fileId), personas.stranger)
    expect(refused.error?.code).toBe('42501')
    const anonymous = await personas.anonymous.rpc('replace_question', {
      p_question_id: id,
      p_question: ownQuestion(fileId),
    })
    expect(anonymous.error?.code).toBe('42501')
  })
})
