import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MadeQuestion } from '../../domain/quiz/creation/made-question.ts'
import {
  createPersonas,
  seedFixtures,
  unwrap,
  newPersona,
  type Fixtures,
  type Personas,
} from '../../testing/personas.ts'
import { markRange } from '../../domain/marking/marks.ts'

let personas: Personas
let fixtures: Fixtures
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())
beforeEach(async () => {
  fixtures = await seedFixtures(personas.owner)
})

const mcq = (over: Partial<MadeQuestion> = {}): MadeQuestion => ({
  question_type: 'mcq',
  question_text: 'What do plants take in?',
  options: { '1': 'Oxygen', '2': 'Carbon dioxide', '3': 'Nitrogen', '4': 'Helium' },
  correct_option_number: 2,
  correct_answer: 'Carbon dioxide',
  explanation: 'Page 1 says so.',
  marks: 1,
  source_file_id: fixtures.fileId,
  source_page: 1,
  source_quote: 'Plants take in carbon dioxide',
  points: [],
  ...over,
})
const written = (question_type: 'saq' | 'laq'): MadeQuestion => ({
  ...mcq(),
  question_type,
  question_text: `Explain, as ${question_type}.`,
  options: null,
  correct_option_number: null,
  marks: question_type === 'saq' ? 3 : 5,
  points: [{ text: 'takes in carbon dioxide', quote: 'Plants take in carbon dioxide', page: 1 }],
})

type Quiz = { id: string; quiz_name: string; difficulty: string }
const quizOf = (over: Partial<Quiz> = {}): Quiz => ({
  id: randomUUID(),
  quiz_name: 'Leaves',
  difficulty: 'medium',
  ...over,
})
const create = (
  quiz: Quiz,
  questions: MadeQuestion[],
  { client = personas.owner.client, fileIds = [fixtures.fileId] } = {},
) => client.rpc('create_quiz', { p_quiz: quiz, p_file_ids: fileIds, p_questions: questions })

const quizRows = (id: string) =>
  personas.app.sql(
    `select (select count(*)::int from quizzes where id = $1) as quizzes,
            (select count(*)::int from quiz_sources where quiz_id = $1) as sources,
            (select count(*)::int from quiz_questions where quiz_id = $1) as questions`,
    [id],
  )

