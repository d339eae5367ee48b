/** Pages are joined by form feeds (U+000C), so that a page number is a count. */
const PAGE_BREAK = '\f'

/** The pages of an extracted text; the i-th is page i + 1. Never empty: an empty text is one empty page. */
export const splitPages = (text: string): string[] => text.split(PAGE_BREAK)

/** One text of many pages. A form feed inside a page becomes a line break, so that the count holds. */
export const joinPages = (pages: readonly string[]): string =>
  pages.map((page) => page.replaceAll(PAGE_BREAK, '\n')).join(PAGE_BREAK)
