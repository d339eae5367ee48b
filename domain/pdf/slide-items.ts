import { bodySize, firstWordWidth, isBlank, type Piece, type PrintedLine } from './printed-line.ts'

/** Bullets of the items of each level, and how far an item of it is indented. */
const BULLETS = ['• ', '  ◦ ', '    ▪ '] as const
/** A bullet that the page prints. */
const PRINTED_BULLET = /^(?:[•◦▪●○■□‣⁃➢➤►▸▹❖✓✔\p{Co}]|[·∙*–—-]\s|\(?\d{1,2}[.)]\s)/u
const NUMBER = /^\d{1,2}$/u

/** Limits relative to the size of the type. */
const MIN_INDENT = 1
const MIN_SHIFT = 0.5
const WORD_SPACE = 0.25
/** A wider gap inside a line is that between cells or labels. */
const MAX_INNER_GAP = 2.5
/** The numbers of items are printed smaller, in a circle, and apart from their items. */
const MAX_NUMBER_SIZE = 0.8
const MIN_NUMBER_GAP = 0.45
/** Type of items relative to most of the page: headings are larger, footers smaller. */
const ITEM_SIZE = { least: 0.7, most: 1.25 } as const
/** Lines of one item are closer than this. */
const MAX_LINE_GAP = 1.33
const MIN_ITEMS = 2
/** Minimum mean of the words of an item; labels of a drawing and formulas have fewer. */
const MEAN_WORDS = 3.5
/** Maximum distance of the middles of centred lines, in points. */
const MAX_OFF_CENTRE = 2

const rightOf = ({ x, width }: Piece): number => x + width

/** A line that may be a part of an item. */
type ItemLine = {
  readonly line: PrintedLine
  /** The pieces of its text, without its number. */
  readonly words: readonly Piece[]
  readonly x: number
  readonly height: number
  /** The number that is printed before it. */
  readonly number: string | null
}

/** The number before an item that is printed in a circle. */
const numberOf = ([first, second]: readonly Piece[]): string | null =>
  first !== undefined &&
  second !== undefined &&
  NUMBER.test(first.text.trim()) &&
  first.height <= MAX_NUMBER_SIZE * second.height &&
  second.x - rightOf(first) >= MIN_NUMBER_GAP * second.height
    ? first.text.trim()
    : null

function itemLine(line: PrintedLine): ItemLine {
  const printed = line.pieces.filter((piece) => !isBlank(piece))
  const number = numberOf(printed)
  const words = number === null ? printed : printed.slice(1)
  return { line, words, x: words[0]?.x ?? 0, height: line.height, number }
}

/** Whether a line begins with the number of a footnote at the foot of its page. */
const isNote = ({ words: [first, second], number }: ItemLine): boolean =>
  number === null &&
  second !== undefined &&
  NUMBER.test(first?.text.trim() ?? '') &&
  (first?.height ?? 0) <= MAX_NUMBER_SIZE * second.height

const isSpread = ({ words, height }: ItemLine): boolean =>
  words.some((piece, i) => {
    const before = words[i - 1]
    return before !== undefined && piece.x - rightOf(before) > MAX_INNER_GAP * height
  })

/** Lines that follow one another downwards and have the size of items. */
function blocksOf(lines: readonly PrintedLine[], body: number): ItemLine[][] {
  const blocks: ItemLine[][] = [[]]
  let before: PrintedLine | undefined
  for (const line of lines) {
    const one = itemLine(line)
    const isItem =
      line.level &&
      line.height >= ITEM_SIZE.least * body &&
      line.height <= ITEM_SIZE.most * body &&
      /\p{L}/u.test(line.text) &&
      !isSpread(one) &&
      !isNote(one)
    if (!isItem || (before && before.y - line.y < line.height / 2)) blocks.push([])
    if (isItem) blocks.at(-1)?.push(one)
    before = line
  }
  return blocks.filter(({ length }) => length >= MIN_ITEMS)
}

/** Whether the break after a line was made by the paragraph that the next line continues. */
const isWrapped = ({ line }: ItemLine): boolean => {
  const last = line.pieces.at(-1)
  return last !== undefined && !isBlank(last) && last.endsLine
}

