import { expect, test } from 'vitest'
import { weakestPages } from './weakest-pages.ts'

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