describe('create_quiz', () => {
  test('writes the quiz, its sources and its questions, numbered mcq, saq, laq', async () => {
    const quiz = quizOf()
    const questions = [written('laq'), mcq(), written('saq'), mcq({ question_text: 'Second?' })]
    expect(await create(quiz, questions)).toMatchObject({ error: null, data: quiz.id })
    const { client, user } = personas.owner
    const row = await unwrap(client.from('quizzes').select().eq('id', quiz.id).single())
    expect(row).toMatchObject({
      ...quiz,
      user_id: user.id,
      status: 'ready',
      total_mcqs: 2,
      total_saqs: 1,
      total_laqs: 1,
      total_marks: 10,
      marks_obtained: null,
    })
    const rows = await unwrap(
      client.from('quiz_questions').select().eq('quiz_id', quiz.id).order('question_number'),
    )
    expect(
      rows.map(({ question_number, question_text }) => [question_number, question_text]),
    ).toEqual([
      [1, 'What do plants take in?'],
      [2, 'Second?'],
      [3, 'Explain, as saq.'],
      [4, 'Explain, as laq.'],
    ])
    await client.rpc('complete_quiz', { p_quiz_id: quiz.id }).throwOnError()
    const done = await unwrap(
      client.from('quiz_questions').select().eq('quiz_id', quiz.id).order('question_number'),
    )
    expect(done[0]).toMatchObject(mcq())
    expect(done[3]).toMatchObject(written('laq'))
    const sources = await unwrap(client.from('quiz_sources').select().eq('quiz_id', quiz.id))
    expect(sources).toEqual([
      { quiz_id: quiz.id, file_id: fixtures.fileId, base_id: fixtures.baseId },
    ])
  })

  test('lists a question once that is made again about the same file', async () => {
    const { client } = personas.owner
    const question_text = 'What does a leaf need?'
    const again = mcq({ question_text })
    const unlike = { ...again, correct_answer: 'Helium', correct_option_number: 4 as const }
    const made: { id: string; repeats: string | null }[][] = []
    for (const questions of [[again], [again, written('saq')], [again, unlike]]) {
      const quiz = quizOf()
      expect((await create(quiz, questions)).error).toBeNull()
      made.push(
        await unwrap(
          client
            .from('quiz_questions')
            .select('id, repeats')
            .eq('quiz_id', quiz.id)
            .order('question_number'),
        ),
      )
      await client.rpc('complete_quiz', { p_quiz_id: quiz.id }).throwOnError()
    }
    const first = made[0]?.[0]?.id
    expect(made.map((rows) => rows.map(({ repeats }) => repeats))).toEqual([
      [null],
      [first, null],
      [first, null],
    ])
    const bank = await unwrap(client.rpc('get_question_bank', { p_filter: {}, p_page: 1 }))
    expect(JSON.stringify(bank).split(question_text).length - 1).toBe(2)
  })

  test('makes a question new whose earlier one was withdrawn', async () => {
    const { client } = personas.owner
    const [before, after] = [quizOf(), quizOf()]
    await create(before, [mcq({ question_text: 'What does a root need?' })])
    const questionOf = ({ id }: Quiz) =>
      unwrap(client.from('quiz_questions').select('id, repeats').eq('quiz_id', id).single())
    const { id } = await questionOf(before)
    await unwrap(
      client.from('quizzes').update({ status: 'completed' }).eq('id', before.id).select(),
    )
    await client.rpc('withdraw_question', { p_question_id: id }).throwOnError()
    await create(after, [mcq({ question_text: 'What does a root need?' })])
    expect((await questionOf(after)).repeats).toBeNull()
  })

  test('completes a quiz that was being made', async () => {
    const quiz = quizOf()
    const { client, user } = personas.owner
    await unwrap(
      client
        .from('quizzes')
        .insert({ ...quiz, user_id: user.id, status: 'generating' })
        .select(),
    )
    expect((await create({ ...quiz, quiz_name: 'Final' }, [mcq()])).error).toBeNull()
    const row = await unwrap(client.from('quizzes').select().eq('id', quiz.id).single())
    expect(row).toMatchObject({ status: 'ready', quiz_name: 'Final', total_marks: 1 })
  })

  test('is idempotent for repeated and simultaneous calls', async () => {
    const quiz = quizOf()
    const all = await Promise.all([create(quiz, [mcq()]), create(quiz, [mcq()])])
    expect(
      [...all, await create(quiz, [mcq(), written('saq')])].map(({ error, data }) => error ?? data),
    ).toEqual([quiz.id, quiz.id, quiz.id])
    expect(await quizRows(quiz.id)).toEqual([{ quizzes: 1, sources: 1, questions: 1 }])
  })

  const invalidQuestions: [string, string, () => MadeQuestion[]][] = [
    ['no question', '22023', () => []],
    [
      'three options',
      '23514',
      () => [mcq(), mcq({ options: { '1': 'a', '2': 'b', '3': 'c' } as never })],
    ],
    [
      'an option that is blank',
      '23514',
      () => [mcq({ options: { '1': 'a', '2': 'b', '3': 'c', '4': ' ' } })],
    ],
    ['no correct option', '23514', () => [mcq({ correct_option_number: null })]],
    ['options on a short question', '23514', () => [{ ...written('saq'), options: mcq().options }]],
    ['marks of another type', '23514', () => [mcq({ marks: 5 })]],
    ['no explanation', '23514', () => [mcq({ explanation: ' ' })]],
    ['no answer at all', '23502', () => [mcq({ correct_answer: null as never })]],
    ['a type there is not', '23514', () => [mcq({ question_type: 'essay' as never })]],
    [
      'thirty-one questions',
      '23514',
      () => [
        ...Array.from({ length: 20 }, () => mcq()),
        ...Array.from({ length: 11 }, () => written('saq')),
      ],
    ],
    ['twenty-one of a type', '23514', () => Array.from({ length: 21 }, () => mcq())],
  ]
  test.each(invalidQuestions)('with %s writes nothing', async (_, code, questions) => {
    const quiz = quizOf()
    const { error } = await create(quiz, questions())
    expect(error?.code).toBe(code)
    expect(await quizRows(quiz.id)).toEqual([{ quizzes: 0, sources: 0, questions: 0 }])
  })

  test('writes nothing for a deleted file or a file of another user', async () => {
    const quiz = quizOf()
    const theirs = await seedFixtures(personas.stranger)
    for (const fileIds of [[fixtures.fileId, randomUUID()], [theirs.fileId]])
      expect((await create(quiz, [mcq()], { fileIds })).error?.code).toBe('23503')
    const refused = await create(quiz, [mcq({ source_file_id: theirs.fileId })])
    expect(refused.error?.code).toBe('42501')
    expect(await quizRows(quiz.id)).toEqual([{ quizzes: 0, sources: 0, questions: 0 }])
  })

  test('does not change a quiz of another user, being made or ready', async () => {
    const { client, user } = personas.stranger
    for (const status of ['generating', 'ready']) {
      const quiz = quizOf()
      await unwrap(
        client
          .from('quizzes')
          .insert({ ...quiz, user_id: user.id, status })
          .select(),
      )
      const { error } = await create({ ...quiz, quiz_name: 'Mine now' }, [mcq()])
      expect(error?.code).toBe('42501')
      const row = await unwrap(client.from('quizzes').select().eq('id', quiz.id).single())
      expect(row).toMatchObject({ quiz_name: 'Leaves', status })
    }
  })

  test('is not for visitors', async () => {
    const { error } = await create(quizOf(), [mcq()], { client: personas.anonymous })
    expect(error?.code).toBe('42501')
  })
})

