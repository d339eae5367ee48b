/** The frame of a shape, or of a group, in EMU from the top left corner of the slide. */
export type Frame = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A part of a slide: one shape with those that follow it without a frame, or a group. */
export type Part<T> = {
  readonly frame: Frame
  readonly content: T[]
  /** Whether it is only drawn, as the card behind two text boxes. */
  readonly isEmpty: boolean
}

/** Shapes within this height, 0.25 inch in EMU, are on one line. */
const LINE = 228_600
/** In EMU, 0.1 inch: the margin inside a text box, by which frames may overlap. */
const MARGIN = 91_440
/** Slides with more parts are read line by line: cutting takes longer than sorting. */
const MAX_PARTS = 150

/** Rows whose heights differ by this share at most are alike. */
const SAME_HEIGHT = 0.05

type Span = { readonly start: number; readonly end: number }

const spanOf = (start: number, size: number): Span => ({
  start,
  end: start + Math.max(size - MARGIN, LINE),
})
const rowOf = ({ frame }: Part<unknown>): Span => spanOf(frame.y, frame.height)
const columnOf = ({ frame }: Part<unknown>): Span => spanOf(frame.x, frame.width)

/** Parts between two cuts, and how far they are behind those before them. */
type Strip<T> = { readonly parts: Part<T>[]; readonly gap: number; end: number }

/** The parts divided wherever a line that crosses none of them fits between. */
function cut<T>(parts: readonly Part<T>[], along: (part: Part<T>) => Span): Strip<T>[] {
  const strips: Strip<T>[] = []
  const sorted = parts.map((part) => ({ part, ...along(part) })).sort((a, b) => a.start - b.start)
  for (const { part, start, end } of sorted) {
    const last = strips.at(-1)
    if (last === undefined || start >= last.end)
      strips.push({ parts: [part], gap: start - (last?.end ?? start), end })
    else {
      last.parts.push(part)
      last.end = Math.max(last.end, end)
    }
  }
  return strips
}

const isDivided = (parts: readonly Part<unknown>[]): boolean => cut(parts, columnOf).length > 1

const heightOf = (row: readonly Part<unknown>[]): number =>
  Math.max(...row.map(({ frame }) => frame.height))

/** Whether two rows are of one kind, as those of a grid. */
const isAlike = (a: readonly Part<unknown>[], b: readonly Part<unknown>[]): boolean =>
  Math.abs(heightOf(a) - heightOf(b)) <= SAME_HEIGHT * Math.max(heightOf(a), heightOf(b))

/** Whether a row is read in the columns of those above it, which are at a distance of `gap`. */
function continuesColumns<T>(
  above: readonly (readonly Part<T>[])[],
  row: readonly Part<T>[],
  gap: number,
): boolean {
  const [, ...columns] = cut([...above.flat(), ...row], columnOf)
  return (
    columns.length > 0 &&
    columns.every((column) => column.gap > gap) &&
    [...above, row].every(isDivided) &&
    !above.some((each) => isAlike(each, row))
  )
}

/**
 * Rows that are read as columns are joined, such as labels with the texts below them: the columns
 * are further apart than the rows, and no row is like another one.
 */
function joinColumns<T>(rows: readonly Strip<T>[]): Part<T>[][] {
  const joined: Part<T>[][][] = []
  for (const { parts, gap } of rows) {
    const before = joined.at(-1)
    if (before && continuesColumns(before, parts, gap)) before.push(parts)
    else joined.push([parts])
  }
  return joined.map((block) => block.flat())
}

/** The columns on both sides of the widest gap; what is on one side may have rows of its own. */
function atWidestGap<T>(columns: readonly Strip<T>[]): Part<T>[][] {
  const widest = Math.max(...columns.slice(1).map(({ gap }) => gap))
  const at = columns.findIndex(({ gap }, i) => i > 0 && gap === widest)
  const sides = at < 0 ? [columns] : [columns.slice(0, at), columns.slice(at)]
  return sides.map((side) => side.flatMap(({ parts }) => parts))
}

/** From line to line, and from the left on each. */
const byLine = <T>(parts: readonly Part<T>[]): Part<T>[] =>
  parts
    .map((part) => ({ part, line: Math.round(part.frame.y / LINE) }))
    .sort((a, b) => a.line - b.line || a.part.frame.x - b.part.frame.x)
    .map(({ part }) => part)

const areaOf = ({ frame }: Part<unknown>): number => frame.width * frame.height

const encloses = ({ frame }: Part<unknown>, { frame: other }: Part<unknown>): boolean => {
  const [x, y] = [other.x + other.width / 2 - frame.x, other.y + other.height / 2 - frame.y]
  return x >= 0 && x <= frame.width && y >= 0 && y <= frame.height
}

/** Parts that no cut divides: what is behind all others comes first. */
function overlapping<T>(parts: readonly Part<T>[]): Part<T>[] {
  const largest = parts.reduce((a, b) => (areaOf(b) > areaOf(a) ? b : a))
  const others = parts.filter((part) => part !== largest)
  if (largest.isEmpty || others.every((other) => encloses(largest, other)))
    return [largest, ...ordered(others)]
  const drawn = parts.filter(({ isEmpty }) => isEmpty)
  return drawn.length > 0
    ? [...drawn, ...ordered(parts.filter(({ isEmpty }) => !isEmpty))]
    : byLine(parts)
}

function ordered<T>(parts: readonly Part<T>[]): Part<T>[] {
  if (parts.length < 2) return [...parts]
  const rows = joinColumns(cut(parts, rowOf))
  if (rows.length > 1) return rows.flatMap(ordered)
  const columns = atWidestGap(cut(parts, columnOf))
  return columns.length > 1 ? columns.flatMap(ordered) : overlapping(parts)
}

/**
 * What the parts of a slide contain, as a reader goes through it: rows from the top, the columns of
 * each from the left, and each column as the slide itself.
 */
export const inReadingOrder = <T>(parts: readonly Part<T>[]): T[] =>
  (parts.length > MAX_PARTS ? byLine(parts) : ordered(parts)).flatMap(({ content }) => content)
