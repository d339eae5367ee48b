import { expect, test } from 'vitest'
import { charactersPerText, firstPages, limitRanges, readingParts } from './reading-limits.ts'

test('reads short texts four at a time, long and recognised ones alone, and skips those without a length', () => {
  const ids = Array.from({ length: 13 }, (_, index) => `f${index}`)
  const lengths = new Map(ids.map((id) => [id, 1_000]))
  lengths.set('f1', 20_000_000)
  lengths.delete('f2')
  expect(readingParts(ids, lengths)).toEqual([
    ['f0'],
    ['f1'],
    ['f3', 'f4', 'f5', 'f6'],
    ['f7', 'f8', 'f9', 'f10'],
    ['f11', 'f12'],
  ])
  expect(readingParts(['f3', 'f4', 'f5', 'f6'], lengths, new Set(['f4']))).toEqual([
    ['f3'],
    ['f4'],
    ['f5', 'f6'],
  ])
  expect(
    readingParts(['a', 'b', 'c'], new Map(['a', 'b', 'c'].map((id) => [id, 1_400_000]))),
  ).toEqual([['a', 'b'], ['c']])
})

test('keeps the first pages of a text that fit its share, with their numbers', () => {
  const text = { fileId: 'f', pages: ['12345', '123', '1'], structure: [[], [], []] }
  expect(firstPages(text, 9)).toEqual([text])
  expect(firstPages(text, 8)).toEqual([{ ...text, pages: ['12345', '123', ''] }])
  expect(firstPages(text, 5)).toEqual([{ ...text, pages: ['12345', '', ''] }])
  expect(firstPages(text, 4)).toEqual([])
})

test('shortens only the longest texts, and no text if all fit', () => {
  expect(charactersPerText([9, 1, 2], 12)).toBe(Infinity)
  expect(charactersPerText([9, 1, 2], 11)).toBe(8)
  expect(charactersPerText([9, 1, 8], 11)).toBe(5)
})

test('leaves out the blocks and emphasis of texts that exceed what is left for all', () => {
  const block = { start: 0, end: 1, kind: 'paragraph', level: 0 } as const
  const text = (fileId: string, blocks: number) => ({
    fileId,
    pages: ['a'],
    emphasis: [[{ start: 0, end: 1, style: 'bold' as const }]],
    structure: [Array.from({ length: blocks }, () => block)],
  })
  const limited = limitRanges(10)
  expect(limited(text('a', 2))).toEqual(text('a', 2))
  expect(limited(text('b', 9))).toEqual({ fileId: 'b', pages: ['a'] })
  expect(limited(text('c', 2))).toEqual(text('c', 2))
  expect(limited(text('d', 1))).toEqual({ fileId: 'd', pages: ['a'] })
})
