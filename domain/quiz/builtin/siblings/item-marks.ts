import type { Span } from '../../../text/blocks/lines.ts'

/** The mark before an item, without its number: items of one level have the same. */
export const markBefore = ({ start }: Span, page: string): string =>
  (/\S{1,6}[ \t]*$/u.exec(page.slice(Math.max(0, start - 12), start))?.[0] ?? '')
    .trim()
    .replace(/\d+/u, '1')
    .replace(/\p{L}+/u, 'a')

/** The items without the numbers that count them: "1 Dams", "2 Gates". */
export const withoutNumbers = (items: readonly Span[]): readonly Span[] =>
  items.every(({ text }, at) => text.startsWith(`${at + 1} `))
    ? items.map((item) => ({ ...item, text: item.text.replace(/^\d+\s+/u, '') }))
    : items

/** Whether an item has a number before it. */
export const isNumbered = (item: Span, page: string): boolean =>
  /^1[.)]$/u.test(markBefore(item, page))

/** How far the line of an item is indented. */
export const indentOf = ({ start }: Span, page: string): number =>
  /^[ \t]*/u.exec(page.slice(page.lastIndexOf('\n', start) + 1))?.[0].length ?? 0

/** The items of the next level below the item at `at`. */
export const itemsBelow = (items: readonly Span[], at: number, page: string): readonly Span[] => {
  const item = items[at]
  if (item === undefined) return []
  const after = items.slice(at + 1)
  const end = after.findIndex((other) => indentOf(other, page) <= indentOf(item, page))
  const below = end < 0 ? after : after.slice(0, end)
  const [first] = below
  return first ? below.filter((other) => indentOf(other, page) === indentOf(first, page)) : []
}
