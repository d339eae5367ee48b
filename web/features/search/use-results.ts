import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryClient } from '../../lib/backend/query-client.ts'
import { readReadingPlace } from '../../lib/reading-place.ts'
import { searchQuery } from './api/search.ts'
import { GROUPS, groupOf, type Group, type SearchResult } from './result.ts'

/** A pause in typing after which the search is sent (ms). */
const PAUSE_MS = 120

export type Found = {
  /** In the order in which they are shown. */
  readonly results: readonly SearchResult[]
  readonly groups: readonly { readonly group: Group; readonly results: readonly SearchResult[] }[]
  /** The query that the results belong to; null: none has been answered yet. */
  readonly query: string | null
  /** Whether the results are those of what is typed now. */
  readonly isCurrent: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}

/** The page at which the learner stopped reading on this device. */
function readingPlace(userId: string): SearchResult[] {
  const place = readReadingPlace(userId)
  if (!place) return []
  const { baseId, baseName, fileId, fileName, page } = place
  return [{ kind: 'page', title: fileName, place: baseName, baseId, fileId, page, excerpt: null }]
}

/**
 * The results for what is typed, by group; recent places while nothing is. A late answer to an
 * earlier query is never shown: each query has its own entry in the cache.
 */
export function useResults(userId: string, typed: string): Found {
  const requested = typed.trim()
  const query = usePaused(requested)
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery(
    searchQuery(userId, query),
    queryClient,
  )
  const [recent] = useState(() => readingPlace(userId))
  const [answered, setAnswered] = useState<string | null>(null)
  if (data && !isPlaceholderData && answered !== query) setAnswered(query)
  const shown = isPlaceholderData ? answered : query
  const found = data ?? []
  const groups = GROUPS.map((group) => ({
    group,
    results:
      group === 'recent'
        ? shown === '' && data
          ? recent
          : []
        : found.filter((result) => groupOf(result) === group),
  })).filter(({ results }) => results.length > 0)
  return {
    results: groups.flatMap(({ results }) => results),
    groups,
    query: data ? shown : null,
    isCurrent: requested === query && data !== undefined && !isPlaceholderData,
    hasFailed: isError && !isFetching,
    retry: () => void refetch(),
  }
}
