import { describe, expect, test } from 'vitest'
import { withoutExcessMarks } from './marks.ts'

describe('withoutExcessMarks', () => {
  test('keeps the marks of ordinary letters', () => {
    for (const text of ['é', 'e\u0301', 'Việt', 'क्षि', 'กี่', 'שָׁלוֹם'])
      expect(withoutExcessMarks(text)).toBe(text)
  })

  test('replaces the marks after the thirtieth, of any letter, by spaces', () => {
    const text = `a${'\u0301'.repeat(31)}b${'\u0323'.repeat(40)}c`
    expect(withoutExcessMarks(text)).toBe(
      `a${'\u0301'.repeat(30)} b${'\u0323'.repeat(30)}${' '.repeat(10)}c`,
    )
  })

  test('makes a text that is normalised in linear time', () => {
    const text = withoutExcessMarks(`a${'\u0301'.repeat(100_000)}${'\u0323'.repeat(100_000)}`)
    const began = performance.now()
    expect(text.normalize('NFKC').length).toBeGreaterThan(190_000)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})
