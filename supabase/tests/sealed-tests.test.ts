import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createPersonas,
  newPersona,
  unwrap,
  type Client,
  type Persona,
  type Personas,
} from '../../testing/personas.ts'
import { FULL_ANSWERS, madeQuestions, storeQuiz, type StoredQuiz } from '../../testing/quiz.ts'

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

const quizzes = (client = learner.client) => client.from('quizzes')
const questions = (client = learner.client) => client.from('quiz_questions')
const answers = (client = learner.client) => client.from('quiz_answers')

const readQuestions = (quizId = stored.quizId) =>
  unwrap(questions().select().eq('quiz_id', quizId).order('question_number'))

const answer = (kind: keyof StoredQuiz['questions'], user_answer: string, mark: object = {}) =>
  answers()
    .insert({ quiz_id: stored.quizId, question_id: stored.questions[kind], user_answer, ...mark })
    .throwOnError()

const complete = (quizId = stored.quizId) =>
  unwrap(learner.client.rpc('complete_quiz', { p_quiz_id: quizId }))

/** A call of a function of the site. */
const call = (name: 'grade-answer' | 'submit-quiz', body: object) =>
  learner.client.functions.invoke<unknown>(name, { body: { quiz_id: stored.quizId, ...body } })
const mark = (kind: keyof StoredQuiz['questions']) =>
  call('grade-answer', { action: 'mark', question_id: stored.questions[kind] })
const submit = async () => {
  const { data } = await call('submit-quiz', {})
  expect(data instanceof Response ? await data.text() : '').toContain('"completed"')
}

/** Whether the text of a response contains a part of the key of the stored quiz. */
const SECRETS =
  /The text says so|absorbs mostly red and blue|Green light is reflected|"correct_option_number":\s?[1-4]/
const isRevealed = (value: unknown): boolean => SECRETS.test(JSON.stringify(value))

/** What no row of an open test has. */
const BLANK = {
  correct_answer: '',
  correct_option_number: null,
  explanation: '',
  source_quote: null,
  points: [],
  versions: [],
}

