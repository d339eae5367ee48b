import { expect, test } from 'vitest'
import { onlyChosenPages } from './chosen-pages.ts'
import type { SourceText } from './source-text.ts'

const FILES: readonly SourceText[] = [
  {
    fileId: 'a',
    pages: ['One', 'Two', ' '],
    emphasis: [[{ start: 0, end: 3, style: 'bold' }], [], []],
  },
  { fileId: 'b', pages: ['Three'] },
]

test('empties the pages that are not chosen, so that the numbers of the others stay', () => {
  expect(onlyChosenPages(FILES, { a: [2, 9] })).toEqual([
    { fileId: 'a', pages: ['', 'Two', ''], emphasis: [[], [], []] },
    FILES[1],
  ])
})

test('leaves out a file without a text on its chosen pages', () => {
  expect(onlyChosenPages(FILES, { a: [3], b: [] })).toEqual([])
})
