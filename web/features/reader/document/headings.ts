import type { DocumentPageText } from '../api/document-pages.ts'
import type { ShowBlock } from './document-link.tsx'
import type { OutlineEntry } from '../panel/outline-entry.ts'

/** Headings beyond this number are left out of the contents. */
const HEADINGS_MAX = 2_000
const TITLE_MAX = 300

/** The headings of a document as contents, in reading order. */
export function headingsOf(pages: readonly DocumentPageText[], show: ShowBlock): OutlineEntry[] {
  const headings = pages.flatMap(({ text, blocks }, index) =>
    blocks
      .filter(({ kind }) => kind === 'heading')
      .map(({ start, end, level }) => ({
        title: text.slice(start, end).replace(/\s+/g, ' ').trim().slice(0, TITLE_MAX),
        level,
        start,
        page: index + 1,
      })),
  )
  const first = Math.min(...headings.map(({ level }) => level))
  return headings.slice(0, HEADINGS_MAX).map(({ title, level, start, page }) => ({
    title,
    level: Math.max(0, level - first),
    url: null,
    page: () => Promise.resolve(page),
    open: () => show(page, start),
  }))
}
