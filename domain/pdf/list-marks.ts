/** A piece of a line: its text, font, left end, baseline, width and size in points. */
type Piece = {
  readonly text: string
  readonly font: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A line with the pieces that it was made from, in reading order. */
type Line = { readonly text: string; readonly pieces: readonly Piece[] }

const BULLET = '•'
/** The letter as which the triangle of LaTeX slides is stored; its font gives no other name. */
const TRIANGLE = 'I'
/** Minimum gap after a list mark, relative to its size; a space between words is narrower. */
const MIN_MARK_GAP = 0.45
/** Maximum gap between a list mark and its item, relative to the size of the mark. */
const MAX_ITEM_GAP = 4
/** Maximum distance of the baselines of a list mark and its item, relative to the size. */
const MAX_BASELINE_OFFSET = 0.5

const isBlank = ({ text }: Piece): boolean => text.trim() === ''
const rightOf = ({ x, width }: Piece): number => x + width
const areOnOneLine = (a: Piece, b: Piece): boolean =>
  Math.abs(a.y - b.y) < MAX_BASELINE_OFFSET * Math.max(a.height, b.height)

/**
 * The pieces of a page with bullets for the triangles of LaTeX slides. These are the letter "I" of
 * a symbol font that has no other letters on the page, each before an item in another font.
 */
export function withBullets<P extends Piece>(pieces: readonly P[]): readonly P[] {
  const printed = pieces.filter((piece) => !isBlank(piece))
  const others = new Set<string>()
  printed.forEach((piece, i) => {
    const next = printed[i + 1]
    const isMark =
      piece.text === TRIANGLE &&
      next !== undefined &&
      next.font !== piece.font &&
      areOnOneLine(piece, next) &&
      next.x - rightOf(piece) >= MIN_MARK_GAP * piece.height
    if (!isMark) others.add(piece.font)
  })
  return pieces.map((piece) =>
    piece.text === TRIANGLE && !others.has(piece.font) ? { ...piece, text: BULLET } : piece,
  )
}

const MARK = /^(?:[•◦▪●○■□‣⁃]|\d{1,3}\.)$/u

/** The first piece of a line that is not blank. */
const firstOf = ({ pieces }: Line): Piece | undefined => pieces.find((piece) => !isBlank(piece))

/** Whether `mark` is to the left of a line, as the mark of a list item does. */
function isMarkOf(mark: Piece, line: Line): boolean {
  const first = firstOf(line)
  if (!first || !areOnOneLine(mark, first)) return false
  const gap = first.x - rightOf(mark)
  return gap >= 0 && gap <= MAX_ITEM_GAP * mark.height
}

/** More lines that are only a mark are not a list but a table or a drawing. */
const MAX_MARKS = 200

/** The lines that are not marks, by their rounded baselines. */
function byBaseline<L extends Line>(lines: readonly L[]): ReadonlyMap<number, L[]> {
  const found = new Map<number, L[]>()
  for (const line of lines) {
    const y = Math.round(firstOf(line)?.y ?? 0)
    const here = found.get(y)
    if (here) here.push(line)
    else found.set(y, [line])
  }
  return found
}

/**
 * The lines of a page with each list mark before its item. Some programs print the marks of a page
 * after its text, so that they would be read as lines of their own at its end.
 */
export function withMarksBeforeItems<L extends Line>(lines: readonly L[]): readonly L[] {
  const isMark = ({ text }: Line): boolean => MARK.test(text.trim())
  const marks = lines.filter(isMark)
  if (marks.length === 0 || marks.length > MAX_MARKS) return lines
  const others = byBaseline(lines.filter((line) => !isMark(line)))
  const markOf = new Map<L, L>()
  for (const line of marks) {
    const mark = firstOf(line)
    const y = Math.round(mark?.y ?? 0)
    const [item] = [y - 1, y, y + 1]
      .flatMap((at) => others.get(at) ?? [])
      .filter((other) => mark && !markOf.has(other) && isMarkOf(mark, other))
      .toSorted((a, b) => (firstOf(a)?.x ?? 0) - (firstOf(b)?.x ?? 0))
    if (item) markOf.set(item, line)
  }
  const moved = new Set(markOf.values())
  return lines.flatMap((line) => {
    if (moved.has(line)) return []
    const mark = markOf.get(line)
    return mark
      ? [
          {
            ...line,
            text: `${mark.text.trim()} ${line.text.trimStart()}`,
            pieces: [...mark.pieces, ...line.pieces],
          },
        ]
      : [line]
  })
}
