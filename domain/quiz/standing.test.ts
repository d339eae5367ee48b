import { expect, test } from 'vitest'
import { byPage, standingOf } from './standing.ts'

test.each([
  [undefined, 'open'],
  [{ is_correct: null, marks_obtained: null }, 'open'],
  [{ is_correct: true, marks_obtained: 2.5 }, 'right'],
  [{ is_correct: false, marks_obtained: 0.5 }, 'partly'],
  [{ is_correct: false, marks_obtained: 0 }, 'wrong'],
  [{ is_correct: false, marks_obtained: null }, 'wrong'],
])('an answer marked %o stands as %s', (answer, standing) => {
  expect(standingOf(answer)).toBe(standing)
})

test('questions are gathered by page, the pages in order, what was right first', () => {
  expect(
    byPage([
      { page: 12, standing: 'open' },
      { page: 2, standing: 'wrong' },
      { page: 12, standing: 'right' },
      { page: 12, standing: 'partly' },
    ]),
  ).toEqual([
    { page: 2, standings: ['wrong'] },
    { page: 12, standings: ['right', 'partly', 'open'] },
  ])
  expect(byPage([])).toEqual([])
})
