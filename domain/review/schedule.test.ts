import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextReviewAt } from './schedule.ts'
import type { Asked, History } from './wire.ts'

const DAY = 86_400_000
const START = Date.parse('2026-03-01T20:00:00Z')

const MARKS = {
  full: { is_correct: true, marks_obtained: 3 },
  part: { is_correct: false, marks_obtained: 1.5 },
  none: { is_correct: false, marks_obtained: 0 },
  unanswered: { is_correct: null, marks_obtained: null },
} as const
type Mark = keyof typeof MARKS

const asked = (mark: Mark, at = START): Asked => ({ at, ...MARKS[mark] })

/** The days a question stays away after each of `marks`, when it is always asked again as soon as it comes back. */
function intervals(...marks: Mark[]): number[] {
  const days: number[] = []
  let history: History | null = null
  let at = START
  for (const mark of marks) {
    history = history ? [...history, asked(mark, at)] : [asked(mark, at)]
    const back = nextReviewAt(history)
    days.push((back - at) / DAY)
    at = back
  }
  return days
}

describe('a question', () => {
  test('that is known stays away longer each time, and never longer than a year', () => {
    expect(intervals('full', 'full', 'full', 'full', 'full', 'full')).toEqual([
      2, 11, 46, 163, 365, 365,
    ])
  })

  test.each<Mark>(['none', 'unanswered'])(
    'whose answer earned nothing (%s) comes back the next day',
    (mark) => {
      expect(intervals(mark)).toEqual([1])
      expect(intervals('full', 'full', 'full', mark)[3]).toBeLessThan(5)
    },
  )

  test('known in part comes back sooner than one known, later than one missed', () => {
    const [none, part, full] = (['none', 'part', 'full'] as const).map(
      (mark) => intervals('full', 'full', mark)[2],
    )
    expect(none).toBeLessThan(part ?? 0)
    expect(part).toBeLessThan(full ?? 0)
  })

  test('practised an hour after it was missed still comes back the next day', () => {
    const practised = START + 3_600_000
    expect(nextReviewAt([asked('none'), asked('full', practised)])).toBe(practised + DAY)
  })

  test('whatever its history, comes back one to 365 whole days after it was last asked', () => {
    const marks = fc.constantFrom<Mark>('full', 'part', 'none', 'unanswered')
    const later = fc.array(fc.tuple(fc.integer({ min: -DAY, max: 900 * DAY }), marks), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(marks, later, (first, rest) => {
        let at = START
        const history: History = [
          asked(first),
          ...rest.map(([wait, mark]) => {
            at += wait
            return asked(mark, at)
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
