import { cleaned } from './cleaned-text.ts'
import { continuedHeadings, HEADING_RATIO } from './heading-lines.ts'
import { withFractions } from './fractions.ts'
import { withItemLevels } from './item-levels.ts'
import { withBullets, withMarksBeforeItems } from './list-marks.ts'
import { isBlank, type Piece as Placed, type PrintedLine as Line } from './printed-line.ts'
import { withDrawnBullets } from './slide-items.ts'
import { withTitleFirst } from './slide-title.ts'
import { withSuperscripts } from './superscripts.ts'
import { fontRunsOf, type PrintedPage } from './typefaces.ts'

/**
 * A piece of text at its position in a PDF, as pdf.js reports it. Lengths are in points;
 * `transform` maps text space to page space, with y upwards.
 */
export type PositionedItem = {
  readonly str: string
  readonly dir: string
  readonly transform: readonly number[]
  readonly width: number
  readonly height: number
  readonly hasEOL: boolean
  /** Name of the font within the document. */
  readonly fontName?: string
}

const MIN_COLUMN_CHANGES = 6
const MIN_SIDE_SHARE = 0.2
const MAX_CROSSING_SHARE = 0.05
/** A column's lines fill most of its width; table cells do not and are read row by row. */
const MIN_FILL = 0.6
/** Gaps between paragraphs, relative to the one between most lines or after full lines. */
const PARAGRAPH_GAP = 1.35
const PARAGRAPH_GAP_AFTER_FULL_LINE = 1.4

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function place(item: PositionedItem): Placed {
  const [a = 1, b = 0, , , x = 0, y = 0] = item.transform
  return {
    text: item.str,
    font: item.fontName ?? '',
    x,
    y,
    width: item.width,
    height: item.height || Math.hypot(a, b),
    endsLine: item.hasEOL,
    isRightToLeft: item.dir === 'rtl',
    level: item.dir !== 'ttb' && a > 0 && Math.abs(b) < 0.01 * a,
  }
}

/** A page has more items than a call may have arguments. */
const least = (numbers: readonly number[]): number =>
  numbers.reduce((least, one) => Math.min(least, one), Infinity)
const most = (numbers: readonly number[]): number =>
  numbers.reduce((most, one) => Math.max(most, one), -Infinity)

const sameRow = (a: Placed, b: Placed): boolean =>
  Math.abs(a.y - b.y) < Math.max(a.height, b.height) / 2

/** Groups consecutive items of one row whose gaps are no wider than a word space. */
function runsOf(items: readonly Placed[]): Placed[][] {
  const runs: Placed[][] = []
  let last: Placed | undefined
  for (const item of items) {
    if (isBlank(item)) continue
    const gap = last ? item.x - (last.x + last.width) : 0
    const run = runs.at(-1)
    if (run && last && sameRow(last, item) && gap > -last.height && gap < last.height * 1.2)
      run.push(item)
    else runs.push([item])
    last = item
  }
  return runs
}

type Span = { left: number; right: number; y: number; items: Placed[] }

/** The x of a vertical strip near the middle of the page that almost nothing crosses, or null. */
function findGutter(spans: readonly Span[]): number | null {
  const left = least(spans.map((span) => span.left))
  const right = most(spans.map((span) => span.right))
  let best: { x: number; crossing: number; clearance: number } | null = null
  for (let share = 0.3; share <= 0.7; share += 0.01) {
    const x = left + (right - left) * share
    const crossing = spans.filter((span) => span.left < x && span.right > x).length
    const clearance = least(
      spans.map((span) => (span.left >= x ? span.left - x : Math.abs(x - span.right))),
    )
    if (
      !best ||
      crossing < best.crossing ||
      (crossing === best.crossing && clearance > best.clearance)
    )
      best = { x, crossing, clearance }
  }
  return best && best.crossing <= spans.length * MAX_CROSSING_SHARE ? best.x : null
}

