import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askWorker } from './ask-worker.ts'

/** A worker that answers when the test lets it. */
function openWorker() {
  const target = new EventTarget()
  const terminate = vi.fn()
  const worker = Object.assign(target, { postMessage: vi.fn(), terminate }) as unknown as Worker
  const reply = (data: string) => target.dispatchEvent(new MessageEvent('message', { data }))
  return { worker, terminate, reply }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('returns the answer of the worker and ends it', async () => {
  const { worker, terminate, reply } = openWorker()
  const asked = askWorker<string>(worker, 'question')
  reply('answer')
  expect(await asked).toBe('answer')
  expect(terminate).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('rejects and ends a worker that does not answer in time', async () => {
  const { worker, terminate } = openWorker()
  const failed = vi.fn()
  const asked = askWorker(worker, 'question').catch(failed)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(failed).toHaveBeenCalledTimes(1)
  await asked
  expect(terminate).toHaveBeenCalledTimes(1)
})
