import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { LAQ_CORRECT_FROM, SAQ_CORRECT_FROM } from '../constants.ts'
import { KINDS } from '../quiz/kinds/registry.ts'
import {
  isCorrect,
  markRange,
  marksFromSimilarity,
  similarityFromVerdicts,
  similarityOfChoice,
} from './marks.ts'
import { VERDICTS } from './wire.ts'

describe('similarityOfChoice', () => {
  it('is 100 for the correct option number', () => {
    expect(similarityOfChoice('3', 3)).toBe(100)
    expect(similarityOfChoice(' 3 ', 3)).toBe(100)
  })

  it.each(['2', '03', '3.0', 'three', '', '33'])('is 0 for %j', (answer) => {
    expect(similarityOfChoice(answer, 3)).toBe(0)
  })

  it('is 0 if the question has no key', () => {
    expect(similarityOfChoice('null', null)).toBe(0)
  })
})

describe('similarityFromVerdicts', () => {
  it('counts a partial point as half', () => {
    expect(similarityFromVerdicts(['met', 'partial', 'missed'])).toBe(50)
    expect(similarityFromVerdicts(['met', 'met', 'met'])).toBe(100)
    expect(similarityFromVerdicts([])).toBe(0)
  })

  it('is between 0 and 100 and never falls when a verdict rises', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...VERDICTS), { minLength: 1, maxLength: 10 }),
        (verdicts) => {
          const similarity = similarityFromVerdicts(verdicts)
          expect(similarity).toBeGreaterThanOrEqual(0)
          expect(similarity).toBeLessThanOrEqual(100)
          expect(similarityFromVerdicts(['met', ...verdicts.slice(1)])).toBeGreaterThanOrEqual(
            similarity,
          )
        },
      ),
    )
  })
})

describe('marksFromSimilarity', () => {
  it.each([
    [0, 0],
    [8.3, 0],
    [8.4, 0.5],
    [50, 1.5],
    [90, 2.5],
    [91.6, 2.5],
    [91.7, 3],
    [100, 3],
  ])('gives a short question at similarity %d the marks %d', (similarity, marks) => {
    expect(marksFromSimilarity(similarity, KINDS.saq.marks)).toBe(marks)
  })

  it('returns half steps between 0 and all marks', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -10, max: 110, noNaN: true }),
        fc.constantFrom(1, 3, 5),
        (similarity, all) => {
          const marks = marksFromSimilarity(similarity, all)
          expect(marks * 2).toBe(Math.round(marks * 2))
          expect(marks).toBeGreaterThanOrEqual(0)
          expect(marks).toBeLessThanOrEqual(all)
        },
      ),
    )
  })
})

describe('isCorrect', () => {
  it.each([
    ['saq', SAQ_CORRECT_FROM],
    ['laq', LAQ_CORRECT_FROM],
    ['mcq', 100],
  ] as const)('accepts a %s from %d, not just below', (type, from) => {
    expect(isCorrect(type, from)).toBe(true)
    expect(isCorrect(type, from - 0.01)).toBe(false)
  })

  it('has the thresholds 90 for short and 75 for long answers', () => {
    expect([SAQ_CORRECT_FROM, LAQ_CORRECT_FROM]).toEqual([90, 75])
  })
})

test('an open point counts only in the possible marks', () => {
  const point = { text: 'p', quote: null, page: 1, source_quote: null }
  const points = [
    { ...point, verdict: 'met' as const },
    { ...point, verdict: 'open' as const },
    { ...point, verdict: 'missed' as const },
  ]
  expect(markRange(points, 3)).toEqual({ certain: 1, possible: 2 })
  expect(similarityFromVerdicts(['met', 'open'])).toBe(50)
})
