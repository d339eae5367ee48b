import { expect, test } from 'vitest'
import { latestOutcomes, byPage, outcomeOf } from './outcome.ts'

test.each([
  [undefined, 'open'],
  [{ is_correct: null, marks_obtained: null }, 'open'],
  [{ is_correct: true, marks_obtained: 2.5 }, 'right'],
  [{ is_correct: false, marks_obtained: 0.5 }, 'partly'],
  [{ is_correct: false, marks_obtained: 0 }, 'wrong'],
  [{ is_correct: false, marks_obtained: null }, 'wrong'],
])('an answer marked %o stands as %s', (answer, standing) => {
  expect(outcomeOf(answer)).toBe(standing)
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

test('a question that was repeated stands once, as it was answered last; until a test is submitted it is open', () => {
  const right = { is_correct: true, marks_obtained: 1 }
  const wrong = { is_correct: false, marks_obtained: 0 }
  const asked = { first: 'a', page: 3 }
  expect(
    latestOutcomes([
      { ...asked, submittedAt: '2026-03-01T10:00:00.123+00:00', answer: wrong },
      { ...asked, submittedAt: null, answer: wrong },
      { ...asked, submittedAt: '2026-03-02T09:00:00+00:00', answer: right },
      { first: 'b', page: 4, submittedAt: null, answer: right },
    ]),
  ).toEqual([
    { page: 3, standing: 'right' },
    { page: 4, standing: 'open' },
  ])
})
