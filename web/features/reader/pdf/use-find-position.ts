import { useState } from 'react'
import { useFind, type Match, type Searchable } from './use-find.ts'

/**
 * The search in a document and the current match. Until the learner steps, the position (0-based,
 * -1 without matches) is the first match at or after `page`, and no match is current.
 */
export function useFindPosition(pdf: Searchable, page: number, onMatch: (page: number) => void) {
  const [query, setQuery] = useState<string | null>(null)
  const [chosen, setChosen] = useState<{ query: string; position: number } | null>(null)
  const { matches, searching } = useFind(pdf, query ?? '')
  const nearest = Math.max(
    0,
    matches.findIndex((match) => match.page >= page),
  )
  const hasStepped = chosen?.query === query
  const position = matches.length === 0 ? -1 : hasStepped ? chosen.position : nearest
  const currentMatch: Match | undefined = hasStepped ? matches[position] : undefined

  const step = (direction: 1 | -1) => {
    if (matches.length === 0 || query === null) return
    const next = hasStepped ? (position + direction + matches.length) % matches.length : nearest
    setChosen({ query, position: next })
    const match = matches[next]
    if (match) onMatch(match.page)
  }
  const close = () => {
    setQuery(null)
    setChosen(null)
  }
  return {
    query,
    setQuery,
    open: () => setQuery((before) => before ?? ''),
    close,
    step,
    matches,
    currentMatch,
    position,
    searching,
  }
}
