import { HEADING_RATIO, MAX_HEADING_GAP } from './heading-lines.ts'
import { hasBullet } from './item-levels.ts'
import { bodySize, type PrintedLine } from './printed-line.ts'

/** Smaller lines above a title are running headers, relative to most of the page. */
const MIN_SIZE = 0.8
const MAX_LINES = 2
/** A title that is not larger than other text is one line in the upper part of the page, */
const UPPER_SHARE = 0.75
/** short, and so far above the other text, relative to the larger type. */
const MAX_CHARS = 100
const MIN_GAP = 1.5

const hasWords = ({ text }: PrintedLine): boolean => /\p{L}{2}/u.test(text)

/** Whether a line continues a title above it. */
const continues = (title: PrintedLine, { height, y }: PrintedLine): boolean =>
  height === title.height && title.y - y <= MAX_HEADING_GAP * height

/** Whether a line stands apart in the upper part of a slide. */
const isApart = (line: PrintedLine, next: PrintedLine, pageHeight: number): boolean =>
  line.y >= UPPER_SHARE * pageHeight &&
  line.text.trim().length <= MAX_CHARS &&
  line.y - next.y >= MIN_GAP * Math.max(line.height, next.height)

/** The lines of the title of a slide, from the first one; none if it shows no title. */
function titleLines(lines: readonly PrintedLine[], pageHeight: number): readonly PrintedLine[] {
  const body = bodySize(lines)
  const [top, ...others] = lines
    .filter((line) => line.level && line.height >= MIN_SIZE * body && hasWords(line))
    .toSorted((a, b) => b.y - a.y)
  if (!top || hasBullet(top)) return []
  const end = others.findIndex((line) => !continues(top, line))
  const next = others[end]
  if (!next || end >= MAX_LINES) return []
  const isTitle = top.height > HEADING_RATIO * body || (end === 0 && isApart(top, next, pageHeight))
  return isTitle ? [top, ...others.slice(0, end)] : []
}

/**
 * The lines of a slide with its title first, which some programs paint after the other text, and
 * marked as one.
 */
export function withTitleFirst(
  lines: readonly PrintedLine[],
  pageHeight: number,
): readonly PrintedLine[] {
  const title = titleLines(lines, pageHeight)
  const last = title.at(-1)
  return [
    ...title.map((line): PrintedLine => ({ ...line, title: line === last ? 'end' : 'part' })),
    ...lines.filter((line) => !title.includes(line)),
  ]
}
