import { describe, expect, it } from 'vitest'
import { gradeBand, scorePercent } from './score.ts'

describe('gradeBand', () => {
  it.each([
    [100, 'excellent'],
    [80, 'excellent'],
    [79.5, 'excellent'],
    [79.49, 'good'],
    [60, 'good'],
    [59.5, 'good'],
    [59.4, 'fair'],
    [40, 'fair'],
    [39.4, 'needs_improvement'],
    [0, 'needs_improvement'],
  ] as const)('puts %s in %s', (percentage, band) => {
    expect(gradeBand(percentage)).toBe(band)
  })
})

describe('scorePercent', () => {
  it('rounds to whole percentages, halves up', () => {
    expect(scorePercent(19, 24)).toBe(79)
    expect(scorePercent(159, 200)).toBe(80)
    expect(scorePercent(1, 3)).toBe(33)
    expect(scorePercent(24, 24)).toBe(100)
  })

  it('is 0 if there are no marks to obtain', () => {
    expect(scorePercent(0, 0)).toBe(0)
  })
})
