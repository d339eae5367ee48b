import { expect, it } from 'vitest'
import type { TextLinks } from './links.ts'
import { fromStoredLinks, toStoredLinks } from './stored-links.ts'

const PAGES = ['See the wheels and the river.', 'A wheel turns.']
const LINKS: TextLinks = [
  [
    { start: 8, end: 14, to: { kind: 'place', page: 2, offset: 2 } },
    { start: 23, end: 28, to: { kind: 'web', url: 'https://example.org/' } },
  ],
  [],
]

it('stores the links of pages', () => {
  expect(fromStoredLinks(toStoredLinks(LINKS), PAGES)).toEqual(LINKS)
})

it.each([
  ['nothing', null],
  ['another form', [[[0, 3]]]],
  ['a page that does not exist', [[[0, 3, 3, 0]]]],
  ['an end after the page', [[[0, 300, 1, 0]]]],
])('leaves out a link with %s', (_, stored) => {
  expect(fromStoredLinks(stored, PAGES)).toEqual([[], []])
})

it('leaves out a link that overlaps the previous one', () => {
  const overlap = [0, 3, 2, 0] as const
  expect(fromStoredLinks([[overlap, [2, 6, 2, 0]]], PAGES).flat()).toHaveLength(1)
})
