import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { DAY_MS } from '../../domain/day.ts'
import { planDay, type PlannedQuestion } from '../../domain/review/exam-plan.ts'
import { nextReviewAt, reviewDays } from '../../domain/review/schedule.ts'
import { history as historyShape } from '../../domain/review/wire.ts'
import {
  createPersonas,
  newPersona,
  unwrap,
  type Persona,
  type Personas,
} from '../../testing/personas.ts'
import { storeQuiz, type StoredQuiz } from '../../testing/quiz.ts'

/** As many as a quiz has at most. */
const QUESTIONS = 30
const TODAY = '2026-06-10'
/** Midnight of a learner in UTC+2. */
const UNTIL = Date.parse('2026-06-10T22:00:00Z')
const returnsShape = z.array(z.object({ at: z.number(), questions: z.number() }))
const SET_AT = Date.parse('2026-06-01T10:00:00Z')

let personas: Personas
let learner: Persona
let stored: StoredQuiz
let baseId: string
beforeAll(async () => {
  personas = await createPersonas()
})
afterAll(() => personas.app.close())
beforeEach(async () => {
  learner = await newPersona(personas.app, 'examined')
  stored = await storeQuiz(learner, 'practice')
  const [base] = await unwrap(learner.client.from('bases').select('id'))
  baseId = base?.id ?? ''
})

const setExam = (exam_on: string | null, client = learner.client) =>
  client.from('bases').update({ exam_on }).eq('id', baseId).select('exam_on, exam_set_at')

const until = new Date(UNTIL).toISOString()
const plans = (client = learner.client) =>
  client.rpc('get_exam_plans', { p_until: until, p_today: TODAY })

/** Stores a copy of the choice for each history. Returns their ids. */
async function storeHistories(histories: readonly unknown[]): Promise<string[]> {
  const [quizId, ids] = [randomUUID(), histories.map(() => randomUUID())]
  await learner.client
    .from('quizzes')
    .insert({
      id: quizId,
      user_id: learner.user.id,
      quiz_name: 'Copies',
      difficulty: 'easy',
      mode: 'practice',
    })
    .throwOnError()
  await personas.app.sql(
    `insert into quiz_questions (id, quiz_id, question_type, question_number, question_text, options,
       correct_answer, correct_option_number, explanation, marks, source_file_id, source_page)
     select list.id::uuid, $2::uuid, q.question_type, place, q.question_text, q.options,
       q.correct_answer, q.correct_option_number, q.explanation, q.marks, q.source_file_id, q.source_page
     from quiz_questions q, unnest($3::text[]) with ordinality as list (id, place)
     where q.id = $1`,
    [stored.questions.mcq, quizId, `{${ids.join(',')}}`],
  )
  await personas.app.sql(
    `insert into question_reviews (first_id, user_id, question_id, history, due_at)
     select id::uuid, $2, id::uuid, $3::jsonb -> (place - 1)::integer, now()
     from unnest($1::text[]) with ordinality as list (id, place)`,
    [`{${ids.join(',')}}`, learner.user.id, JSON.stringify(histories)],
  )
  return ids
}

describe('the plan for an exam', () => {
  const mark = fc.constantFrom([true, 3], [false, 1.5], [false, 1], [false, 0], [null, null])
  const wait = fc.oneof(
    fc.integer({ min: 0, max: DAY_MS }),
    fc.integer({ min: DAY_MS, max: 30 * DAY_MS }),
  )
  const attempts = fc.array(fc.tuple(wait, mark), { minLength: 1, maxLength: 6 }).map((all) => {
    let before = 0
    const total = all.reduce((sum, [each]) => sum + each, 0)
    // The last one is up to 12 days before the end of the day.
    const start = UNTIL - (total % (12 * DAY_MS)) - total
    return all.map(([each, [isCorrect, marks]]) => {
      before += each
      return [Math.min(start + before + 1, UNTIL - 1), isCorrect, marks, 3]
    })
  })

  test.each([1, 2, 9, 40])(
    'is the plan that domain/review/exam-plan.ts computes, %i days before the exam',
    async (days) => {
      const histories = fc.sample(attempts, { numRuns: QUESTIONS, seed: days })
      const ids = await storeHistories(histories)
      const exam = new Date(Date.parse(`${TODAY}T00:00:00Z`) + days * DAY_MS)
        .toISOString()
        .slice(0, 10)
      await setExam(exam).throwOnError()
      await personas.app.sql(`alter table bases disable trigger set_exam_time`)
      await personas.app.sql(`update bases set exam_set_at = $2 where id = $1`, [
        baseId,
        new Date(SET_AT).toISOString(),
      ])
      await personas.app.sql(`alter table bases enable trigger set_exam_time`)
      const questions = histories.map((each, index): PlannedQuestion => {
        const history = historyShape.parse(each)
        return {
          id: ids[index] ?? '',
          lastAt: history.at(-1)?.at ?? 0,
          dueAt: nextReviewAt(history),
          isKnown: history.at(-1)?.is_correct === true,
          returns: reviewDays(history),
        }
      })
      const expected = planDay(questions, { until: UNTIL, days, setAt: SET_AT })
      expect(expected.today.length).toBeGreaterThan(0)
      const [plan] = await unwrap(plans())
      expect(plan).toEqual({
        base_id: baseId,
        base_name: 'Plants',
        exam_on: exam,
        questions: histories.length,
        seen: expected.seen,
        done: expected.done,
        remaining: expected.today.length,
        daily: expected.daily,
      })
      const due = await unwrap(
        learner.client.rpc('get_due_questions', { p_until: until, p_most: 100, p_today: TODAY }),
      )
      expect(due.toSorted()).toEqual(expected.today.toSorted())
      const dashboard = await unwrap(
        learner.client.rpc('get_dashboard', { p_until: until, p_today: TODAY }).single(),
      )
      expect(dashboard.reviews).toMatchObject({ 0: { questions: expected.today.length } })
    },
  )

  test('announces for tomorrow as many questions as are asked then', async () => {
    const attempt = (hours: number, isCorrect: boolean) => [
      [UNTIL - (hours * DAY_MS) / 24, isCorrect, isCorrect ? 3 : 0, 3],
    ]
    // Five missed today, and five known since before the date was set.
    await storeHistories([
      ...Array.from({ length: 5 }, () => attempt(6, false)),
      ...Array.from({ length: 5 }, () => attempt(240, true)),
    ])
    await setExam('2026-07-01').throwOnError()
    const dashboard = await unwrap(
      learner.client.rpc('get_dashboard', { p_until: until, p_today: TODAY }).single(),
    )
    const tomorrow = new Date(UNTIL + DAY_MS).toISOString()
    const asked = await unwrap(
      learner.client.rpc('get_due_questions', {
        p_until: tomorrow,
        p_most: 100,
        p_today: '2026-06-11',
      }),
    )
    expect(asked).toHaveLength(5)
    const announced = returnsShape
      .parse(dashboard.reviews)
      .filter(({ at }) => at >= UNTIL && at < UNTIL + DAY_MS)
      .reduce((sum, { questions }) => sum + questions, 0)
    expect(announced).toBe(asked.length)
  })
})

