import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { history as historyShape } from '../../domain/review/wire.ts'
import {
  createPersonas,
  unwrap,
  newPersona,
  type Persona,
  type Personas,
} from '../../testing/personas.ts'
import { claimRepeat } from '../../testing/fixtures/claimed-repeat.ts'
import { storeQuiz, type StoredQuiz } from '../../testing/quiz.ts'

let personas: Personas
let learner: Persona
let stored: StoredQuiz
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())
beforeEach(async () => {
  learner = await newPersona(personas.app, 'reviewer')
  stored = await store(learner)
})

const newId = (): string => randomUUID()
const store = ({ client, user }: Persona) => storeQuiz({ client, user })

/** Answers the questions with the marks, and completes the quiz at `completed_at`. */
async function completeQuiz(
  quizId: string,
  marks: Record<string, number>,
  completed_at: string,
): Promise<void> {
  const { client } = learner
  const answers = Object.entries(marks).map(([question_id, marks_obtained]) => ({
    quiz_id: quizId,
    question_id,
    user_answer: 'x',
    answered_at: completed_at,
    marks_obtained,
    is_correct: marks_obtained > 0,
    graded_by: 'rule',
  }))
  await client.from('quiz_answers').insert(answers).throwOnError()
  await client.rpc('complete_quiz', { p_quiz_id: quizId }).throwOnError()
  await client.from('quizzes').update({ completed_at }).eq('id', quizId).throwOnError()
}

const repeat = (ids: string[], { id = newId(), client = learner.client } = {}) =>
  client.rpc('repeat_questions', {
    p_quiz: { id, quiz_name: 'Review, 22 Nov', mode: 'practice' },
    p_question_ids: ids,
  })

const questionsOf = (quizId: string) =>
  unwrap(
    learner.client
      .from('quiz_questions')
      .select('*')
      .eq('quiz_id', quizId)
      .order('question_number'),
  )

const histories = async (client = learner.client) => {
  const rows = await unwrap(client.rpc('get_question_histories'))
  return new Map(rows.map((row) => [row.question_id, historyShape.parse(row.history)]))
}

const FIRST = '2026-03-01T10:00:00+00:00'
const SECOND = '2026-03-02T10:00:00.5+00:00'

describe('repeat_questions', () => {
  beforeEach(async () => {
    await learner.client.rpc('complete_quiz', { p_quiz_id: stored.quizId }).throwOnError()
  })

  test('makes a ready quiz, numbered mcq, saq, laq, with the same sources, points and keys', async () => {
    const { mcq, saq, laq } = stored.questions
    const id = randomUUID()
    expect(await repeat([laq, mcq, saq], { id })).toMatchObject({ error: null, data: id })
    const { client, user } = learner
    const quiz = await unwrap(
      client.from('quizzes').select('*, quiz_sources(file_id)').eq('id', id).single(),
    )
    expect(quiz).toMatchObject({
      user_id: user.id,
      quiz_name: 'Review, 22 Nov',
      difficulty: 'medium',
      status: 'ready',
      total_mcqs: 1,
      total_saqs: 1,
      total_laqs: 1,
      total_marks: 9,
      marks_obtained: null,
    })
    const [first, again] = [await questionsOf(stored.quizId), await questionsOf(id)]
    expect(quiz.quiz_sources).toEqual([{ file_id: first[0]?.source_file_id }])
    expect(again).toEqual(
      first.map((question) => ({
        ...question,
        id: expect.any(String) as string,
        quiz_id: id,
        repeats: question.id,
        options: question.options === null ? null : (expect.any(Object) as object),
        correct_option_number: question.options === null ? null : (expect.any(Number) as number),
      })),
    )
  })

  test('shuffles the options and moves the key with them', async () => {
    const keys = new Set<number | null>()
    for (let time = 0; time < 30 && keys.size < 2; time += 1) {
      const id = randomUUID()
      await repeat([stored.questions.mcq], { id }).throwOnError()
      const [question] = await questionsOf(id)
      const options = question?.options as Record<string, string>
      expect(Object.keys(options).toSorted()).toEqual(['1', '2', '3', '4'])
      expect(Object.values(options).toSorted()).toEqual([
        'Green',
        'Infrared',
        'Red and blue',
        'Ultraviolet',
      ])
      expect(options[String(question?.correct_option_number)]).toBe('Red and blue')
      keys.add(question?.correct_option_number ?? null)
    }
    expect(keys.size).toBe(2)
  })

  test('links a repeat of a repeat to the original question', async () => {
    const [id, later] = [randomUUID(), randomUUID()]
    await repeat([stored.questions.mcq], { id }).throwOnError()
    const [copy] = await questionsOf(id)
    await repeat([copy?.id ?? ''], { id: later }).throwOnError()
    expect(await questionsOf(later)).toMatchObject([{ repeats: stored.questions.mcq }])
  })

  test('is idempotent', async () => {
    const id = randomUUID()
    const both = await Promise.all([
      repeat([stored.questions.mcq], { id }),
      repeat([stored.questions.mcq], { id }),
    ])
    expect(both.map(({ error, data }) => error ?? data)).toEqual([id, id])
    expect(await questionsOf(id)).toHaveLength(1)
  })

  test('retains the page and quote of a question whose file was deleted', async () => {
    await learner.client.from('base_files').delete().not('id', 'is', null).throwOnError()
    const id = randomUUID()
    await repeat([stored.questions.saq], { id }).throwOnError()
    expect(await questionsOf(id)).toMatchObject([
      { source_file_id: null, source_page: 4, source_quote: expect.any(String) as string },
    ])
  })

  test('writes nothing for no question, a deleted one, or a question or quiz of another user', async () => {
    const theirs = await store(personas.stranger)
    const { mcq } = stored.questions
    for (const ids of [
      [],
      [mcq, randomUUID()],
      [theirs.questions.mcq],
      [mcq, theirs.questions.saq],
    ]) {
      const id = randomUUID()
      expect((await repeat(ids, { id })).error?.code).toBe('42501')
      expect(await personas.app.sql('select from quizzes where id = $1', [id])).toEqual([])
    }
    expect((await repeat([mcq], { id: theirs.quizId })).error?.code).toBe('42501')
    expect((await repeat([mcq], { client: personas.anonymous })).error?.code).toBe('42501')
  })
})

