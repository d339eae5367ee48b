import { expect, test } from 'vitest'
import { nearestTerms } from './nearest-terms.ts'

const terms = [
  { term: 'saggar', page: 1 },
  { term: 'frit', page: 4 },
  { term: 'bisque', page: 5 },
  { term: 'glaze', page: 9 },
]
const names = (page: number) => nearestTerms(terms, page, 2).map(({ term }) => term)

test('chooses the terms nearest to the page, in their order', () => {
  expect(names(1)).toEqual(['saggar', 'frit'])
  expect(names(5)).toEqual(['frit', 'bisque'])
  expect(names(40)).toEqual(['bisque', 'glaze'])
  expect(nearestTerms([], 1, 2)).toEqual([])
})
