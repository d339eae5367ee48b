import { withSuperscripts, type PieceOfLine } from './superscripts.ts'

type Piece = PieceOfLine & { readonly endsLine: boolean }

/** Maximum distance between the baselines of numerator and denominator, relative to their size. */
const MAX_DISTANCE = 2.4
const MIN_DISTANCE = 0.6
/** Position of the line of text between those of denominator (0) and numerator (1). */
const MIN_BASE = 0.2
const MAX_BASE = 0.65
/** Share of the narrower part that is above or below the other one. */
const MIN_OVERLAP = 0.7
/** Maximum distance of the middles of both parts, relative to the size of the text. */
const MAX_OFF_CENTRE = 0.6
/** Gaps between pieces of a part, which may overlap, and between a fraction and its line. */
const MAX_GAP = 1.2
const MIN_GAP_INSIDE = -0.3
const MAX_GAP_BESIDE = 3.6
/** Text closer than this has an exponent and an index, no fraction, beside it. */
const MIN_GAP = 0.15
/** Size of exponents and indexes, relative to the text beside them. */
const MAX_INDEX_SIZE = 0.85
const MAX_PART_CHARS = 40

/** Signs before or after a fraction of a formula. */
const ENDS_WITH_OPERATOR = /[=≈≃≅≡∝<>≤≥+−±×·⋅/*–-]$/u
const BEGINS_WITH_OPERATOR = /^[=≈≃≅≡∝<>≤≥+−±×·⋅*]/u
/** Signs with limits above and below them. */
const HAS_LIMITS = /[∑∏∫⋃⋂]|lim|max|min/u

const rightOf = ({ x, width }: Piece): number => x + width

/** The index of the nearest piece with text from `at` on in a direction; -1 if there is none. */
function indexOfText(pieces: readonly Piece[], at: number, step: 1 | -1): number {
  let i = at
  while (pieces[i] && pieces[i]?.text.trim() === '') i += step
  return pieces[i] ? i : -1
}

/** The text of a part on one line. */
function textOf(pieces: readonly Piece[]): string {
  let text = ''
  let last: Piece | undefined
  for (const piece of withSuperscripts(pieces)) {
    const gap = last ? piece.x - rightOf(last) : 0
    text += (last && gap >= 0.1 * piece.height ? ' ' : '') + piece.text.trim()
    last = piece
  }
  return text.replace(/\s+/gu, ' ')
}

/** Whether a denominator is one number, letter or word, with its index. */
function isOneFactor(pieces: readonly Piece[], text: string): boolean {
  const [first] = pieces
  const full = pieces.filter(({ height }) => height > MAX_INDEX_SIZE * (first?.height ?? 0))
  return (
    full.length === 1 &&
    !/[\s+−×·=/()-]/u.test(text) &&
    /^(?:\d[\d.,]*|\p{L}|\p{L}{4,})$/u.test(full[0]?.text.trim().normalize('NFKC') ?? '')
  )
}

const extentOf = (part: readonly Piece[]) => ({
  left: Math.min(...part.map(({ x }) => x)),
  right: Math.max(...part.map(rightOf)),
})

/** Whether one part is centred above the other one. */
function areStacked(above: readonly Piece[], below: readonly Piece[]): boolean {
  const [a, b] = [extentOf(above), extentOf(below)]
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const narrower = Math.min(a.right - a.left, b.right - b.left)
  const offCentre = Math.abs(a.left + a.right - b.left - b.right) / 2
  return shared >= MIN_OVERLAP * narrower && offCentre <= MAX_OFF_CENTRE * (below[0]?.height ?? 0)
}

/** A fraction on one line: "W/Q", "(a + b)/c", "Q/(a − b)"; null if it is not a fraction. */
function writtenOut(above: readonly Piece[], below: readonly Piece[]): string | null {
  const [numerator, denominator] = [textOf(above), textOf(below)]
  if (Math.max(numerator.length, denominator.length) > MAX_PART_CHARS) return null
  if (HAS_LIMITS.test(numerator + denominator) || !areStacked(above, below)) return null
  if (![numerator, denominator].every((part) => /[\p{L}\p{N}]/u.test(part))) return null
  const isSum = /[+−±=]|\p{L}\s*[–-]\s*\p{L}/u.test(numerator)
  return `${isSum ? `(${numerator})` : numerator}/${isOneFactor(below, denominator) ? denominator : `(${denominator})`}`
}

/** A part of a fraction, with the indexes of its last piece and of the next. */
type Part<P> = { readonly pieces: readonly P[]; readonly last: number; readonly next: number }

/** The pieces beside each other from `at` on in a direction, as far as they belong to a part. */
function partFrom<P extends Piece>(
  pieces: readonly P[],
  at: number,
  step: 1 | -1,
  belongs: (piece: P) => boolean,
): Part<P> {
  const part: P[] = []
  let end = at
  let next = at
  for (let i = at; i !== -1 && part.length < MAX_PART_CHARS;) {
    const [piece, last] = [pieces[i], part.at(-1)]
    if (!piece?.level || !belongs(piece)) break
    const gap = !last ? 0 : step === 1 ? piece.x - rightOf(last) : last.x - rightOf(piece)
    if (gap > MAX_GAP * piece.height || gap < MIN_GAP_INSIDE * piece.height) break
    part.push(piece)
    end = i
    next = indexOfText(pieces, i + step, step)
    i = next
  }
  return { pieces: step === 1 ? part : part.toReversed(), last: end, next }
}

/** Whether the text beside two parts shows that they are a fraction of a formula. */
function isInFormula({ before, after }: Pick<Parts<Piece>, 'before' | 'after'>): boolean {
  const touches = (piece: Beside<Piece> | undefined): boolean =>
    piece !== undefined && piece.gap < MIN_GAP * piece.height
  // An exponent and an index of the text before, limits, or the numbers before a chemical symbol.
  if (touches(before) && /[\p{L}\p{N})\]∑∏∫]$/u.test(before?.text ?? '')) return false
  if (touches(after) && /^\p{L}/u.test(after?.text ?? '')) return false
  return (
    (before !== undefined && ENDS_WITH_OPERATOR.test(before.text.trim())) ||
    (after !== undefined && BEGINS_WITH_OPERATOR.test(after.text.trim()))
  )
}

