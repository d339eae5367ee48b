import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { webAddress } from '../../../../domain/text/inline/web-address.ts'
import type { PagePlace } from '../types.ts'

/** A name of a place, or its page with a position, as a PDF stores it. */
export type PdfDestination = string | readonly unknown[]

/** A bookmark of a PDF; `level` is its depth, from 0. */
export type PdfOutlineEntry = {
  readonly title: string
  readonly level: number
  readonly destination: PdfDestination | null
  /** An address on the web, for a bookmark that leaves the document. */
  readonly url: string | null
}

/** Bookmarks beyond these numbers are left out. */
const ENTRIES_MAX = 2_000
const LEVELS_MAX = 8
const TITLE_MAX = 300

/** A bookmark as pdf.js returns it. */
type Node = {
  readonly title: string
  readonly dest: PdfDestination | null
  readonly url: string | null
  readonly items: readonly Node[]
}

const cleanTitle = (title: string): string =>
  title
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, TITLE_MAX)

/** The bookmarks of an open PDF, depth first. */
export async function readOutline(pdf: PDFDocumentProxy): Promise<readonly PdfOutlineEntry[]> {
  const entries: PdfOutlineEntry[] = []
  const add = (nodes: readonly Node[], level: number): void => {
    for (const { title, dest, url, items } of nodes) {
      if (entries.length >= ENTRIES_MAX) return
      entries.push({
        title: cleanTitle(title),
        level,
        destination: dest,
        url: url === null ? null : webAddress(url),
      })
      if (level + 1 < LEVELS_MAX) add(items, level + 1)
    }
  }
  // pdf.js returns null for a document without bookmarks, which its type does not include.
  const nodes = (await pdf.getOutline()) as readonly Node[] | null
  add(nodes ?? [], 0)
  return entries
}

const isReference = (value: unknown): value is { num: number; gen: number } =>
  typeof value === 'object' && value !== null && 'num' in value && 'gen' in value

/** The index of the number that is the vertical position, for each kind of destination. */
const TOP_AT: Readonly<Record<string, number>> = { XYZ: 3, FitH: 2, FitBH: 2, FitR: 5 }

/** The vertical position of a destination, in the units of its page; null for the page itself. */
function topOf(destination: readonly unknown[]): number | null {
  const kind = destination[1]
  const name =
    typeof kind === 'object' && kind !== null && 'name' in kind && typeof kind.name === 'string'
      ? kind.name
      : ''
  const top = destination[TOP_AT[name] ?? -1]
  return typeof top === 'number' && Number.isFinite(top) ? top : null
}

type Viewport = ReturnType<PDFPageProxy['getViewport']>

/** The place that a destination names; null if the document has no such page. */
export async function placeOf(
  pdf: PDFDocumentProxy,
  destination: PdfDestination,
  viewportOf: (page: PDFPageProxy) => Viewport,
): Promise<PagePlace | null> {
  const explicit: readonly unknown[] | null =
    typeof destination === 'string' ? await pdf.getDestination(destination) : destination
  const target = explicit?.[0]
  const index = isReference(target) ? await pdf.getPageIndex(target) : target
  if (!explicit || typeof index !== 'number' || !Number.isInteger(index)) return null
  if (index < 0 || index >= pdf.numPages) return null
  const top = topOf(explicit)
  if (top === null) return { page: index + 1, fraction: 0 }
  const viewport = viewportOf(await pdf.getPage(index + 1))
  const [, y = 0] = viewport.convertToViewportPoint(0, top) as number[]
  const fraction = y / viewport.height
  return { page: index + 1, fraction: Math.min(1, Math.max(0, fraction)) }
}
