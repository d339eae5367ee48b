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
