import { expect, test } from 'vitest'
import { weeksOf } from './weeks.ts'

// A Wednesday.
const NOW = new Date(2026, 10, 18, 15, 30)

test('weeks run from Monday to Sunday and end with the one of today', () => {
  const weeks = weeksOf([], NOW, 3)
  expect(weeks).toHaveLength(3)
  expect(weeks.map((week) => week[0]?.date)).toEqual([
    new Date(2026, 10, 2),
    new Date(2026, 10, 9),
    new Date(2026, 10, 16),
  ])
  expect(weeks.flat()).toHaveLength(21)
})

test('a moment counts on its day by the clock of the learner; days to come have no count', () => {
  const late = new Date(2026, 10, 16, 23, 59).toISOString()
  const early = new Date(2026, 10, 18, 0, 0).toISOString()
  const long = new Date(2020, 0, 1).toISOString()
  const [week] = weeksOf([late, late, early, long], NOW, 1)
  expect(week?.map(({ count }) => count)).toEqual([2, 0, 1, null, null, null, null])
})

test('a Sunday is the last day of its week, also where clocks are changed in between', () => {
  const sunday = new Date(2026, 9, 25, 12)
  const [week] = weeksOf([sunday.toISOString()], sunday, 1)
  expect(week?.at(-1)).toEqual({ date: new Date(2026, 9, 25), count: 1 })
})
