import type { QueryClient } from '@tanstack/react-query'

/**
 * Keeps the error of a query without data while it is read again, so that its message stays until
 * there is a result. TanStack Query clears the error at once, and the screen would show its loading
 * state instead.
 */
export function keepFailures(client: QueryClient): void {
  const errors = new WeakMap<WeakKey, unknown>()
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    if (action.type === 'error') errors.set(query, action.error)
    if (action.type === 'fetch' && query.state.status === 'pending' && errors.has(query))
      query.setState({ status: 'error', error: errors.get(query) })
  })
}
