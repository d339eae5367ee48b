import { describe, expect, it } from 'vitest'
import type { PageStructure } from './page-structure.ts'
import { fromStoredStructure, toStoredStructure } from './stored-structure.ts'

const PAGES = ['Mills\n\n• dam', 'Rye']
const STRUCTURE: PageStructure = [
  [
    { start: 0, end: 5, kind: 'heading', level: 2 },
    { start: 7, end: 12, kind: 'item', level: 1 },
  ],
  [
    { start: 0, end: 3, kind: 'note', level: 0 },
    { start: 3, end: 3, kind: 'picture', level: 0 },
  ],
]

describe('stored blocks', () => {
  it('are read as they were written', () => {
    const value: unknown = JSON.parse(JSON.stringify(toStoredStructure(STRUCTURE)))
    expect(fromStoredStructure(value, PAGES)).toEqual(STRUCTURE)
  })

  it.each([null, 'x', [[['a', 2, 0, 0]]], [[[0, -1, 0, 0]]]])(
    'are empty if %j is stored',
    (value) => {
      expect(fromStoredStructure(value, PAGES)).toEqual([[], []])
    },
  )

  it('are left out if they overlap, exceed their page or have an unknown kind', () => {
    const value = [
      [
        [0, 5, 0, 1],
        [3, 7, 1, 0],
        [7, 99, 1, 0],
        [8, 9, 42, 0],
        [9, 12, 1, 0],
      ],
    ]
    expect(fromStoredStructure(value, PAGES)[0]?.map(({ start }) => start)).toEqual([0, 9])
  })

  it('are left out of the last pages if they are too many', () => {
    const page = Array.from({ length: 5000 }, (_, at) => {
      return { start: at * 10, end: at * 10 + 5, kind: 'paragraph', level: 0 } as const
    })
    const stored = toStoredStructure([page, page, page, page, page])
    expect(JSON.stringify(stored).length).toBeLessThan(301_000)
    expect(stored[0]).toHaveLength(5000)
    expect(stored.at(-1)).toEqual([])
  })
})
