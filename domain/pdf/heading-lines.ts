import { bodySize, firstWordWidth, isBlank, type PrintedLine } from './printed-line.ts'

/** Minimum size of a heading, relative to that of the text. */
export const HEADING_RATIO = 1.2
/** Maximum distance of the lines of a heading, relative to its size. */
export const MAX_HEADING_GAP = 1.6

const wordsOf = ({ pieces }: PrintedLine) => pieces.filter((piece) => !isBlank(piece))
const leftOf = (line: PrintedLine): number => wordsOf(line)[0]?.x ?? 0

/**
 * The lines of a page that are the second line of a heading: of two lines in the size of a
 * heading, the first word of the second had no room in the first.
 */
export function continuedHeadings(lines: readonly PrintedLine[]): ReadonlySet<PrintedLine> {
  const body = bodySize(lines)
  const margin = lines.reduce((most, { right }) => Math.max(most, right), 0)
  const isOfSize = (at: number, { height }: PrintedLine): boolean => lines[at]?.height === height
  return new Set(
    lines.filter((line, at) => {
      const before = lines[at - 1]
      return (
        before?.height === line.height &&
        line.level &&
        !isOfSize(at - 2, line) &&
        !isOfSize(at + 1, line) &&
        line.height > HEADING_RATIO * body &&
        before.y - line.y > 0 &&
        before.y - line.y <= MAX_HEADING_GAP * line.height &&
        Math.abs(leftOf(before) - leftOf(line)) < line.height / 2 &&
        before.right + firstWordWidth(wordsOf(line)) > margin
      )
    }),
  )
}
