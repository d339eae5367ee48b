import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LAQ_CORRECT_FROM, MARKS, SAQ_CORRECT_FROM } from '../constants.ts'
import {
  isCorrect,
  marksFromSimilarity,
  similarityFromVerdicts,
  similarityOfChoice,
} from './marks.ts'
import { VERDICTS } from './wire.ts'

describe('a multiple-choice answer', () => {
  it('is right where the chosen number is the correct one', () => {
    expect(similarityOfChoice('3', 3)).toBe(100)
    expect(similarityOfChoice(' 3 ', 3)).toBe(100)
  })

  it.each(['2', '03', '3.0', 'three', '', '33'])('is wrong for %j', (answer) => {
    expect(similarityOfChoice(answer, 3)).toBe(0)
  })

  it('is wrong where the question has no key', () => {
    expect(similarityOfChoice('null', null)).toBe(0)
  })
})

describe('the similarity of judged points', () => {
  it('counts a partial point as half', () => {
    expect(similarityFromVerdicts(['met', 'partial', 'missed'])).toBe(50)
    expect(similarityFromVerdicts(['met', 'met', 'met'])).toBe(100)
    expect(similarityFromVerdicts([])).toBe(0)
  })

  it('stays between 0 and 100, and never falls when a verdict is raised', () => {
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

describe('marks', () => {
  it.each([
    [0, 0],
    [8.3, 0],
    [8.4, 0.5],
    [50, 1.5],
    [90, 2.5],
    [91.6, 2.5],
    [91.7, 3],
    [100, 3],
  ])('of a short question at similarity %d are %d', (similarity, marks) => {
    expect(marksFromSimilarity(similarity, MARKS.saq)).toBe(marks)
  })

  it('are half steps between none and all', () => {
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

describe('being correct', () => {
  it.each([
    ['saq', SAQ_CORRECT_FROM],
    ['laq', LAQ_CORRECT_FROM],
    ['mcq', 100],
  ] as const)('begins for %s at %d, not just below', (type, from) => {
    expect(isCorrect(type, from)).toBe(true)
    expect(isCorrect(type, from - 0.01)).toBe(false)
  })

  it('begins at 90 for short and 75 for long answers', () => {
    expect([SAQ_CORRECT_FROM, LAQ_CORRECT_FROM]).toEqual([90, 75])
  })
})
