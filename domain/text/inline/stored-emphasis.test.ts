import { expect, it } from 'vitest'
import { fromStoredEmphasis, toStoredEmphasis } from './stored-emphasis.ts'

const PAGES = ['A cell divides often.', 'Cells never rest.']

it('reads back stored runs', () => {
  const runs = [
    [{ start: 2, end: 6, style: 'bold' as const }],
    [{ start: 6, end: 11, style: 'italic' as const }],
  ]
  expect(fromStoredEmphasis(toStoredEmphasis(runs), PAGES)).toEqual(runs)
})

it.each([[null], ['text'], [[[1]]], [[[[0, 4, 7]]]], [[[[-1, 4, 0]]]], [{ 0: [] }]])(
  'returns no runs for the stored value %j',
  (value) => {
    expect(fromStoredEmphasis(value, PAGES)).toEqual([[], []])
  },
)

it('leaves out runs that overlap, are empty or exceed the page', () => {
  const stored = [
    [
      [2, 6, 0],
      [4, 8, 0],
      [9, 9, 0],
      [15, 900, 0],
    ],
  ]
  expect(fromStoredEmphasis(stored, PAGES)).toEqual([[{ start: 2, end: 6, style: 'bold' }], []])
})

it('stores a bounded number of characters', () => {
  const page = Array.from({ length: 200 }, (_, at) => ({
    start: at,
    end: at + 1,
    style: 'bold' as const,
  }))
  const stored = toStoredEmphasis(Array.from({ length: 5000 }, () => page))
  expect(JSON.stringify(stored).length).toBeLessThan(320_000)
  expect(stored).toHaveLength(5000)
})
