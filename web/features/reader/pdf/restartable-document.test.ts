import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withRestart, unlessStalled } from './restartable-document.ts'

const never = () => new Promise<never>(() => {})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A document numbered by its openings, with a log of what happened to each. */
function book(isIdleAllowed = () => false) {
  const closed: number[] = []
  let openings = 0
  const open = () => {
    const number = ++openings
    return { document: Promise.resolve(number), close: () => void closed.push(number) }
  }
  return { closed, pages: withRestart(open(), open, isIdleAllowed) }
}

describe('a document with a page that hangs', () => {
  it('abandons that page and restarts the work of the others on a new opening', async () => {
    const { pages, closed } = book()
    const heavy = expect(pages.on(7, never)).rejects.toMatchObject({ code: 'pdf_stalled' })
    await vi.advanceTimersByTimeAsync(10_000)
    // A page in progress at the same time, blocked by the heavy one
    const beside = pages.on(8, (opening) =>
      opening === 1 ? never() : Promise.resolve(`drawn by ${opening}`),
    )
    await vi.advanceTimersByTimeAsync(10_000)
    await heavy
    expect(await beside).toBe('drawn by 2')
    expect(closed).toEqual([1])
  })

  it('does not retry that page', async () => {
    const { pages, closed } = book()
    const heavy = expect(pages.on(7, never)).rejects.toMatchObject({ code: 'pdf_stalled' })
    await vi.advanceTimersByTimeAsync(20_000)
    await heavy
    await expect(pages.on(7, () => Promise.resolve('drawn'))).rejects.toMatchObject({
      code: 'pdf_stalled',
    })
    expect(closed).toEqual([1])
    pages.close()
    expect(closed).toEqual([1, 2])
  })

  it('passes other errors on without reopening', async () => {
    const { pages, closed } = book()
    await expect(pages.on(1, () => Promise.reject(new Error('no such font')))).rejects.toThrow(
      'no such font',
    )
    expect(closed).toEqual([])
  })
})

describe('waiting for a page', () => {
  it('does not count idle time that is allowed', async () => {
    let isIdleAllowed = true
    let ended = false
    const waiting = unlessStalled(never(), () => isIdleAllowed)
      .catch(() => {})
      .then(() => (ended = true))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ended).toBe(false)
    isIdleAllowed = false
    await vi.advanceTimersByTimeAsync(19_000)
    expect(ended).toBe(false)
    await vi.advanceTimersByTimeAsync(1_000)
    await waiting
    expect(ended).toBe(true)
  })
})
