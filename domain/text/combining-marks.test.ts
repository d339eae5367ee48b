import { describe, expect, test } from 'vitest'
import { limitCombiningMarks } from './combining-marks.ts'

describe('limitCombiningMarks', () => {
  test('keeps the marks of ordinary letters', () => {
    for (const text of ['é', 'e\u0301', 'Việt', 'क्षि', 'กี่', 'שָׁלוֹם'])
      expect(limitCombiningMarks(text)).toBe(text)
  })

  test('replaces the marks after the thirtieth, of any letter, by spaces', () => {
    const text = `a${'\u0301'.repeat(31)}b${'\u0323'.repeat(40)}c`
    expect(limitCombiningMarks(text)).toBe(
      `a${'\u0301'.repeat(30)} b${'\u0323'.repeat(30)}${' '.repeat(10)}c`,
    )
  })

  test('leaves no letter with marks of several kinds that take long to normalise', () => {
    const text = limitCombiningMarks(`a${'\u0301'.repeat(100_000)}${'\u0323'.repeat(100_000)}`)
    expect(text).toHaveLength(200_001)
    expect(text).not.toMatch(/\p{M}{31}/u)
  })
})
