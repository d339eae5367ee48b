import * as z from 'zod/mini'
import type { EmphasisedRun, EmphasisedRuns } from './emphasis.ts'

/** Emphasis as stored in the database: for each page a list of [start, end, 0 bold | 1 italic]. */
type StoredEmphasis = [number, number, 0 | 1][][]

const STYLES = ['bold', 'italic'] as const
const offset = z.int().check(z.minimum(0))
const stored = z.array(z.array(z.tuple([offset, offset, z.union([z.literal(0), z.literal(1)])])))

/** Maximum characters of stored emphasis; later pages are left out. */
const MAX_STORED_CHARS = 300_000

/** Encodes `runs` for the database. */
export const toStoredEmphasis = (runs: EmphasisedRuns): StoredEmphasis => {
  let left = MAX_STORED_CHARS
  return runs.map((page) => {
    const encoded = page.map(({ start, end, style }): StoredEmphasis[number][number] => [
      start,
      end,
      style === 'bold' ? 0 : 1,
    ])
    left -= JSON.stringify(encoded).length + 1
    return left < 0 ? [] : encoded
  })
}

/**
 * The emphasised runs of `pages` from the stored value; none if it is invalid. Runs that overlap
 * the previous one or exceed their page are left out.
 */
export const fromStoredEmphasis = (value: unknown, pages: readonly string[]): EmphasisedRuns => {
  const parsed = stored.safeParse(value)
  if (!parsed.success) return pages.map(() => [])
  return pages.map((page, index) => {
    let last = 0
    return (parsed.data[index] ?? []).flatMap(([start, end, style]): EmphasisedRun[] => {
      if (start < last || end <= start || end > page.length) return []
      last = end
      return [{ start, end, style: STYLES[style] }]
    })
  })
}