describe('get_question_histories', () => {
  test('returns the answer of each question of a completed quiz, null if unanswered', async () => {
    const { mcq, saq, laq } = stored.questions
    expect(await histories()).toEqual(new Map())
    await completeQuiz(stored.quizId, { [mcq]: 1, [saq]: 1.5 }, FIRST)
    const at = Date.parse(FIRST)
    expect(await histories()).toEqual(
      new Map([
        [mcq, [{ at, is_correct: true, marks_obtained: 1, marks: 1 }]],
        [saq, [{ at, is_correct: true, marks_obtained: 1.5, marks: 3 }]],
        [laq, [{ at, is_correct: null, marks_obtained: null, marks: 5 }]],
      ]),
    )
  })

  test('lists a repeated question once by its latest copy, and omits it while it is being repeated', async () => {
    const { mcq } = stored.questions
    await completeQuiz(stored.quizId, { [mcq]: 0 }, FIRST)
    const id = randomUUID()
    await repeat([mcq], { id }).throwOnError()
    expect([...(await histories()).keys()]).not.toContain(mcq)
    expect((await histories()).size).toBe(2)
    const [copy] = await questionsOf(id)
    await completeQuiz(id, { [copy?.id ?? '']: 1 }, SECOND)
    const all = await histories()
    expect(all.size).toBe(3)
    expect(all.get(copy?.id ?? '')).toEqual([
      { at: Date.parse(FIRST), is_correct: false, marks_obtained: 0, marks: 1 },
      { at: Date.parse(SECOND), is_correct: true, marks_obtained: 1, marks: 1 },
    ])
    // The latest copy remains after the first quiz is deleted.
    await learner.client.from('quizzes').delete().eq('id', stored.quizId).throwOnError()
    expect([...(await histories()).values()]).toEqual([
      [{ at: Date.parse(SECOND), is_correct: true, marks_obtained: 1, marks: 1 }],
    ])
  })

  test('lists a question again half a day after a practice that repeats it was left', async () => {
    const { mcq } = stored.questions
    await completeQuiz(stored.quizId, { [mcq]: 0 }, FIRST)
    const id = randomUUID()
    await repeat([mcq], { id }).throwOnError()
    const made = async (hoursAgo: number) => {
      const created_at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString()
      await learner.client.from('quizzes').update({ created_at }).eq('id', id).throwOnError()
    }
    await made(11)
    expect([...(await histories()).keys()]).not.toContain(mcq)
    await made(13)
    expect([...(await histories()).keys()]).toContain(mcq)
    expect(
      await unwrap(
        learner.client.rpc('get_due_questions', { p_until: new Date().toISOString(), p_most: 9 }),
      ),
    ).toContain(mcq)
  })

  test('omits the questions of a deleted file', async () => {
    await completeQuiz(stored.quizId, {}, FIRST)
    expect((await histories()).size).toBe(3)
    await learner.client.from('base_files').delete().not('id', 'is', null).throwOnError()
    expect((await histories()).size).toBe(0)
  })

  test('returns only own questions, and refuses visitors', async () => {
    await completeQuiz(stored.quizId, {}, FIRST)
    expect(await histories((await newPersona(personas.app, 'other')).client)).toEqual(new Map())
    expect((await personas.anonymous.rpc('get_question_histories')).error?.code).toBe('42501')
  })
})

