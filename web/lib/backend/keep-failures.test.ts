import {
  notifyManager,
  QueryClient,
  QueryObserver,
  type QueryObserverResult,
} from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFailures } from './keep-failures.ts'

let client: QueryClient
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  keepFailures(client)
})
afterEach(() => client.clear())

/** Shows a query that fails as often as `failures` says, and records what a screen receives. */
function show(failures: number) {
  let attempt = 0
  const results: QueryObserverResult<string>[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['quiz'],
    queryFn: async () => {
      attempt += 1
      await new Promise((resolve) => setTimeout(resolve, 10))
      if (attempt <= failures) throw new Error(`failure ${attempt}`)
      return 'a quiz'
    },
  })
  // As `useQuery` subscribes
  observer.subscribe(notifyManager.batchCalls(() => results.push(observer.getCurrentResult())))
  return { observer, results, last: () => results.at(-1) }
}

test('shows a failure while the data are read again', async () => {
  const { observer, results, last } = show(2)
  await expect.poll(() => last()?.error?.message).toBe('failure 1')
  results.splice(0)
  await observer.refetch()
  await expect.poll(() => last()?.error?.message).toBe('failure 2')
  expect(results.every(({ isLoadingError }) => isLoadingError)).toBe(true)
  expect(results.some(({ isFetching }) => isFetching)).toBe(true)
})

test('shows the data once they are read', async () => {
  const { observer, last } = show(1)
  await expect.poll(() => last()?.isLoadingError).toBe(true)
  await observer.refetch()
  await expect.poll(() => last()?.data).toBe('a quiz')
  expect(last()?.error).toBe(null)
})

test('does not show the failure of a query that was removed meanwhile', async () => {
  const { last } = show(1)
  await expect.poll(() => last()?.isLoadingError).toBe(true)
  client.clear()
  const again = show(1)
  expect(again.observer.getCurrentResult().isPending).toBe(true)
  await expect.poll(() => again.last()?.isLoadingError).toBe(true)
})
