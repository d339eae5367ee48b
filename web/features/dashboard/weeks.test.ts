import { expect, test } from 'vitest'
import { weeksOf } from './weeks.ts'

// A Wednesday.
const NOW = new Date(2026, 10, 18, 15, 30)

test('returns weeks from Monday to Sunday that end with the current one', () => {
  const weeks = weeksOf([], NOW, 3)
  expect(weeks).toHaveLength(3)
  expect(weeks.map((week) => week[0]?.date)).toEqual([
    new Date(2026, 10, 2),
    new Date(2026, 10, 9),
    new Date(2026, 10, 16),
  ])
  expect(weeks.flat()).toHaveLength(21)
})

test('counts a moment on its local day and has no count for future days', () => {
  const late = new Date(2026, 10, 16, 23, 59).toISOString()
  const early = new Date(2026, 10, 18, 0, 0).toISOString()
  const long = new Date(2020, 0, 1).toISOString()
  const [week] = weeksOf([late, late, early, long], NOW, 1)
  expect(week?.map(({ count }) => count)).toEqual([2, 0, 1, null, null, null, null])
})

test('keeps Sunday as the last day of its week across a clock change', () => {
  const sunday = new Date(2026, 9, 25, 12)
  const [week] = weeksOf([sunday.toISOString()], sunday, 1)
  expect(week?.at(-1)).toEqual({ date: new Date(2026, 9, 25), count: 1 })
})
