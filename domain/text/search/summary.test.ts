import { describe, expect, it } from 'vitest'
import { indexDocument } from '../document.ts'
import { formatContext } from './passages.ts'
import { isWhole, summaryPassages } from './summary.ts'

const index = indexDocument(
  [
    'Tides\n\nThe tide is the rise and fall of the sea that the moon causes. Boats wait for the tide. It rained on Monday.',
    'Mills\n\nA tide mill stores the water of the tide behind a dam. Its wheel turns when the sea has fallen. Nobody sang.',
  ].join('\f'),
  'en',
)

describe('summaryPassages', () => {
  it('covers every page in order within the budget', () => {
    const passages = summaryPassages(index, 180)
    expect(passages.map(({ page }) => page)).toEqual([1, 2])
    expect(formatContext(passages)).toContain('rise and fall of the sea')
    expect(formatContext(passages).length).toBeLessThanOrEqual(180)
  })

  it('returns a complete page if it fits', () => {
    const [only, ...others] = summaryPassages(index, 2000, 2)
    expect(others).toEqual([])
    expect(only?.text).toContain('Mills')
    expect(only?.text).toContain('Nobody sang.')
  })
})

it.each<[string, boolean]>([
  ['The tide is the rise and fall of the sea.', true],
  ['潮汐是由月球引起的海水涨落现象。', true],
  ['the rise and fall of the', false],
  ['Table of contents', false],
  ['12 34 56 78 90 12 34.', false],
  ['WHEN VERIFY GROUP FOR USER THEN NULL.', false],
])('distinguishes complete sentences from lines: %s', (text, whole) => {
  expect(isWhole(text, 'en')).toBe(whole)
})
