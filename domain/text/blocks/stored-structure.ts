import * as z from 'zod/mini'
import type { PageBlock, PageStructure } from './page-structure.ts'

/** Blocks as stored in the database: for each page a list of [start, end, kind, level]. */
type StoredStructure = [number, number, number, number][][]

/** The number of a kind is its index here: add new ones at the end. */
const KINDS = ['heading', 'paragraph', 'item', 'table', 'code', 'note', 'picture'] as const
const MAX_LEVEL = 8

const offset = z.int().check(z.minimum(0))
const stored = z.array(z.array(z.tuple([offset, offset, offset, offset])))

/** Maximum characters of stored blocks; later pages are left out. */
const MAX_STORED_CHARS = 300_000

/** Encodes the blocks of each page for the database. */
export const toStoredStructure = (structure: PageStructure): StoredStructure => {
  let left = MAX_STORED_CHARS
  return structure.map((page) => {
    const encoded = page.map(({ start, end, kind, level }): StoredStructure[number][number] => [
      start,
      end,
      KINDS.indexOf(kind),
      level,
    ])
    left -= JSON.stringify(encoded).length + 1
    return left < 0 ? [] : encoded
  })
}

/**
 * The blocks of `pages` from the stored value; none if it is invalid. Blocks that overlap the
 * previous one, exceed their page or have an unknown kind are left out.
 */
export const fromStoredStructure = (value: unknown, pages: readonly string[]): PageStructure => {
  const parsed = stored.safeParse(value)
  if (!parsed.success) return pages.map(() => [])
  return pages.map((page, index) => {
    let last = 0
    return (parsed.data[index] ?? []).flatMap(([start, end, number, level]): PageBlock[] => {
      const kind = KINDS[number]
      const least = kind === 'picture' ? start : start + 1
      if (kind === undefined || start < last || end < least || end > page.length) return []
      last = end
      return [{ start, end, kind, level: Math.min(MAX_LEVEL, level) }]
    })
  })
}
