/** Form feeds (U+000C) separate pages, so that a page number is a count. */
const PAGE_BREAK = '\f'

/** The pages of an extracted text; index i is page i + 1. An empty text is one empty page. */
export const splitPages = (text: string): string[] => text.split(PAGE_BREAK)

/** Joins pages to one text. A form feed inside a page becomes a line break. */
export const joinPages = (pages: readonly string[]): string =>
  pages.map((page) => page.replaceAll(PAGE_BREAK, '\n')).join(PAGE_BREAK)