describe('the date of an exam', () => {
  test('keeps the time it was set when it is moved, and loses it when it is cleared', async () => {
    const [first] = await unwrap(setExam('2090-05-01'))
    expect(first?.exam_set_at).toMatch(/^20/)
    const [moved] = await unwrap(setExam('2090-06-01'))
    expect(moved).toEqual({ ...first, exam_on: '2090-06-01' })
    expect(await unwrap(setExam(null))).toEqual([{ exam_on: null, exam_set_at: null }])
  })

  test('is stored with the time it was set of a base that moves, never one of the future', async () => {
    const stored = async (exam_set_at: string) => {
      const row = { user_id: learner.user.id, name: 'Moved', exam_on: '2090-05-01', exam_set_at }
      const [base] = await unwrap(learner.client.from('bases').insert(row).select('exam_set_at'))
      return Date.parse(base?.exam_set_at ?? '')
    }
    expect(await stored('2026-01-05T10:00:00Z')).toBe(Date.parse('2026-01-05T10:00:00Z'))
    expect(await stored('2089-01-05T10:00:00Z')).toBeLessThan(Date.parse('2080-01-01T00:00:00Z'))
  })

  test('begins a new plan after an exam that is over', async () => {
    await setExam('2020-05-01').throwOnError()
    const [before] = await unwrap(setExam('2020-05-01'))
    const [after] = await unwrap(setExam('2090-05-01'))
    expect(Date.parse(after?.exam_set_at ?? '')).toBeGreaterThan(
      Date.parse(before?.exam_set_at ?? ''),
    )
  })

  test.each(['1999-12-31', '2100-01-02', 'soon'])('refuses %s', async (day) => {
    expect((await setExam(day)).error).not.toBeNull()
  })

  test('is changed and planned for its owner only', async () => {
    await setExam('2090-05-01').throwOnError()
    expect(await unwrap(plans())).toMatchObject([{ base_id: baseId, questions: 0, remaining: 0 }])
    expect(await unwrap(setExam('2091-05-01', personas.stranger.client))).toEqual([])
    expect(await unwrap(plans(personas.stranger.client))).toEqual([])
    expect((await plans(personas.anonymous)).error?.code).toBe('42501')
  })
})

test('get_base_histories gives the answered questions of a base to its owner only', async () => {
  const { quizId, questions } = stored
  const missed = {
    user_answer: 'x',
    is_correct: false,
    marks_obtained: 0,
    graded_by: 'rule',
  } as const
  await learner.client
    .from('quiz_answers')
    .insert(Object.values(questions).map((id) => ({ ...missed, quiz_id: quizId, question_id: id })))
    .throwOnError()
  await learner.client.rpc('complete_quiz', { p_quiz_id: quizId }).throwOnError()
  const read = (client = learner.client) => client.rpc('get_base_histories', { p_base_id: baseId })
  const rows = await unwrap(read())
  expect(rows.map((row) => row.question_id).toSorted()).toEqual(Object.values(questions).toSorted())
  expect(rows[0]).toMatchObject({
    page: 4,
    quote: expect.stringContaining(' ') as string,
    history: [[expect.any(Number), false, 0, expect.any(Number)]],
  })
  expect(await unwrap(read(personas.stranger.client))).toEqual([])
  expect((await read(personas.anonymous)).error?.code).toBe('42501')
})