describe('finish_quiz', () => {
  const finish = (quiz: Quiz, client = personas.owner.client) =>
    client.rpc('finish_quiz', {
      p_quiz: quiz,
      p_file_ids: [fixtures.fileId],
      p_questions: [mcq()],
    })
  const generating = async () => {
    const quiz = quizOf()
    const { client, user } = personas.owner
    await client
      .from('quizzes')
      .insert({ ...quiz, user_id: user.id, status: 'generating' })
      .throwOnError()
    return quiz
  }
  const statusOf = async ({ id }: Quiz) => {
    const { data } = await personas.owner.client
      .from('quizzes')
      .select('status, quiz_name')
      .eq('id', id)
      .throwOnError()
    return data
  }

  test('stores a quiz that is being made, once', async () => {
    const quiz = await generating()
    const both = await Promise.all([finish(quiz), finish(quiz)])
    expect(both.map(({ error }) => error)).toEqual([null, null])
    expect(both.map(({ data }) => data).toSorted()).toEqual([false, true])
    expect(await statusOf(quiz)).toEqual([{ status: 'ready', quiz_name: quiz.quiz_name }])
    expect(await quizRows(quiz.id)).toEqual([{ quizzes: 1, sources: 1, questions: 1 }])
  })

  test('stores nothing where the quiz was cancelled, and changes no quiz that is ready', async () => {
    const quiz = await generating()
    await personas.owner.client.from('quizzes').delete().eq('id', quiz.id).throwOnError()
    expect(await finish(quiz)).toMatchObject({ data: false, error: null })
    expect(await quizRows(quiz.id)).toEqual([{ quizzes: 0, sources: 0, questions: 0 }])
    const ready = quizOf()
    await create(ready, [mcq()]).throwOnError()
    expect((await finish({ ...ready, quiz_name: 'Another' })).data).toBe(false)
    expect(await statusOf(ready)).toEqual([{ status: 'ready', quiz_name: 'Leaves' }])
  })

  test('changes nothing for a stranger, and refuses a visitor', async () => {
    const quiz = await generating()
    const { stranger, anonymous } = personas
    expect(await finish(quiz, stranger.client)).toMatchObject({ data: false, error: null })
    expect((await finish(quiz, anonymous)).error?.code).toBe('42501')
    expect(await statusOf(quiz)).toEqual([{ status: 'generating', quiz_name: 'Leaves' }])
  })
})