describe('question_reviews', () => {
  test('follows a mark that an appeal changes', async () => {
    const { mcq } = stored.questions
    await completeQuiz(stored.quizId, { [mcq]: 0 }, FIRST)
    const { client } = learner
    const key = { quiz_id: stored.quizId, question_id: mcq }
    const { data } = await client.from('quiz_answers').select().match(key).single().throwOnError()
    const { is_correct, marks_obtained, similarity_score, feedback, graded_by, points } = data
    const earlier = { is_correct, marks_obtained, similarity_score, feedback, graded_by, points }
    const change = { is_correct: true, marks_obtained: 1, history: [earlier] }
    await client.from('quiz_answers').update(change).match(key).throwOnError()
    expect((await histories()).get(mcq)).toEqual([
      { at: Date.parse(FIRST), is_correct: true, marks_obtained: 1, marks: 1 },
    ])
  })

  test('follows a practice that is opened again and one that is deleted', async () => {
    stored = await storeQuiz(learner, 'practice')
    const { mcq } = stored.questions
    await completeQuiz(stored.quizId, { [mcq]: 0 }, FIRST)
    expect([...(await histories()).keys()]).toEqual([mcq])
    const { client } = learner
    const reopened = client.from('quizzes').update({ status: 'in_progress' })
    await reopened.eq('id', stored.quizId).throwOnError()
    expect([...(await histories()).keys()]).toEqual([mcq])
    await client.rpc('complete_quiz', { p_quiz_id: stored.quizId }).throwOnError()
    expect([...(await histories()).keys()]).toEqual([mcq])
    await client.from('quizzes').delete().eq('id', stored.quizId).throwOnError()
    expect((await histories()).size).toBe(0)
    expect(
      await personas.app.sql('select from question_reviews where user_id = $1', [learner.user.id]),
    ).toEqual([])
  })

  test('can be read by its owner only and written by no client', async () => {
    await completeQuiz(stored.quizId, {}, FIRST)
    const { mcq } = stored.questions
    const read = (client = learner.client) => client.from('question_reviews').select()
    expect((await read().throwOnError()).data).toHaveLength(3)
    expect((await read(personas.stranger.client).throwOnError()).data).toEqual([])
    expect((await read(personas.anonymous)).error?.code).toBe('42501')
    const row = {
      first_id: randomUUID(),
      user_id: learner.user.id,
      question_id: mcq,
      history: [],
      due_at: FIRST,
    }
    const table = () => learner.client.from('question_reviews')
    for (const attempt of [
      table().insert(row),
      table().update({ due_at: FIRST }).eq('first_id', mcq),
      table().delete().eq('first_id', mcq),
    ])
      expect(['42501', 'PGRST117']).toContain((await attempt).error?.code)
  })

  test('refuses a question that claims to repeat one of another account', async () => {
    const { client } = personas.stranger
    const theirs = await store(personas.stranger)
    const claim = client.from('quiz_questions').update({ repeats: stored.questions.mcq })
    const { error } = await claim.eq('id', theirs.questions.mcq)
    expect(error?.code).toBe('42501')
    const own = client.from('quiz_questions').update({ repeats: theirs.questions.saq })
    await own.eq('id', theirs.questions.mcq).throwOnError()
    // The original may have been deleted.
    const gone = client.from('quiz_questions').update({ repeats: newId() })
    await gone.eq('id', theirs.questions.mcq).throwOnError()
  })

  test('of a learner is not changed by a repeat that another claims', async () => {
    await completeQuiz(stored.quizId, {}, FIRST)
    const before = await histories()
    const theirs = await store(personas.stranger)
    const { client } = personas.stranger
    await claimRepeat(personas.app, theirs.questions.mcq, stored.questions.mcq)
    await client.rpc('complete_quiz', { p_quiz_id: theirs.quizId }).throwOnError()
    await client.from('base_files').delete().not('id', 'is', null).throwOnError()
    await client.from('quizzes').delete().eq('id', theirs.quizId).throwOnError()
    expect(await histories()).toEqual(before)
  })

  test('is deleted with the account', async () => {
    await completeQuiz(stored.quizId, {}, FIRST)
    await learner.client.rpc('delete_account').throwOnError()
    expect(
      await personas.app.sql('select from question_reviews where user_id = $1', [learner.user.id]),
    ).toEqual([])
  })
})

