import { queryOptions } from '@tanstack/react-query'
import { pageOfHighlight } from '../../../../domain/highlights/place.ts'
import type { Highlight } from '../api/highlights.ts'

/** The text of each page of a file as a viewer shows it. */
export type PageSource = {
  readonly pages: number
  text(page: number): Promise<{ readonly text: string }>
}

/** Pages are read again and again while several highlights are looked for: the last are kept. */
function remembering(source: PageSource): (page: number) => Promise<string> {
  const texts = new Map<number, Promise<string>>()
  return (page) => {
    const known = texts.get(page) ?? source.text(page).then(({ text }) => text)
    texts.set(page, known)
    return known
  }
}

/** A task of this length (ms) gives way to input. */
const SLICE_MS = 12

/** Waits for input after each slice of work. */
function inSlices(read: (page: number) => Promise<string>): (page: number) => Promise<string> {
  let since = performance.now()
  return async (page) => {
    if (performance.now() - since > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve))
      since = performance.now()
    }
    return read(page)
  }
}

/** The page of each highlight of a file, from 1; null for one that is not found any more. */
export type HighlightPages = ReadonlyMap<string, number | null>

/** Finds the pages of the highlights of one file. Fails where its text cannot be read. */
export const highlightPagesQuery = (
  fileId: string,
  highlights: readonly Highlight[],
  source: PageSource,
) =>
  queryOptions({
    queryKey: ['highlight-pages', fileId, source.pages, highlights.map(({ id }) => id)],
    queryFn: async (): Promise<HighlightPages> => {
      const read = inSlices(remembering(source))
      const pages = new Map<string, number | null>()
      for (const highlight of highlights)
        pages.set(highlight.id, await pageOfHighlight(highlight, source.pages, read))
      return pages
    },
    staleTime: Infinity,
  })