/** For each line of a block, whether it begins an item. */
function startsOf(block: readonly ItemLine[], widest: number): boolean[] {
  const margin = block.reduce((most, { line }) => Math.max(most, line.right), 0)
  const hasWrapped = block.some(isWrapped)
  return block.map((one, i) => {
    const before = block[i - 1]
    if (!before || one.number !== null) return true
    if (Math.abs(one.x - before.x) > MIN_SHIFT * one.height) return true
    if (before.line.y - one.line.y > widest) return true
    if (isWrapped(before)) return false
    const space = WORD_SPACE * one.height
    const isEarly = before.line.right + space + firstWordWidth(one.words) <= margin
    const isLoose =
      before.line.y - one.line.y > MAX_LINE_GAP * one.height &&
      !/^\p{Ll}/u.test(one.line.text.trimStart())
    const isOneFont = before.words.at(-1)?.font === one.words[0]?.font
    return isEarly || isLoose || (hasWrapped && isOneFont)
  })
}

/** The distinct left ends of items, from the left. */
function levelsOf(starts: readonly ItemLine[]): number[] {
  const levels: number[] = []
  for (const { x, height } of starts.toSorted((a, b) => a.x - b.x))
    if (x - (levels.at(-1) ?? -Infinity) > MIN_SHIFT * height) levels.push(x)
  return levels
}

const areCentred = (block: readonly ItemLine[]): boolean => {
  const middles = block.map(({ x, line }) => (x + line.right) / 2)
  const [first = 0] = middles
  return (
    new Set(block.map(({ x }) => Math.round(x))).size > 1 &&
    middles.every((middle) => Math.abs(middle - first) <= MAX_OFF_CENTRE)
  )
}

const wordCount = (lines: readonly ItemLine[]): number =>
  lines.flatMap(({ line }) => line.text.match(/\p{L}{2,}/gu) ?? []).length

/** The bullets of the lines of a block; null if it is not a list. */
function bulletsOf(
  block: readonly ItemLine[],
  { left, widest }: { readonly left: number; readonly widest: number },
): string[] | null {
  const isStart = startsOf(block, widest)
  const starts = block.filter((_, i) => isStart[i])
  const levels = levelsOf(starts)
  const isList =
    starts.length >= MIN_ITEMS &&
    levels.length <= BULLETS.length &&
    starts.every(({ x, height }) => x - left >= MIN_INDENT * height) &&
    (starts[0]?.x ?? 0) - (levels[0] ?? 0) <= MIN_SHIFT * (starts[0]?.height ?? 0) &&
    wordCount(block) >= starts.length * MEAN_WORDS &&
    !areCentred(block)
  if (!isList) return null
  return block.map(({ x, height, number }, i) => {
    if (!isStart[i]) return ''
    const level = levels.findLastIndex((one) => one <= x + MIN_SHIFT * height)
    const bullet = BULLETS[level] ?? BULLETS[0]
    return number === null ? bullet : `${bullet.slice(0, -2)}${number}. `
  })
}

/**
 * The lines of a slide with bullets for the items of its lists. Slides of LaTeX draw their bullets,
 * which leaves no text: a line begins an item if it is indented otherwise than the line before, or
 * if its first word had room there. A page that prints bullets stays as it is.
 */
export function withDrawnBullets(
  lines: readonly PrintedLine[],
  widest: number,
): readonly PrintedLine[] {
  if (lines.some(({ text }) => PRINTED_BULLET.test(text.trimStart()))) return lines
  const body = bodySize(lines)
  const left = lines
    .filter(({ height }) => height >= ITEM_SIZE.least * body)
    .reduce((least, line) => Math.min(least, itemLine(line).x), Infinity)
  const marked = new Map<PrintedLine, PrintedLine>()
  for (const block of blocksOf(lines, body))
    bulletsOf(block, { left, widest })?.forEach((bullet, i) => {
      const one = block[i]
      if (!one) return
      const text = one.number === null ? one.line.text : withoutNumber(one.line.text)
      marked.set(one.line, { ...one.line, text, bullet })
    })
  return lines.map((line) => marked.get(line) ?? line)
}

const withoutNumber = (text: string): string => text.trimStart().replace(/^\d+\s*/u, '')