describe('get_due_questions', () => {
  test('returns the questions due before a time, the longest overdue first, up to the limit', async () => {
    const { mcq, saq, laq } = stored.questions
    await completeQuiz(stored.quizId, { [mcq]: 1, [saq]: 0 }, FIRST)
    const due = async (days: number, p_most = 20) => {
      const p_until = new Date(Date.parse(FIRST) + days * 86_400_000 + 1).toISOString()
      return unwrap(learner.client.rpc('get_due_questions', { p_until, p_most }))
    }
    expect(await due(0)).toEqual([])
    expect(new Set(await due(1))).toEqual(new Set([saq, laq]))
    expect((await due(2)).at(-1)).toBe(mcq)
    expect(await due(2)).toHaveLength(3)
    expect(await due(2, 1)).toHaveLength(1)
    const p_until = '2099-01-01T00:00:00Z'
    const other = personas.stranger.client.rpc('get_due_questions', { p_until, p_most: 20 })
    expect(await unwrap(other)).not.toContain(mcq)
    const visitor = personas.anonymous.rpc('get_due_questions', { p_until, p_most: 20 })
    expect((await visitor).error?.code).toBe('42501')
  })

  test('returns the questions of one base, and get_due_bases how many of each base are due', async () => {
    const { mcq, saq } = stored.questions
    await completeQuiz(stored.quizId, { [mcq]: 1, [saq]: 0 }, FIRST)
    const other = await storeQuiz(learner)
    await completeQuiz(other.quizId, {}, FIRST)
    const { client } = learner
    const p_until = new Date(Date.parse(FIRST) + 86_400_001).toISOString()
    const bases = () => unwrap(client.rpc('get_due_bases', { p_until, p_most: 5 }))
    const of = (p_base_id: string) =>
      unwrap(client.rpc('get_due_questions', { p_until, p_most: 20, p_base_id }))
    const [first, second] = await bases()
    expect([first?.questions, second?.questions]).toEqual([3, 2])
    expect(new Set(await of(first?.id ?? ''))).toEqual(new Set(Object.values(other.questions)))
    expect(await of(second?.id ?? '')).toHaveLength(2)
    expect(await unwrap(client.rpc('get_due_bases', { p_until, p_most: 1 }))).toEqual([first])
    // The same while there is an exam, whose plan may ask for more.
    const before = await bases()
    await client
      .from('bases')
      .insert({ user_id: learner.user.id, name: 'Empty', exam_on: '2099-01-01' })
      .throwOnError()
    expect(await bases()).toEqual(before)
    const stranger = personas.stranger.client
    expect(await unwrap(stranger.rpc('get_due_bases', { p_until, p_most: 5 }))).not.toContainEqual(
      first,
    )
    const p_base_id = first?.id ?? ''
    expect(
      await unwrap(stranger.rpc('get_due_questions', { p_until, p_most: 20, p_base_id })),
    ).toEqual([])
    const visitor = personas.anonymous.rpc('get_due_bases', { p_until, p_most: 5 })
    expect((await visitor).error?.code).toBe('42501')
  })

  test('returns the same, and the dashboard too, while a base without questions has an exam', async () => {
    const { mcq, saq } = stored.questions
    await completeQuiz(stored.quizId, { [mcq]: 1, [saq]: 0 }, FIRST)
    const read = async (days: number) => {
      const p_until = new Date(Date.parse(FIRST) + days * 86_400_000 + 1).toISOString()
      const due = await unwrap(learner.client.rpc('get_due_questions', { p_until, p_most: 20 }))
      const { reviews } = await unwrap(learner.client.rpc('get_dashboard', { p_until }).single())
      return { due, reviews }
    }
    const days = [0, 1, 2, 9]
    const before = await Promise.all(days.map(read))
    await learner.client
      .from('bases')
      .insert({ user_id: learner.user.id, name: 'Empty', exam_on: '2099-01-01' })
      .throwOnError()
    expect(await Promise.all(days.map(read))).toEqual(before)
    expect(before.map(({ due }) => due.length)).toEqual([0, 2, 3, 3])
  })

  test('agrees with the dashboard for 1,100 questions', async () => {
    const { client, user } = await newPersona(personas.app, 'diligent')
    const { quizId, questions } = await storeQuiz({ client, user }, 'practice')
    await personas.app.sql(
      `insert into quizzes (id, user_id, quiz_name, difficulty, total_mcqs, status)
       select gen_random_uuid(), $1, 'Quiz ' || n, 'easy', 20, 'ready' from generate_series(1, 55) n`,
      [user.id],
    )
    for (const from of [1, 6, 11, 16])
      await personas.app.sql(
        `insert into quiz_questions (quiz_id, question_type, question_number, question_text, options, correct_answer,
           correct_option_number, explanation, marks, source_file_id, source_page)
         select z.id, 'mcq', n, q.question_text, q.options, q.correct_answer, q.correct_option_number, q.explanation, 1,
           q.source_file_id, 1
         from quizzes z, generate_series($3::integer, $3::integer + 4) n, quiz_questions q
         where z.user_id = $1 and z.quiz_name like 'Quiz %' and q.id = $2`,
        [user.id, questions.mcq, from],
      )
    await personas.app.sql(
      `update quizzes set status = 'completed', completed_at = $2 where user_id = $1 and id <> $3`,
      [user.id, FIRST, quizId],
    )
    const p_until = new Date(Date.parse(FIRST) + 86_400_001).toISOString()
    const { reviews } = await unwrap(client.rpc('get_dashboard', { p_until }).single())
    expect(reviews).toMatchObject([{ questions: 1100 }])
    expect(await unwrap(client.rpc('get_due_questions', { p_until, p_most: 20 }))).toHaveLength(20)
    const first = await unwrap(client.rpc('get_question_histories').range(0, 999))
    const rest = await unwrap(client.rpc('get_question_histories').range(1000, 1999))
    expect(new Set([...first, ...rest].map((row) => row.question_id)).size).toBe(1100)
  })
})

