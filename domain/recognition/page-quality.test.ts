import { describe, expect, it } from 'vitest'
import { confidenceOf, pageQuality } from './page-quality.ts'

/** `count` words of eight letters with this confidence. */
const words = (count: number, confidence: number) =>
  Array.from({ length: count }, () => ({ text: 'seismics', confidence }))

describe('the confidence of words', () => {
  it('is the mean of all words, weighted by their characters', () => {
    const all = [
      { text: 'a', confidence: 0 },
      { text: 'bcd', confidence: 100 },
    ]
    expect(confidenceOf(all)).toBe(75)
    expect(confidenceOf([])).toBe(0)
  })
})

describe('the quality of a recognised page', () => {
  it.each([
    [92, 'good'],
    [86, 'good'],
    [85, 'uncertain'],
    [70, 'uncertain'],
    [69, 'unreadable'],
    [31, 'unreadable'],
  ] as const)('with a mean confidence of %i is %s', (confidence, quality) => {
    expect(pageQuality(words(40, confidence))).toBe(quality)
  })

  it('is unreadable if more than a fifth of the words is doubtful', () => {
    expect(pageQuality([...words(32, 95), ...words(8, 59)])).toBe('good')
    expect(pageQuality([...words(31, 95), ...words(9, 59)])).toBe('unreadable')
  })

  it('is empty without letters, and if there are only specks', () => {
    expect(pageQuality([])).toBe('empty')
    expect(pageQuality([{ text: '—|', confidence: 95 }])).toBe('empty')
    expect(pageQuality([{ text: 'il', confidence: 20 }])).toBe('empty')
    expect(pageQuality([{ text: '12', confidence: 95 }])).toBe('good')
  })
})
