import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextReviewAt, reviewDays } from '../../domain/review/schedule.ts'
import { history as historyShape } from '../../domain/review/wire.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'

const DAY = 86_400_000
const START = Date.parse('2026-03-01T20:00:00Z')
const HISTORIES = 500

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const outcome = fc.constantFrom([true, 3], [false, 1.5], [false, 1], [false, 0], [null, null])
const waits = fc.oneof(fc.integer({ min: 0, max: DAY }), fc.integer({ min: DAY, max: 400 * DAY }))
const sure = fc.constantFrom([], [], [true], [false])
const attempts = fc.array(fc.tuple(waits, outcome, sure), { minLength: 1, maxLength: 12 })
const history = attempts.map((all) => {
  let at = START
  return all.map(([wait, [isCorrect, marks], wasSure]) => [
    (at += wait),
    isCorrect,
    marks,
    3,
    ...wasSure,
  ])
})

test('the database and the domain agree when a question is due, whatever its history', async () => {
  const histories = fc.sample(history, { numRuns: HISTORIES, seed: 1 })
  const rows = await app.sql<{ due: number; days: number[] }>(
    `select round(1000 * extract(epoch from private.next_review_at(value)))::float8 as due,
       to_jsonb(private.review_days(value)) as days
     from jsonb_array_elements($1::jsonb) with ordinality order by ordinality`,
    [JSON.stringify(histories)],
  )
  expect(rows).toEqual(
    histories.map((each) => {
      const history = historyShape.parse(each)
      return { due: nextReviewAt(history), days: reviewDays(history) }
    }),
  )
})
