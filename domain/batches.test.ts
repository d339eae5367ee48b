import { expect, it } from 'vitest'
import { batches, IDS_PER_REQUEST } from './batches.ts'

it('divides items into lists, the last one shorter, in their order', () => {
  expect([...batches([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]])
  expect([...batches([1, 2], 2)]).toEqual([[1, 2]])
  expect([...batches([], 2)]).toEqual([])
})

it('puts as many ids in a list as fit into an address', () => {
  const ids = Array.from({ length: 120 }, (_, at) => at)
  expect([...batches(ids)].map(({ length }) => length)).toEqual([
    IDS_PER_REQUEST,
    IDS_PER_REQUEST,
    20,
  ])
})
