import { isTableRow } from '../blocks/page-structure.ts'

/**
 * A line at the edge of this share of all pages, and of at least this many, is a running header.
 */
const RUNNING_SHARE = 0.4
const RUNNING_PAGES = 4
const EDGE_LINES = 2

/** How many of the pages of a document repeat a running header at least. */
export const runningLeast = (pages: number): number =>
  Math.max(RUNNING_PAGES, pages * RUNNING_SHARE)

/**
 * The pages with running headers and footers replaced by spaces, so that offsets stay valid. All
 * digits count as equal, because page numbers differ.
 */
export function removeRunningHeaders(pages: readonly string[]): string[] {
  const shape = (line: string): string => line.trim().replace(/\d+/g, '#')
  const counts = new Map<string, number>()
  const edges = (lines: readonly string[]): number[] => {
    const full = lines.flatMap((line, i) => (line.trim() === '' ? [] : [i]))
    // Each page of a long table repeats the names of its columns.
    return [...new Set([...full.slice(0, EDGE_LINES), ...full.slice(-EDGE_LINES)])].filter(
      (i) => !isTableRow(lines[i] ?? ''),
    )
  }
  const split = pages.map((page) => page.split('\n'))
  for (const lines of split)
    for (const line of new Set(edges(lines).map((i) => shape(lines[i] ?? ''))))
      counts.set(line, (counts.get(line) ?? 0) + 1)
  const least = runningLeast(pages.length)
  let all = 0
  let kept = 0
  const bare = split.map((lines) => {
    const running = new Set(
      edges(lines).filter((i) => (counts.get(shape(lines[i] ?? '')) ?? 0) >= least),
    )
    return lines
      .map((line, i) => {
        const { length } = line.trim()
        all += length
        if (running.has(i)) return ' '.repeat(line.length)
        kept += length
        return line
      })
      .join('\n')
  })
  // If all pages are alike, nothing is a running header.
  return kept * 4 < all ? [...pages] : bare
}
