import { expect, test } from 'vitest'
import { latestOutcomes, byPage, outcomeOf } from './outcome.ts'

test.each([
  [undefined, 'unanswered'],
  [{ is_correct: null, marks_obtained: null }, 'unmarked'],
  [{ is_correct: true, marks_obtained: 2.5 }, 'correct'],
  [{ is_correct: false, marks_obtained: 0.5 }, 'partial'],
  [{ is_correct: false, marks_obtained: 0 }, 'incorrect'],
  [{ is_correct: false, marks_obtained: null }, 'incorrect'],
])('returns for the answer %o the outcome %s', (answer, outcome) => {
  expect(outcomeOf(answer)).toBe(outcome)
})

test('groups questions by page in page order, the best outcome first', () => {
  expect(
    byPage([
      { page: 12, outcome: 'unmarked' },
      { page: 2, outcome: 'incorrect' },
      { page: 12, outcome: 'correct' },
      { page: 12, outcome: 'partial' },
    ]),
  ).toEqual([
    { page: 2, outcomes: ['incorrect'] },
    { page: 12, outcomes: ['correct', 'partial', 'unmarked'] },
  ])
  expect(byPage([])).toEqual([])
})

test('counts a repeated question once with its latest outcome, and an unsubmitted one as unmarked', () => {
  const right = { is_correct: true, marks_obtained: 1 }
  const wrong = { is_correct: false, marks_obtained: 0 }
  const asked = { originalId: 'a', page: 3 }
  expect(
    latestOutcomes([
      { ...asked, submittedAt: '2026-03-01T10:00:00.123+00:00', answer: wrong },
      { ...asked, submittedAt: null, answer: wrong },
      { ...asked, submittedAt: '2026-03-02T09:00:00+00:00', answer: right },
      { originalId: 'b', page: 4, submittedAt: null, answer: right },
    ]),
  ).toEqual([
    { page: 3, outcome: 'correct' },
    { page: 4, outcome: 'unmarked' },
  ])
})
