import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextReviewAt, reviewDays } from './schedule.ts'
import type { Attempt, History } from './wire.ts'

const DAY = 86_400_000
const START = Date.parse('2026-03-01T20:00:00Z')

const MARKS = {
  full: { is_correct: true, marks_obtained: 3, marks: 3 },
  part: { is_correct: false, marks_obtained: 1.5, marks: 3 },
  little: { is_correct: false, marks_obtained: 1, marks: 3 },
  none: { is_correct: false, marks_obtained: 0, marks: 3 },
  unanswered: { is_correct: null, marks_obtained: null, marks: 3 },
  sureNone: { is_correct: false, marks_obtained: 0, marks: 3, wasSure: true },
  surePart: { is_correct: false, marks_obtained: 1.5, marks: 3, wasSure: true },
  sureFull: { is_correct: true, marks_obtained: 3, marks: 3, wasSure: true },
} as const
type Mark = keyof typeof MARKS

const attemptOf = (mark: Mark, at = START): Attempt => ({ at, ...MARKS[mark] })

/**
 * The intervals in days after each of `marks`, if the question is always repeated on its due day.
 */
function intervals(...marks: Mark[]): number[] {
  const days: number[] = []
  let history: History | null = null
  let at = START
  for (const mark of marks) {
    history = history ? [...history, attemptOf(mark, at)] : [attemptOf(mark, at)]
    const back = nextReviewAt(history)
    days.push((back - at) / DAY)
    at = back
  }
  return days
}

describe('nextReviewAt', () => {
  test('lengthens the interval of a known question each time, up to a year', () => {
    expect(intervals('full', 'full', 'full', 'full', 'full', 'full')).toEqual([
      2, 11, 46, 163, 365, 365,
    ])
  })

  test.each<Mark>(['none', 'unanswered'])(
    'returns the next day after an answer without marks (%s)',
    (mark) => {
      expect(intervals(mark)).toEqual([1])
      expect(intervals('full', 'full', 'full', mark)[3]).toBeLessThanOrEqual(2)
    },
  )

  test('returns a partly known question no sooner than a missed one and before a known one', () => {
    const [none, part, full] = (['none', 'part', 'full'] as const).map(
      (mark) => intervals('full', 'full', mark)[2],
    )
    expect(none).toBeLessThanOrEqual(part ?? 0)
    expect(part).toBeLessThan(full ?? 0)
  })

  test('never returns later than two days after eight answers below half of the marks', () => {
    const eight = Array<Mark>(8).fill('little')
    expect(Math.max(...intervals(...eight))).toBeLessThanOrEqual(2)
  })

  test.each<Mark>(['part', 'little', 'none', 'unanswered'])(
    'returns within two days after an answer that is not fully correct (%s)',
    (mark) => {
      const known = Array<Mark>(6).fill('full')
      expect(intervals(...known, mark).at(-1)).toBeLessThanOrEqual(2)
      expect(Math.max(...intervals(...Array<Mark>(8).fill(mark)))).toBeLessThanOrEqual(2)
    },
  )

  test('treats an answer below half of the marks like one without marks', () => {
    const before = ['full', 'full', 'full'] as const
    expect(intervals(...before, 'little')).toEqual(intervals(...before, 'none'))
  })

  test('returns the next day if a missed question is practised within an hour', () => {
    const practised = START + 3_600_000
    expect(nextReviewAt([attemptOf('none'), attemptOf('full', practised)])).toBe(practised + DAY)
  })

  test('is 1 to 365 whole days after the last attempt for any history', () => {
    const marks = fc.constantFrom<Mark>('full', 'part', 'little', 'none', 'unanswered')
    const later = fc.array(fc.tuple(fc.integer({ min: -DAY, max: 900 * DAY }), marks), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(marks, later, (first, rest) => {
        let at = START
        const history: History = [
          attemptOf(first),
          ...rest.map(([wait, mark]) => {
            at += wait
            return attemptOf(mark, at)
          }),
        ]
        const days = (nextReviewAt(history) - at) / DAY
        expect(days).toBe(Math.round(days))
        expect(days).toBeGreaterThanOrEqual(1)
        expect(days).toBeLessThanOrEqual(365)
      }),
    )
  })
})

describe('a wrong answer that the learner was sure of', () => {
  const known = Array<Mark>(6).fill('full')

  test('returns after a day, also if it was known for long', () => {
    expect(intervals(...known, 'none').at(-1)).toBe(2)
    expect(intervals(...known, 'sureNone').at(-1)).toBe(1)
  })

  test('returns again within a week after it is known, then like any other question', () => {
    const days = intervals(...known, 'sureNone', 'full', 'full')
    expect(days.slice(-3, -1)).toEqual([1, 7])
    expect(days.at(-1)).toBeGreaterThan(7)
    expect(intervals(...known, 'none', 'full').at(-1)).toBeGreaterThan(7)
  })

  test('has both returns in the planned days', () => {
    const [first, ...later] = [...known, 'sureNone' as const].map((mark, n) =>
      attemptOf(mark, START + n * 100 * DAY),
    )
    if (!first) throw new Error('there is no attempt')
    const [day, week, after] = reviewDays([first, ...later])
    expect([day, week]).toEqual([1, 8])
    expect((after ?? 0) - (week ?? 0)).toBeGreaterThan(7)
  })

  test('keeps its intervals short until it is known on a later day', () => {
    expect(intervals(...known, 'sureNone', 'none', 'full').at(-1)).toBeLessThanOrEqual(7)
    const [first, ...later] = [...known, 'sureNone' as const, 'full' as const].map((mark, n) =>
      attemptOf(mark, START + Math.min(n, 6) * 100 * DAY),
    )
    if (!first) throw new Error('there is no attempt')
    const [day = 0, week = 0] = reviewDays([first, ...later])
    expect(day).toBeLessThanOrEqual(7)
    expect(week - day).toBeLessThanOrEqual(7)
  })

  test.each<Mark>(['surePart', 'sureFull'])(
    'changes nothing if the answer has marks (%s)',
    (mark) => {
      const plain = mark === 'surePart' ? 'part' : 'full'
      expect(intervals(...known, mark, 'full')).toEqual(intervals(...known, plain, 'full'))
    },
  )
})