describe('complete_quiz', () => {
  async function answered(marks: (number | null)[]) {
    const quiz = quizOf()
    await unwrap(create(quiz, [mcq(), written('saq'), written('laq')]))
    const { client } = personas.owner
    const questions = await unwrap(
      client.from('quiz_questions').select('id').eq('quiz_id', quiz.id).order('question_number'),
    )
    for (const [index, marks_obtained] of marks.entries())
      await unwrap(
        client
          .from('quiz_answers')
          .insert({
            quiz_id: quiz.id,
            question_id: questions[index]?.id ?? '',
            user_answer: 'x',
            marks_obtained,
          })
          .select(),
      )
    return quiz.id
  }
  const complete = (id: string, client = personas.owner.client) =>
    client.rpc('complete_quiz', { p_quiz_id: id }).single()

  test.each([
    [[1, 2.5, 4], 7.5, 83],
    [[1, null], 1, 11],
    [[], 0, 0],
    [[1, 3, 5], 9, 100],
    [[0, 0.5, 0], 0.5, 6],
  ])('with the marks %j stores %d of 9, %d percent', async (marks, marks_obtained, percentage) => {
    const id = await answered(marks)
    const { data, error } = await complete(id)
    expect(error).toBeNull()
    expect(data).toEqual({ marks_obtained, total_marks: 9, percentage })
    const row = await unwrap(personas.owner.client.from('quizzes').select().eq('id', id).single())
    expect(row).toMatchObject({ status: 'completed', marks_obtained, percentage })
    expect(row.completed_at).not.toBeNull()
  })

  test('updates the totals after an appeal and retains the time of completion', async () => {
    const id = await answered([1, 1])
    await complete(id)
    const { client } = personas.owner
    const before = await unwrap(client.from('quizzes').select().eq('id', id).single())
    await client
      .from('quiz_answers')
      .update({ marks_obtained: 0 })
      .eq('quiz_id', id)
      .eq('marks_obtained', 1)
    expect((await complete(id)).data).toMatchObject({ marks_obtained: 0, percentage: 0 })
    const after = await unwrap(client.from('quizzes').select().eq('id', id).single())
    expect(after.completed_at).toBe(before.completed_at)
  })

  test('refuses a quiz of another user, a quiz still being made, and visitors', async () => {
    const id = await answered([1])
    const { client, user } = personas.owner
    const unfinished = quizOf()
    await unwrap(
      client
        .from('quizzes')
        .insert({ ...unfinished, user_id: user.id, status: 'generating' })
        .select(),
    )
    expect((await complete(id, personas.stranger.client)).error?.code).toBe('42501')
    expect((await complete(id, personas.anonymous)).error?.code).toBe('42501')
    expect((await complete(unfinished.id)).error?.code).toBe('42501')
    const row = await unwrap(client.from('quizzes').select().eq('id', id).single())
    expect(row.status).toBe('ready')
  })
})

