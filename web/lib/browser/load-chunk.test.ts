import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadChunk } from './load-chunk.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('rejects after two minutes and not before', async () => {
  const outcome = vi.fn()
  void loadChunk(() => new Promise(() => undefined)).catch(outcome)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledWith(new Error('part of the site not loaded after 120000 ms'))
})

it('returns the module and leaves no timer', async () => {
  expect(await loadChunk(() => Promise.resolve({ Component: 'here' }))).toEqual({
    Component: 'here',
  })
  expect(vi.getTimerCount()).toBe(0)
})