/** A fraction among pieces: where it begins and ends, and the piece that replaces its pieces. */
type Fraction<P> = { readonly from: number; readonly to: number; readonly piece: P }

/** Text beside a fraction on its line, with the gap between both. */
type Beside<P> = P & { readonly gap: number }

/** The numerator, the denominator and the text beside them. */
type Parts<P> = {
  readonly above: Part<P>
  readonly below: Part<P>
  readonly before: Beside<P> | undefined
  readonly after: Beside<P> | undefined
}

/** The parts of what may be a fraction whose numerator ends at `at`. */
function partsAt<P extends Piece>(pieces: readonly P[], at: number): Parts<P> | null {
  const place = indexOfText(pieces, at + 1, 1)
  const [last, first] = [pieces[at], pieces[place]]
  if (!last || !first || first.x >= rightOf(last)) return null
  const distance = last.y - first.y
  if (distance < MIN_DISTANCE * first.height || distance > MAX_DISTANCE * first.height) return null
  const heightOf = ({ y }: Piece): number => (y - first.y) / distance
  const isIndex = ({ height }: Piece): boolean => height < MAX_INDEX_SIZE * first.height
  const above = partFrom(pieces, at, -1, (piece) => heightOf(piece) > MAX_BASE)
  const below = partFrom(
    pieces,
    place,
    1,
    (piece) => heightOf(piece) < (isIndex(piece) ? MAX_BASE : MIN_BASE),
  )
  const { left, right } = extentOf([...above.pieces, ...below.pieces])
  const beside = (piece: P | undefined, gapTo: (piece: P) => number): Beside<P> | undefined => {
    if (!piece || heightOf(piece) < MIN_BASE || heightOf(piece) > MAX_BASE) return undefined
    const gap = gapTo(piece)
    const isNear = gap > -MIN_GAP * piece.height && gap < MAX_GAP_BESIDE * piece.height
    return isNear ? { ...piece, gap } : undefined
  }
  const before = beside(pieces[above.next], (piece) => left - rightOf(piece))
  const after = beside(pieces[below.next], (piece) => piece.x - right)
  return { above, below, before, after }
}

/** The fraction whose numerator ends at `at`, where there is one. */
function fractionAt<P extends Piece>(pieces: readonly P[], at: number): Fraction<P> | null {
  const parts = partsAt(pieces, at)
  if (!parts || !isInFormula(parts)) return null
  const { above, below, before, after } = parts
  const text = writtenOut(above.pieces, below.pieces)
  const [start, end] = [pieces[above.last], pieces[below.last]]
  if (text === null || !start || !end) return null
  const { left, right } = extentOf([...above.pieces, ...below.pieces])
  const { y, height } = before ?? after ?? start
  return {
    from: before ? above.next + 1 : above.last,
    to: after ? below.next - 1 : below.last,
    piece: {
      ...start,
      text,
      x: left,
      width: right - left,
      y,
      height,
      endsLine: !after && end.endsLine,
    },
  }
}

/**
 * The pieces of a page with each fraction of a formula on one line, as it is typed: what is above
 * and below a bar would stand in lines of their own, and the formula would be cut there.
 */
export function withFractions<P extends Piece>(pieces: readonly P[]): readonly P[] {
  const rest = [...pieces]
  // Replaced pieces are left out at the end: to remove each at once would move all after it.
  const replaced = new Set<number>()
  for (let at = 0; at < rest.length; at += 1) {
    const fraction = rest[at]?.text.trim() ? fractionAt(rest, at) : null
    if (!fraction) continue
    const { from, to, piece } = fraction
    const before = rest[from - 1]
    if (before?.text.trim()) rest[from - 1] = { ...before, endsLine: false }
    for (let i = from; i < to; i += 1) {
      rest[i] = { ...piece, text: '' }
      replaced.add(i)
    }
    rest[to] = piece
    at = to
  }
  return rest.filter((_, i) => !replaced.has(i))
}