describe('get_user_quiz_stats and get_recent_quiz_performance', () => {
  test('sum the completed quizzes, and return zero if there is none', async () => {
    const learner = await newPersona(personas.app, 'learner')
    const { client, user } = learner
    const stats = () => unwrap(client.rpc('get_user_quiz_stats', { user_uuid: user.id }))
    const recent = () => unwrap(client.rpc('get_recent_quiz_performance', { user_uuid: user.id }))
    expect(await stats()).toEqual([
      {
        total_quizzes: 0,
        total_questions_attempted: 0,
        average_percentage: 0,
        total_marks_obtained: 0,
        total_possible_marks: 0,
      },
    ])
    expect(await recent()).toEqual([])

    const home = await seedFixtures(learner)
    const make = async (quiz_name: string, marks_obtained: number) => {
      const quiz = quizOf({ quiz_name })
      const questions = [
        mcq({ source_file_id: home.fileId }),
        { ...written('saq'), source_file_id: home.fileId },
      ]
      await unwrap(create(quiz, questions, { client, fileIds: [home.fileId] }))
      const rows = await unwrap(
        client.from('quiz_questions').select('id, marks').eq('quiz_id', quiz.id),
      )
      for (const { id, marks } of rows)
        await unwrap(
          client
            .from('quiz_answers')
            .insert({
              quiz_id: quiz.id,
              question_id: id,
              user_answer: 'x',
              marks_obtained: (marks_obtained * marks) / 4,
            })
            .select(),
        )
      await unwrap(client.rpc('complete_quiz', { p_quiz_id: quiz.id }))
      return quiz.id
    }
    const first = await make('First', 1)
    const second = await make('Second', 4)
    expect(await stats()).toEqual([
      {
        total_quizzes: 2,
        total_questions_attempted: 4,
        average_percentage: 62.5,
        total_marks_obtained: 5,
        total_possible_marks: 8,
      },
    ])
    const neverTaken = [mcq({ source_file_id: home.fileId })]
    await unwrap(create(quizOf(), neverTaken, { client, fileIds: [home.fileId] }))
    const byType = await unwrap(client.rpc('get_attempted_questions'))
    expect(
      new Map(byType.map(({ question_type, questions }) => [question_type, questions])),
    ).toEqual(
      new Map([
        ['mcq', 2],
        ['saq', 2],
      ]),
    )
    expect(await recent()).toMatchObject([
      { quiz_id: second, quiz_name: 'Second', percentage: 100, possible_percentage: 100 },
      { quiz_id: first, quiz_name: 'First', percentage: 25, possible_percentage: 25 },
    ])
  })

  const VERDICTS = [
    ['met', 'open', 'missed'],
    ['partial', 'open'],
    ['open', 'open', 'partial', 'met'],
    ['open'],
  ] as const
  test.each(VERDICTS.map((verdicts) => ({ verdicts, title: verdicts.join(', ') })))(
    'count no marks of open points, as in an answer of $title',
    async ({ verdicts }) => {
      const learner = await newPersona(personas.app, 'undecided')
      const { client, user } = learner
      const home = await seedFixtures(learner)
      const quiz = quizOf()
      const questions = [{ ...written('saq'), source_file_id: home.fileId }]
      await unwrap(create(quiz, questions, { client, fileIds: [home.fileId] }))
      const [question] = await unwrap(
        client.from('quiz_questions').select('id, marks').eq('quiz_id', quiz.id),
      )
      if (!question) throw new Error('no question')
      const { id: question_id, marks } = question
      const points = verdicts.map((verdict) => ({
        ...{ text: 'x', quote: null, page: 1, source_quote: null },
        verdict,
      }))
      const { certain, possible } = markRange(points, marks)
      const answer = { quiz_id: quiz.id, question_id, user_answer: 'x', points }
      await unwrap(
        client
          .from('quiz_answers')
          .insert({ ...answer, marks_obtained: certain })
          .select(),
      )
      await unwrap(client.rpc('complete_quiz', { p_quiz_id: quiz.id }))
      const decided = marks - (possible - certain)
      const [stats] = await unwrap(client.rpc('get_user_quiz_stats', { user_uuid: user.id }))
      expect(stats).toMatchObject({
        average_percentage: decided === 0 ? 0 : Math.round((100 * certain) / decided),
        total_marks_obtained: certain,
        total_possible_marks: decided,
      })
      const possible_percentage = Math.round((100 * possible) / marks)
      const recent = await unwrap(client.rpc('get_recent_quiz_performance', { user_uuid: user.id }))
      expect(recent).toMatchObject([{ quiz_id: quiz.id, possible_percentage }])
      const { quizzes } = await unwrap(
        client.rpc('get_dashboard', { p_until: '2099-01-01' }).single(),
      )
      expect(quizzes).toContainEqual(expect.objectContaining({ id: quiz.id, possible_percentage }))
    },
  )

  test('refuse the id of another user, a missing id, and visitors', async () => {
    for (const name of ['get_user_quiz_stats', 'get_recent_quiz_performance'] as const) {
      const requestStats = (client: typeof personas.anonymous, user_uuid: string | null) =>
        client.rpc(name, { user_uuid: user_uuid as string })
      const answers = [
        await requestStats(personas.stranger.client, personas.owner.user.id),
        await requestStats(personas.owner.client, null),
        await requestStats(personas.anonymous, personas.owner.user.id),
      ]
      expect(answers.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501'])
    }
    const { error } = await personas.anonymous.rpc('get_attempted_questions')
    expect(error?.code).toBe('42501')
  })
})