describe('get_dashboard', () => {
  test('gives the quizzes, newest first, what is due, and what is due next', async () => {
    const { mcq, saq } = stored.questions
    const second = await store(learner)
    await completeQuiz(stored.quizId, { [mcq]: 1, [saq]: 1 }, FIRST)
    const overview = (until: number) =>
      unwrap(
        learner.client.rpc('get_dashboard', { p_until: new Date(until).toISOString() }).single(),
      )
    const at = Date.parse(FIRST)
    const day = 86_400_000
    const { quizzes, reviews } = await overview(at)
    expect(quizzes).toMatchObject([
      { id: second.quizId, status: 'ready', percentage: null },
      {
        id: stored.quizId,
        status: 'completed',
        quiz_name: 'Leaves',
        counts: { mcq: 1, saq: 1, laq: 1 },
        marks_obtained: 2,
      },
    ])
    expect(reviews).toEqual([
      { at: at + day, questions: 1 },
      { at: at + 2 * day, questions: 2 },
    ])
    expect((await overview(at + day + 1)).reviews).toEqual([
      { at: at + day, questions: 1 },
      { at: at + 2 * day, questions: 2 },
    ])
    expect((await overview(at + 9 * day)).reviews).toEqual([{ at: at + day, questions: 3 }])
  })

  test('is empty without quizzes, and refuses visitors', async () => {
    const { client } = await newPersona(personas.app, 'newcomer')
    const until = { p_until: FIRST }
    expect(await unwrap(client.rpc('get_dashboard', until).single())).toEqual({
      quizzes: [],
      reviews: [],
    })
    expect((await personas.anonymous.rpc('get_dashboard', until)).error?.code).toBe('42501')
  })
})