describe('the key of a test', () => {
  test('is in no response before the test is submitted, and in its rows after it', async () => {
    await answer('mcq', '2')
    const before = [
      await readQuestions(),
      await unwrap(quizzes().select('*, quiz_questions(*, quiz_answers(*))')),
      await unwrap(answers().select('*, quiz_questions!inner(*)')),
      await unwrap(
        questions().select('correct_answer, correct_option_number').order('correct_option_number'),
      ),
      await unwrap(questions().select().gte('correct_option_number', 1)),
      await unwrap(learner.client.rpc('get_question_bank', { p_filter: {}, p_page: 1 })),
      await unwrap(learner.client.rpc('get_quiz', { p_quiz_id: stored.quizId })),
    ]
    expect(before.map(isRevealed)).toEqual(before.map(() => false))
    expect(before[0]).toMatchObject([BLANK, BLANK, BLANK])
    expect(before[4]).toEqual([])
    await complete()
    const [first] = await unwrap(
      learner.client.from('quiz_sources').select('file_id').eq('quiz_id', stored.quizId),
    )
    expect(await readQuestions()).toMatchObject(madeQuestions(first?.file_id ?? ''))
  })

  test('is not returned by the request that stores or changes a question', async () => {
    const { id: _, ...question } = (await readQuestions())[0] ?? { id: '' }
    const key = { correct_answer: 'Infrared', correct_option_number: 4, explanation: 'So.' }
    const row = { ...question, quiz_id: stored.quizId, question_number: 4, question_text: 'Which?' }
    const made = await unwrap(
      questions()
        .insert({ ...row, question_type: 'mcq', marks: 1, ...key })
        .select()
        .single(),
    )
    expect(made).toMatchObject(BLANK)
    const changed = await unwrap(
      questions()
        .update({ explanation: 'Page 2.', correct_option_number: 3 })
        .eq('id', made.id)
        .select()
        .single(),
    )
    expect(changed).toMatchObject(BLANK)
    await complete()
    expect((await readQuestions())[3]).toMatchObject({
      correct_answer: 'Infrared',
      correct_option_number: 3,
      explanation: 'Page 2.',
    })
  })

  test('stays when the question is stored again, by its id or its number', async () => {
    const [row] = await readQuestions()
    const again = { ...row, question_text: 'Again?' } as never
    await questions().upsert(again).throwOnError()
    await questions().upsert(again, { ignoreDuplicates: true }).throwOnError()
    const other = { ...madeQuestions('')[0], source_file_id: null, quiz_id: stored.quizId }
    const wrong = { ...other, question_number: 1, correct_option_number: 4 } as never
    const byNumber = { onConflict: 'quiz_id,question_number', ignoreDuplicates: true }
    await questions().upsert(wrong, byNumber).throwOnError()
    expect((await questions().insert(wrong)).error?.code).toBe('23505')
    await complete()
    expect((await readQuestions())[0]).toMatchObject({
      question_text: 'Again?',
      correct_answer: 'Red and blue',
      correct_option_number: 2,
    })
  })

  test.each([
    ['is taken as a practice', { mode: 'practice' }],
    ['is taken as a practice that is completed', { mode: 'practice', status: 'completed' }],
    ['contains own questions', { mode: 'own' }],
  ])('stays hidden, since the change is refused, when the test %s', async (_, change) => {
    expect((await quizzes().update(change).eq('id', stored.quizId)).error?.code).toBe('23514')
    expect(await readQuestions()).toMatchObject([BLANK, BLANK, BLANK])
  })

  test('stays visible once the test is submitted: it cannot be opened again', async () => {
    await complete()
    const open = (change: object) => quizzes().update(change).eq('id', stored.quizId)
    expect((await open({ status: 'in_progress' })).error?.code).toBe('23514')
    expect((await open({ mode: 'practice', status: 'in_progress' })).error).toBeNull()
    expect((await open({ mode: 'test' })).error?.code).toBe('23514')
    await complete()
    expect((await open({ mode: 'test' })).error?.code).toBe('23514')
  })

  test('cannot be copied or moved out of the test', async () => {
    const practice = await storeQuiz(learner, 'practice')
    const { mcq } = stored.questions
    for (const mode of ['practice', 'test']) {
      const { error } = await learner.client.rpc('repeat_questions', {
        p_quiz: { id: randomUUID(), quiz_name: 'Copy', mode },
        p_question_ids: [mcq],
      })
      expect(error?.code).toBe('23514')
    }
    const elsewhere = { quiz_id: practice.quizId, question_number: 9 }
    expect((await questions().update(elsewhere).eq('id', mcq)).error?.code).toBe('42501')
    const renamed = await questions().update({ id: randomUUID() }).eq('id', mcq)
    expect(renamed.error?.code).toBe('42501')
    const withdrawn = await learner.client.rpc('withdraw_question', { p_question_id: mcq })
    expect(withdrawn.error?.code).toBe('23514')
  })

  test('is not revealed by changes and copies that guess it', async () => {
    const { mcq } = stored.questions
    const change = async (values: object) =>
      (await questions().update(values).eq('id', mcq)).error?.code
    expect(await change({ question_type: 'true_false', options: null })).toBe('23514')
    expect(await change({ correct_option_number: 5 })).toBe('23514')
    const [row] = await readQuestions()
    for (const [number, correct] of Object.entries(row?.options ?? {})) {
      const id = randomUUID()
      const guess = { ...row, correct_answer: String(correct), explanation: 'x' }
      await learner.client
        .rpc('create_quiz', {
          p_quiz: { id, quiz_name: 'Guess', difficulty: 'easy' },
          p_file_ids: [row?.source_file_id ?? ''],
          p_questions: [{ ...guess, correct_option_number: Number(number) }],
        })
        .throwOnError()
      expect(await readQuestions(id)).toMatchObject([{ repeats: null }])
    }
  })

  test('is refused in a test of another account as in one that does not exist', async () => {
    const stranger = personas.stranger.client
    const [row] = madeQuestions('')
    for (const quiz_id of [stored.quizId, randomUUID()]) {
      const asked = { ...row, source_file_id: null, quiz_id, question_number: 9, points: {} }
      expect((await questions(stranger).insert(asked as never)).error?.code).toBe('42501')
    }
  })

  test('is sealed when a question is moved into a test', async () => {
    const practice = await storeQuiz(learner, 'practice')
    const change = { quiz_id: stored.quizId, question_number: 9 }
    const moved = await unwrap(
      questions().update(change).eq('id', practice.questions.mcq).select().single(),
    )
    expect(moved).toMatchObject(BLANK)
    await complete()
    expect((await readQuestions()).at(-1)).toMatchObject({ correct_option_number: 2 })
  })

  test('is given to functions only', async () => {
    const { mcq } = stored.questions
    const calls = (client: Client) => [
      client.rpc('get_sealed_questions', { p_question_ids: [mcq] }),
      client.rpc('store_sealed_mark', {
        p_quiz_id: stored.quizId,
        p_question_id: mcq,
        p_user_answer: '2',
        p_mark: { marks_obtained: 1, graded_by: 'rule', points: [] },
      }),
    ]
    for (const client of [learner.client, personas.stranger.client, personas.anonymous])
      for (const { error } of await Promise.all(calls(client))) expect(error?.code).toBe('42501')
    const service = personas.app.service()
    const { data } = await service.rpc('get_sealed_questions', { p_question_ids: [mcq] })
    expect(data).toMatchObject([{ correct_option_number: 2, is_marked: false }])
  })

  test('stays hidden where a later migration grants all procedures to learners', async () => {
    const grant = 'grant execute on all functions in schema public to authenticated'
    const revoke = `revoke execute on function public.get_sealed_questions, public.store_sealed_mark
      from authenticated`
    await personas.app.sql(grant)
    const { error } = await learner.client.rpc('get_sealed_questions', {
      p_question_ids: [stored.questions.mcq],
    })
    await personas.app.sql(revoke)
    expect(error?.code).toBe('42501')
  })

  test.each([
    ['its test', () => quizzes().delete().eq('id', stored.quizId)],
    ['its question', () => questions().delete().eq('quiz_id', stored.quizId)],
    ['the account', () => learner.client.rpc('delete_account')],
  ])('is deleted with %s', async (_, remove) => {
    await answer('mcq', '2')
    await mark('mcq')
    const left = () =>
      personas.app.sql(
        `select (select count(*) from private.sealed_questions where quiz_id = $1)::integer as keys,
          (select count(*) from private.sealed_marks where quiz_id = $1)::integer as marks`,
        [stored.quizId],
      )
    expect(await left()).toEqual([{ keys: 3, marks: 1 }])
    expect((await remove()).error).toBeNull()
    expect(await left()).toEqual([{ keys: 0, marks: 0 }])
  })
})

