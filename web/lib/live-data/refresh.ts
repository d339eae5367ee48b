import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query'

/** Changes are collected this long (ms): one action changes several rows. */
const COLLECT_MS = 250
/** The least time (ms) between two refreshes, so that many changes cost few requests. */
const INTERVAL_MS = 1000

/** The queries that a change affects. */
export type Affected = Pick<QueryFilters, 'queryKey' | 'exact' | 'predicate'>

const nameOf = ({ queryKey, exact }: Affected): string => JSON.stringify([queryKey, exact])

/**
 * Reads the data of a screen again after changes elsewhere. What no visible screen shows is marked
 * as stale and read when it is shown next.
 */
export class Refresher {
  readonly #client: QueryClient
  readonly #affected = new Map<string, Affected>()
  /** Affected queries that are being requested: the response may be older than the change. */
  #requested = new Set<Query>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #lastAt = -Infinity

  constructor(client: QueryClient) {
    this.#client = client
  }

  add(affected: readonly Affected[]): void {
    for (const filters of affected) this.#affected.set(nameOf(filters), filters)
    if (affected.length > 0) this.#schedule()
  }

  /** Reads what became stale while the tab was hidden. */
  showNewest(): void {
    this.#refetch(({ state }) => state.isInvalidated)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #schedule(): void {
    const wait = Math.max(COLLECT_MS, this.#lastAt + INTERVAL_MS - performance.now())
    this.#timer ??= setTimeout(() => this.#refresh(), wait)
  }

  #refresh(): void {
    this.#timer = undefined
    this.#lastAt = performance.now()
    const cache = this.#client.getQueryCache()
    const queries = new Set([...this.#requested].filter((query) => cache.get(query.queryHash)))
    for (const filters of this.#affected.values())
      for (const query of cache.findAll(filters)) queries.add(query)
    this.#affected.clear()
    const isRequested = ({ state }: Query) => state.fetchStatus === 'fetching'
    this.#requested = new Set([...queries].filter(isRequested))
    const idle = new Set([...queries].filter((query) => !isRequested(query)))
    for (const query of idle) query.invalidate()
    if (this.#requested.size > 0) this.#schedule()
    if (document.visibilityState === 'visible') this.#refetch((query) => idle.has(query))
  }

  #refetch(predicate: (query: Query) => boolean): void {
    // A failure is silent: the data that are shown stay, and remain marked as stale.
    void this.#client.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false })
  }
}