const fill = (side: readonly Span[]): number => {
  const widest = most(side.map((span) => span.right)) - least(side.map((span) => span.left))
  return widest > 0 ? median(side.map((span) => span.right - span.left)) / widest : 0
}

type Side = 'left' | 'right' | 'across'

const spanOf = (run: Placed[]): Span => {
  const [first, last] = [run[0], run.at(-1)]
  return {
    left: first?.x ?? 0,
    right: last ? last.x + last.width : 0,
    y: first?.y ?? 0,
    items: run,
  }
}

/** Whether the stream alternates between two full columns, whose lines are at each side. */
function areMixedColumns(spans: readonly Span[], sideOf: (span: Span) => Side): boolean {
  const [lefts, rights] = [
    spans.filter((span) => sideOf(span) === 'left'),
    spans.filter((span) => sideOf(span) === 'right'),
  ]
  if (Math.min(lefts.length, rights.length) < spans.length * MIN_SIDE_SHARE) return false
  const sides = spans.map(sideOf).filter((side) => side !== 'across')
  const changes = sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length
  return changes > MIN_COLUMN_CHANGES && Math.min(fill(lefts), fill(rights)) >= MIN_FILL
}

/** Spans column by column; one across both ends the columns above it. */
function byColumns(spans: readonly Span[], sideOf: (span: Span) => Side): Set<Span> {
  const dividers = spans.filter((span) => sideOf(span) === 'across').sort((a, b) => b.y - a.y)
  const ordered = new Set<Span>()
  for (const divider of [...dividers, undefined]) {
    for (const side of ['left', 'right'])
      for (const span of spans)
        if (sideOf(span) === side && (!divider || span.y > divider.y)) ordered.add(span)
    if (divider) ordered.add(divider)
  }
  return ordered
}

/**
 * The items in reading order. Keeps the stream's order unless it alternates between two columns
 * line by line. A line that crosses the gutter (a title, a wide figure) ends the columns above it.
 */
function inReadingOrder(items: readonly Placed[]): readonly Placed[] {
  if (items.some((item) => !item.level)) return items
  const spans = runsOf(items).map(spanOf)
  const gutter = spans.length < 2 * MIN_COLUMN_CHANGES ? null : findGutter(spans)
  if (gutter === null) return items
  const sideOf = (span: Span): Side =>
    span.right <= gutter ? 'left' : span.left >= gutter ? 'right' : 'across'
  if (!areMixedColumns(spans, sideOf)) return items
  return [...byColumns(spans, sideOf)].flatMap((span) =>
    span.items.map((item, index) => ({ ...item, endsLine: index === span.items.length - 1 })),
  )
}

/**
 * Whether the stream lists the pieces of a right-to-left line from left to right. Decided by the
 * majority of steps, since vowel signs move back over their letter.
 */
export function isReversedRtl(
  line: readonly { text: string; x: number; isRightToLeft: boolean }[],
): boolean {
  const words = line.filter((piece) => !isBlank(piece))
  const isRightToLeft = words.filter((piece) => piece.isRightToLeft).length
  const ascending = words.filter(
    (piece, index) => index > 0 && piece.x > (words[index - 1]?.x ?? 0),
  ).length
  return words.length > 1 && isRightToLeft > words.length / 2 && ascending > (words.length - 1) / 2
}

const gapBetween = (a: Placed, b: Placed): number =>
  Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width))

function lineOf(pieces: readonly Placed[]): Line | null {
  const words = pieces.filter((piece) => !isBlank(piece))
  const [first] = words
  if (!first) return null
  let text = ''
  let last: Placed | undefined
  const ordered = isReversedRtl(pieces) ? pieces.toReversed() : withSuperscripts(pieces)
  for (const piece of ordered) {
    const apart =
      last &&
      !isBlank(piece) &&
      !/\s$/.test(text.slice(-1)) &&
      gapBetween(last, piece) >= 0.1 * piece.height
    text += (apart ? ' ' : '') + piece.text
    last = piece
  }
  return {
    text,
    y: first.y,
    right: most(words.map((piece) => piece.x + piece.width)),
    height: most(words.map((piece) => piece.height)),
    level: first.level,
    pieces: ordered,
  }
}

