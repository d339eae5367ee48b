import { expect, it } from 'vitest'
import { createIndexCache, INDEX_BYTES_PER_CHAR } from './index-cache.ts'

const TEXT = 'Water moves through membranes. '.repeat(20)
const BYTES = TEXT.length * INDEX_BYTES_PER_CHAR

it('removes the least recently used index where a new one does not fit', () => {
  const cache = createIndexCache(2 * BYTES)
  const first = cache.add('a', { text: TEXT })
  cache.add('b', { text: TEXT })
  expect(cache.get('a')).toBe(first)
  cache.add('c', { text: TEXT })
  expect(cache.get('b')).toBeUndefined()
  expect(cache.get('a')).toBe(first)
  expect(cache.get('c')).toBeDefined()
})

it('never holds more than its bytes, however many documents are added', () => {
  const cache = createIndexCache(3 * BYTES)
  for (let document = 0; document < 20; document += 1) {
    cache.add(String(document), { text: TEXT.slice(document) })
    expect(cache.bytes()).toBeLessThanOrEqual(3 * BYTES)
  }
})

it('does not keep an index that alone exceeds its bytes, and keeps the others', () => {
  const cache = createIndexCache(2 * BYTES)
  cache.add('a', { text: TEXT })
  expect(cache.add('long', { text: TEXT.repeat(3) }).sentences.length).toBeGreaterThan(0)
  expect(cache.get('long')).toBeUndefined()
  expect(cache.get('a')).toBeDefined()
})

it('indexes a text without the marks that take long to normalise', () => {
  const index = createIndexCache().add('a', {
    text: `Osmosis a${'\u0301'.repeat(40)} moves water.`,
  })
  expect(
    index.sentences
      .map(({ text }) => text)
      .join(' ')
      .match(/\p{M}/gu),
  ).toHaveLength(30)
})

it('counts a document that is added twice once', () => {
  const cache = createIndexCache(2 * BYTES)
  cache.add('a', { text: TEXT })
  cache.add('a', { text: TEXT })
  expect(cache.bytes()).toBe(BYTES)
})
