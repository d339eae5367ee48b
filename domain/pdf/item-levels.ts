import { HEADING_RATIO } from './heading-lines.ts'
import { isBlank, type PrintedLine } from './printed-line.ts'

/** A bullet that the page prints before an item. */
const BULLET = /^(?:[•◦▪●○■□‣⁃➢➤►▸▹❖✓✔]|[·∙*–—-]\s)/u
const INDENT = '  '
const MAX_LEVELS = 4
/** Bullets at most so far apart, relative to their size, are of one level; */
const SAME_LEVEL = 0.5
/** those farther apart than this are in different columns. */
const MAX_STEP = 6

const leftOf = ({ pieces }: PrintedLine): number => pieces.find((piece) => !isBlank(piece))?.x ?? 0

/** Whether a line begins with a bullet. */
export const hasBullet = ({ level, text }: PrintedLine): boolean =>
  level && BULLET.test(text.trimStart())

/** The left ends of the bullets of a list, from its first level to that of its last item. */
type Levels = readonly number[]

/** The levels with that of an item at `x`. */
function enter(levels: Levels, x: number, height: number): Levels {
  const near = SAME_LEVEL * height
  const above = levels.filter((level) => level < x - near)
  const own = levels.find((level) => Math.abs(level - x) <= near)
  const isFar = x - (levels.at(-1) ?? x) > MAX_STEP * height
  return isFar ? [x] : [...above, own ?? x].slice(-MAX_LEVELS)
}

/** Whether a line without a bullet continues the item before it. */
const continues = (levels: Levels, line: PrintedLine, before: PrintedLine): boolean =>
  line.y < before.y &&
  line.height <= HEADING_RATIO * before.height &&
  leftOf(line) > (levels.at(-1) ?? Infinity) + SAME_LEVEL * line.height

/** The levels of the list that each line is in; empty for other lines. */
function levelsOf(lines: readonly PrintedLine[]): Levels[] {
  const all: Levels[] = []
  lines.forEach((line, i) => {
    const before = lines[i - 1]
    const isBelow = before !== undefined && line.y < before.y
    const open = isBelow ? (all[i - 1] ?? []) : []
    if (hasBullet(line)) all.push(enter(open, leftOf(line), line.height))
    else all.push(before && continues(open, line, before) ? open : [])
  })
  return all
}

/**
 * The lines of a page with their items indented by two spaces for each level, where the page prints
 * bullets at several distances from the left. On slides, no empty line divides such a list.
 */
export function withItemLevels(
  lines: readonly PrintedLine[],
  isSlide: boolean,
): readonly PrintedLine[] {
  const levels = levelsOf(lines)
  if (levels.every(({ length }) => length < 2)) return lines
  return lines.map((line, i) => {
    const { length } = levels[i] ?? []
    if (length === 0) return line
    const indent = hasBullet(line) ? INDENT.repeat(length - 1) : ''
    return { ...line, indent, ...(isSlide && { bullet: '' }) }
  })
}
