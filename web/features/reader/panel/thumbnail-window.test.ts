import { describe, expect, it } from 'vitest'
import { pageOfKey, pagesInView, sequential } from './thumbnail-window.ts'

const grid = { columns: 2, rowHeight: 150, pages: 501 }

describe('thumbnails of pages', () => {
  it('exist only for the rows in view and their neighbours, however long the document is', () => {
    expect(pagesInView(grid, 0, 600)).toEqual({ first: 1, last: 10 })
    const { first, last } = pagesInView(grid, 15_000, 600)
    expect([first, last]).toEqual([199, 210])
    expect(pagesInView(grid, 1e7, 600).last).toBe(501)
  })

  it('are reached by arrows, Home and End within the document', () => {
    const keys = ['ArrowRight', 'ArrowDown', 'ArrowUp', 'End', 'Home', 'x']
    expect(keys.map((key) => pageOfKey(key, 2, grid))).toEqual([3, 4, 1, 501, 1, null])
  })

  it('are drawn one at a time, without those that were scrolled away', async () => {
    const queue = sequential()
    const drawn: string[] = []
    const first = Promise.withResolvers<undefined>()
    const gone = new AbortController()
    const kept = new AbortController()
    queue(kept.signal, async () => {
      drawn.push('first begins')
      await first.promise
      drawn.push('first ends')
    })
    queue(gone.signal, () => {
      drawn.push('gone')
      return Promise.resolve()
    })
    const last = new Promise<void>((resolve) => {
      queue(kept.signal, () => {
        drawn.push('last')
        resolve()
        return Promise.resolve()
      })
    })
    gone.abort()
    first.resolve(undefined)
    await last
    expect(drawn).toEqual(['first begins', 'first ends', 'last'])
  })
})