describe('the answers of a test', () => {
  test('are marked meanwhile, and have their marks once it is submitted', async () => {
    await answer('mcq', '1')
    await answer('saq', FULL_ANSWERS.saq)
    for (const kind of ['mcq', 'saq'] as const) expect((await mark(kind)).error).toBeNull()
    const open = await unwrap(answers().select().eq('quiz_id', stored.quizId))
    for (const row of open)
      expect(row).toMatchObject({ is_correct: null, marks_obtained: null, graded_by: null })
    expect(open).toHaveLength(2)
    await submit()
    const marked = await unwrap(answers().select().eq('quiz_id', stored.quizId))
    const of = (id: string) => marked.find(({ question_id: question }) => question === id)
    expect(of(stored.questions.mcq)).toMatchObject({ is_correct: false, graded_by: 'rule' })
    expect(of(stored.questions.saq)).toMatchObject({ is_correct: true, marks_obtained: 3 })
    const quiz = await unwrap(quizzes().select().eq('id', stored.quizId).single())
    expect(quiz).toMatchObject({ marks_obtained: 3, total_marks: 9, percentage: 33 })
  })

  test('are marked again where an answer was changed after its mark', async () => {
    await answer('mcq', '1')
    await mark('mcq')
    await answers().update({ user_answer: '2' }).eq('quiz_id', stored.quizId).throwOnError()
    await submit()
    expect(await unwrap(answers().select().eq('quiz_id', stored.quizId))).toMatchObject([
      { is_correct: true, marks_obtained: 1 },
    ])
  })

  test('tell nothing about the key by an appeal or a mark of their own', async () => {
    await answer('saq', FULL_ANSWERS.saq)
    await mark('saq')
    for (const action of [
      { action: 'appeal', reason: 'It is right.' },
      { action: 'self', verdicts: ['met'] },
    ]) {
      const { error } = await call('grade-answer', {
        ...action,
        question_id: stored.questions.saq,
      })
      expect((error as { context?: Response } | null)?.context?.status).toBe(400)
    }
  })

  test('count as they were marked when their client completes the test without a function', async () => {
    await answer('saq', FULL_ANSWERS.saq)
    await mark('saq')
    expect(await complete()).toEqual([{ marks_obtained: 3, total_marks: 9, percentage: 33 }])
  })
})

describe('a client that marks choices itself, as the requirements describe', () => {
  /** Chosen option, mark and totals of a client that compares with the column it reads. */
  const take = async (chosen: number) => {
    await quizzes().update({ status: 'in_progress' }).eq('id', stored.quizId).throwOnError()
    const [question] = await readQuestions()
    const is_correct = question?.correct_option_number === chosen
    const marks_obtained = is_correct ? 1 : 0
    await answer('mcq', String(chosen), { is_correct, marks_obtained, similarity_score: 0 })
    const totals = { marks_obtained, total_marks: 9, percentage: 0 }
    const at = new Date().toISOString()
    await quizzes()
      .update({ status: 'completed', completed_at: at, ...totals })
      .eq('id', stored.quizId)
      .throwOnError()
    const [marked] = await unwrap(answers().select().eq('quiz_id', stored.quizId))
    const quiz = await unwrap(quizzes().select().eq('id', stored.quizId).single())
    return { marked, quiz }
  }

  test('ends with the right mark and totals', async () => {
    const { marked, quiz } = await take(2)
    expect(marked).toMatchObject({ is_correct: true, marks_obtained: 1, similarity_score: 100 })
    expect(quiz).toMatchObject({ status: 'completed', marks_obtained: 1, percentage: 11 })
    const stats = await unwrap(
      learner.client.rpc('get_user_quiz_stats', { user_uuid: learner.user.id }),
    )
    expect(stats).toMatchObject([{ total_marks_obtained: 1, average_percentage: 11 }])
  })

  test('ends with no mark for a wrong choice, even if it claims one', async () => {
    await answer('mcq', '3', { is_correct: true, marks_obtained: 1 })
    expect(await complete()).toMatchObject([{ marks_obtained: 0 }])
  })
})
