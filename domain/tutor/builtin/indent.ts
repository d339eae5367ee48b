import type { PageSpan } from './quotation.ts'

/** The beginning of an item's line up to its text, with or without its bullet. */
const BULLETED_LINE = /^( {0,40})(?:[^\p{L}\s]{1,4} {0,4})?$/u
/** The spaces before the item of a line, and its number if it has no bullet. */
const ITEM_LINE = /^( {0,40})(?:(\d{1,2}[.)])|[^\p{L}\p{N}\s]) +\S/u
const BULLET = /[^\p{L}\p{N}\s]\s*$/u
/** Spaces by which a page's text indents the items of a list inside another. */
export const INDENT = 2
/** How many lines above an item the beginning of its list is searched. */
const MAX_LINES_ABOVE = 24

/**
 * Whether an item with a bullet is in a list that begins with a numbered item as far from the left.
 * A numbered list inside one with bullets follows a bullet.
 */
function isBelowNumber(text: string, lineStart: number, own: number): boolean {
  let least = own
  let isNumbered = false
  let end = lineStart - 1
  for (let i = 0; i < MAX_LINES_ABOVE && end > 0; i += 1) {
    const start = text.lastIndexOf('\n', end - 1) + 1
    const line = text.slice(start, end)
    if (line.trim() === '') return isNumbered
    const [, spaces, number] = ITEM_LINE.exec(line) ?? []
    if (spaces !== undefined && spaces.length <= least) {
      isNumbered = number !== undefined
      if (isNumbered && spaces.length < least) return false
      least = spaces.length
    }
    end = start - 1
  }
  return isNumbered
}

/**
 * The number of spaces before the bullet of an item. Items with bullets below a numbered one are
 * inside it, also where the file does not indent them.
 */
export function indentOf(pages: readonly string[], { page, start }: PageSpan): number {
  const text = pages[page - 1] ?? ''
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const before = text.slice(lineStart, start)
  const own = BULLETED_LINE.exec(before)?.[1]?.length ?? 0
  return BULLET.test(before) && !/\d/u.test(before) && isBelowNumber(text, lineStart, own)
    ? own + INDENT
    : own
}
