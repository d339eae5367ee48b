const linesOf = (page: string): string[] =>
  page
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A line in which a number stands for each question mark: "f = ?Hz" is "f = 200Hz" later. */
const unasked = (line: string): string => line.replace(/\d+(?:[.,]\d+)*|\?/gu, '?')

/** Whether a page has the title of the previous page and all of its lines. */
function completes(page: readonly string[], before: readonly string[]): boolean {
  if (before.length === 0 || page[0] !== before[0]) return false
  const lines = new Set(page)
  const answered = new Set(page.map(unasked))
  return before.every(
    (line) => lines.has(line) || (line.includes('?') && answered.has(unasked(line))),
  )
}

/**
 * The pages, empty where the next one shows the same slide with more on it: a slide whose items
 * appear one after another is a page for each of them.
 */
export function withoutOverlays(pages: readonly string[]): string[] {
  const lines = pages.map(linesOf)
  return pages.map((page, i) => (completes(lines[i + 1] ?? [], lines[i] ?? []) ? '' : page))
}
