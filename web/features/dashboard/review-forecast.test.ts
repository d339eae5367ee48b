import { expect, test } from 'vitest'
import { reviewForecast } from './review-forecast.ts'

const NOW = new Date(2026, 2, 10, 9, 30)
const at = (day: number, hour: number) => new Date(2026, 2, day, hour).getTime()

test('counts everything due by the end of today, however long it has been due', () => {
  const returns = [
    { at: at(1, 12), questions: 2 },
    { at: at(10, 23), questions: 3 },
  ]
  expect(reviewForecast(returns, NOW)).toEqual({ due: 5, next: null })
})

test('returns the complete first later day', () => {
  const returns = [
    { at: at(20, 8), questions: 9 },
    { at: at(11, 23), questions: 1 },
    { at: at(11, 0), questions: 3 },
  ]
  expect(reviewForecast(returns, NOW)).toEqual({
    due: 0,
    next: { day: new Date(2026, 2, 11), questions: 4 },
  })
  expect(reviewForecast([], NOW)).toEqual({ due: 0, next: null })
})
