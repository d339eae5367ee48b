import { expect, test } from 'vitest'
import { lineBoxes } from './line-boxes.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
})

test('the words of a line are one box, with the spaces between them', () => {
  expect(lineBoxes([box(1, 1, 2, 1), box(4, 1, 3, 1), box(1, 3, 5, 1)])).toEqual([
    box(1, 1, 6, 1),
    box(1, 3, 5, 1),
  ])
})

test('a smaller sign belongs to its line, and what has no size to none', () => {
  expect(lineBoxes([box(1, 1, 2, 4), box(3, 1, 1, 2), box(5, 9, 0, 1)])).toEqual([box(1, 1, 3, 4)])
})

test('lines that are close do not overlap', () => {
  const [first, second] = lineBoxes([box(0, 0, 9, 4), box(0, 3, 9, 4)])
  expect(first).toEqual(box(0, 0, 9, 4))
  expect(second).toEqual(box(0, 4, 9, 3))
})

test('columns side by side stay apart from the lines of the other one', () => {
  expect(lineBoxes([box(0, 8, 4, 1), box(5, 0, 4, 1)])).toEqual([box(0, 8, 4, 1), box(5, 0, 4, 1)])
})
