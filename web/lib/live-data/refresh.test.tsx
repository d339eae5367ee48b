import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refresher } from './refresh.ts'

let client: QueryClient
let refresher: Refresher
let visibility: DocumentVisibilityState

/** Shows a query, and counts how often it is read. */
function show(queryKey: readonly string[]) {
  const read = vi.fn(() => Promise.resolve(queryKey.join(' ')))
  const leave = new QueryObserver(client, { queryKey, queryFn: read }).subscribe(() => undefined)
  return { read, leave }
}

beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
  refresher = new Refresher(client)
})
afterEach(() => {
  refresher.stop()
  client.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('reads what is shown once for many changes, and nothing else', async () => {
  const bases = show(['bases', 'ada'])
  const chats = show(['chats', 'base'])
  await vi.advanceTimersByTimeAsync(0)
  for (let change = 0; change < 40; change += 1) refresher.add([{ queryKey: ['bases'] }])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(bases.read).toHaveBeenCalledTimes(2)
  expect(chats.read).toHaveBeenCalledTimes(1)
})

test('reads at most once a second while changes arrive', async () => {
  const bases = show(['bases'])
  await vi.advanceTimersByTimeAsync(0)
  for (let tenth = 0; tenth < 100; tenth += 1) {
    refresher.add([{ queryKey: ['bases'] }])
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(bases.read.mock.calls.length).toBeGreaterThan(8)
  expect(bases.read.mock.calls.length).toBeLessThan(13)
})

test('reads what no screen shows only when a screen shows it', async () => {
  const bases = show(['bases'])
  await vi.advanceTimersByTimeAsync(0)
  bases.leave()
  refresher.add([{ queryKey: ['bases'] }])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(bases.read).toHaveBeenCalledTimes(1)
  const again = show(['bases'])
  await vi.advanceTimersByTimeAsync(0)
  expect(again.read).toHaveBeenCalledTimes(1)
})

test('reads nothing while the tab is hidden, and once when it is visible again', async () => {
  const bases = show(['bases'])
  await vi.advanceTimersByTimeAsync(0)
  visibility = 'hidden'
  refresher.add([{ queryKey: ['bases'] }])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(bases.read).toHaveBeenCalledTimes(1)
  visibility = 'visible'
  refresher.showNewest()
  await vi.advanceTimersByTimeAsync(0)
  expect(bases.read).toHaveBeenCalledTimes(2)
})

test('reads again after a request that began before the change, without cancelling it', async () => {
  const responses = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const read = vi.fn(() => responses[read.mock.calls.length - 1]?.promise ?? 'none')
  const observer = new QueryObserver(client, { queryKey: ['bases'], queryFn: read })
  observer.subscribe(() => undefined)
  refresher.add([{ queryKey: ['bases'] }])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(read).toHaveBeenCalledTimes(1)
  responses[0]?.resolve('older')
  responses[1]?.resolve('newer')
  await vi.advanceTimersByTimeAsync(0)
  expect(observer.getCurrentResult().data).toBe('older')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(read).toHaveBeenCalledTimes(2)
  expect(observer.getCurrentResult().data).toBe('newer')
})

test('keeps showing data that cannot be read again', async () => {
  let isReachable = true
  const observer = new QueryObserver(client, {
    queryKey: ['bases'],
    queryFn: () => (isReachable ? Promise.resolve('bases') : Promise.reject(new Error('lost'))),
    retry: false,
  })
  observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  isReachable = false
  refresher.add([{ queryKey: ['bases'] }])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(observer.getCurrentResult()).toMatchObject({ data: 'bases', isRefetchError: true })
})
