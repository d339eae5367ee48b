import * as z from 'zod/mini'
import type { LinkTarget, TextLink, TextLinks } from './links.ts'

/**
 * Links as stored in the database: for each page a list of [start, end, page, offset], or of
 * [start, end, address] for the web.
 */
type StoredLink = [number, number, number, number] | [number, number, string]
type StoredLinks = StoredLink[][]

const offset = z.int().check(z.minimum(0))
const stored = z.array(
  z.array(
    z.union([
      z.tuple([offset, offset, z.int().check(z.minimum(1)), offset]),
      z.tuple([offset, offset, z.string()]),
    ]),
  ),
)

/** Maximum characters of stored links; later pages are left out. */
const MAX_STORED_CHARS = 300_000

/** Encodes the links of each page for the database. */
export const toStoredLinks = (links: TextLinks): StoredLinks => {
  let left = MAX_STORED_CHARS
  return links.map((page) => {
    const encoded = page.map(({ start, end, to }): StoredLink =>
      to.kind === 'web' ? [start, end, to.url] : [start, end, to.page, to.offset],
    )
    left -= JSON.stringify(encoded).length + 1
    return left < 0 ? [] : encoded
  })
}

/**
 * The links of `pages` from the stored value; none if it is invalid. Links that overlap the
 * previous one, exceed their page or lead to a page that does not exist are left out.
 */
export const fromStoredLinks = (value: unknown, pages: readonly string[]): TextLinks => {
  const parsed = stored.safeParse(value)
  if (!parsed.success) return pages.map(() => [])
  return pages.map((text, index) => {
    let last = 0
    return (parsed.data[index] ?? []).flatMap(([start, end, first, second = 0]): TextLink[] => {
      const to: LinkTarget =
        typeof first === 'string'
          ? { kind: 'web', url: first }
          : { kind: 'place', page: first, offset: second }
      if (start < last || end <= start || end > text.length) return []
      if (to.kind === 'place' && to.page > pages.length) return []
      last = end
      return [{ start, end, to }]
    })
  })
}