function linesOf(items: readonly Placed[]): Line[] {
  const lines: Placed[][] = [[]]
  for (const item of items) {
    lines.at(-1)?.push(item)
    if (item.endsLine) lines.push([])
  }
  return lines.map(lineOf).filter((line) => line !== null)
}

/** A line that ends this close to the right margin, in heights of its type, is full. */
const NEAR_MARGIN = 4
const MIN_FULL_LINES = 4

/**
 * The gap above which a paragraph begins, in points. On a page with more paragraphs than lines in
 * them the gap between most lines is that between paragraphs; full lines show the one inside.
 */
function paragraphGap(lines: readonly Line[]): number {
  const margin = most(lines.map(({ right }) => right))
  const gaps = lines.flatMap((line, i) => {
    const before = lines[i - 1]
    const gap = (before?.y ?? line.y) - line.y
    const isFull = before !== undefined && before.right > margin - NEAR_MARGIN * before.height
    return gap > 1 ? [{ gap, isFull }] : []
  })
  const usual = PARAGRAPH_GAP * median(gaps.map(({ gap }) => gap))
  const full = gaps.filter(({ isFull }) => isFull).map(({ gap }) => gap)
  return full.length < MIN_FULL_LINES
    ? usual
    : Math.min(usual, PARAGRAPH_GAP_AFTER_FULL_LINE * median(full))
}

/** Whether an empty line separates two lines. */
function areApart(before: Line, line: Line, widest: number): boolean {
  if (before.title === 'end') return true
  if (before.bullet !== undefined && line.bullet !== undefined) return false
  const gap = before.y - line.y
  const sizes = [line.height, before.height].sort((a, b) => a - b)
  const heading = (sizes[1] ?? 0) > HEADING_RATIO * (sizes[0] ?? 0) && gap > 1
  return line.level && before.level && (heading || gap > widest)
}

/**
 * Joins lines by a line break, those of a heading by a space, and by an empty line where the gap
 * is wider than `widest` or the type size changes.
 */
function joinLines(lines: readonly Line[], widest: number): string {
  const continued = continuedHeadings(lines)
  let text = ''
  lines.forEach((line, index) => {
    const before = lines[index - 1]
    if (before && (continued.has(line) || before.title === 'part'))
      text += /-$/u.test(text) ? '\n' : ' '
    else if (before) text += areApart(before, line, widest) ? '\n\n' : '\n'
    text += (line.indent ?? '') + (line.bullet ?? '') + line.text.trim()
  })
  return text
}

/**
 * The text of one page from its positioned items: columns in order, lines separated by line
 * breaks, paragraphs by empty lines, divided words joined. Never contains a form feed, since form
 * feeds separate pages. Headers and footers stay. `slideHeight` is the height in points of a page
 * that is wider than high, which is a slide.
 */
export const pageText = (items: readonly PositionedItem[], slideHeight?: number): string =>
  linesOfPage(items, slideHeight).text

function linesOfPage(items: readonly PositionedItem[], slideHeight?: number) {
  const printed = linesOf(inReadingOrder(withFractions(withBullets(items.map(place)))))
  const widest = paragraphGap(printed)
  const marked = withItemLevels(withMarksBeforeItems(printed), slideHeight !== undefined)
  const lines =
    slideHeight === undefined
      ? marked
      : withTitleFirst(withDrawnBullets(marked, widest), slideHeight)
  return { lines, text: cleaned(joinLines(lines, widest)) }
}

/** The text of one page, as `pageText` returns it, with the fonts of its parts. */
export function printedPage(items: readonly PositionedItem[], slideHeight?: number): PrintedPage {
  const { lines, text } = linesOfPage(items, slideHeight)
  const pieces = lines.flatMap((line) => line.pieces)
  return { text, fonts: fontRunsOf(text, pieces) }
}
