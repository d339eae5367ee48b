import { expect, test } from 'vitest'
import { sharesByType, type MarkedQuestion } from './shares.ts'

const questions: MarkedQuestion[] = [
  { type: 'laq', baseId: 'optics', page: null, obtained: 1, possible: 5 },
  { type: 'mcq', baseId: 'botany', page: null, obtained: 1, possible: 1 },
  { type: 'mcq', baseId: 'botany', page: null, obtained: 0, possible: 1 },
  { type: 'mcq', baseId: null, page: null, obtained: 0, possible: 2 },
]

test('orders shares by type like a quiz and leaves out types never asked', () => {
  expect(sharesByType(questions)).toEqual([
    { type: 'mcq', questions: 3, obtained: 1, possible: 4, percent: 25 },
    { type: 'laq', questions: 1, obtained: 1, possible: 5, percent: 20 },
  ])
})

test('returns no share when no question was asked', () => {
  expect(sharesByType([])).toEqual([])
})
