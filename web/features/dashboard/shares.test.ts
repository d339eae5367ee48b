import { expect, test } from 'vitest'
import { sharesByType, weakestPages, type MarkedQuestion } from './shares.ts'

const questions: MarkedQuestion[] = [
  { type: 'laq', baseId: 'optics', page: null, obtained: 1, possible: 5 },
  { type: 'mcq', baseId: 'botany', page: null, obtained: 1, possible: 1 },
  { type: 'mcq', baseId: 'botany', page: null, obtained: 0, possible: 1 },
  { type: 'mcq', baseId: null, page: null, obtained: 0, possible: 2 },
]

test('orders shares by type like a quiz and leaves out types never asked', () => {
  expect(sharesByType(questions)).toEqual([
    { type: 'mcq', questions: 3, obtained: 1, possible: 4, percent: 25 },
    { type: 'laq', questions: 1, obtained: 1, possible: 5, percent: 20 },
  ])
})

test('returns no share when no question was asked', () => {
  expect(sharesByType([])).toEqual([])
})

test('lists the weakest pages of existing files first, without those that are known', () => {
  const on = (page: number, obtained: number, baseId: string | null = 'botany') => ({
    type: 'mcq' as const,
    baseId,
    page: { fileId: 'f', fileName: 'leaves.pdf', page },
    obtained,
    possible: 1,
  })
  const pages = weakestPages([on(3, 1), on(3, 0), on(7, 0), on(9, 1), on(4, 0, null)])
  expect(pages.map(({ page, percent, baseId }) => [page, percent, baseId])).toEqual([
    [7, 0, 'botany'],
    [3, 50, 'botany'],
  ])
})
