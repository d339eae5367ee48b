import { useEffect, useState } from 'react'
import { findIn } from '../find-in-page.ts'
import type { OpenPdf } from './open-pdf.ts'

const TYPING_MS = 200
/** Matches are shown each time this many more pages have been searched. */
const BATCH_PAGES = 25

export type Match = { readonly page: number; readonly start: number; readonly end: number }

/** Pages whose text can be searched; keep the object's identity while they do not change. */
export type Searchable = Pick<OpenPdf, 'pages' | 'text'>

type Search = { query: string; matches: readonly Match[]; done: boolean }

const NO_MATCHES: readonly Match[] = []

/** Every match of `query` in the document, updated as the search proceeds. */
export function useFind(
  pdf: Searchable,
  query: string,
): { matches: readonly Match[]; searching: boolean } {
  const [search, setSearch] = useState<Search | null>(null)

  useEffect(() => {
    if (query.trim() === '') return
    const isCancelled = new AbortController()
    const run = async () => {
      const matches: Match[] = []
      for (let page = 1; page <= pdf.pages; page++) {
        const text = await pdf.text(page)
        isCancelled.signal.throwIfAborted()
        matches.push(...findIn(text, query).map((place) => ({ page, ...place })))
        const done = page === pdf.pages
        if (done || page % BATCH_PAGES === 0) setSearch({ query, matches: [...matches], done })
      }
    }
    const timer = setTimeout(() => {
      // An unreadable page ends the search with the matches so far; the reader itself reports the
      // error.
      run().catch(() => {
        if (!isCancelled.signal.aborted)
          setSearch((before) => ({ query, matches: before?.matches ?? NO_MATCHES, done: true }))
      })
    }, TYPING_MS)
    return () => {
      isCancelled.abort()
      clearTimeout(timer)
    }
  }, [pdf, query])

  if (query.trim() === '') return { matches: NO_MATCHES, searching: false }
  return search?.query === query
    ? { matches: search.matches, searching: !search.done }
    : { matches: NO_MATCHES, searching: true }
}
