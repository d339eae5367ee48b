import { pageWords } from '../../languages/pages.ts'
import { clauseEnds } from './clauses.ts'
import { valueRows } from './value-rows.ts'
import { END_SIGNS } from '../sentence-bounds.ts'

/** An ending after which the text must continue. */
const MUST_CONTINUE = new RegExp(
  String.raw`(?:[,\-–—(/&=+]|(?<![\p{L}\p{N}])(?:${pageWords('unfinished')}))$`,
  'iu',
)
const ENDED = new RegExp(String.raw`[${END_SIGNS}]["”’)\]]?$`, 'u')
const STARTS_ITEM = /^["“„«(¿¡]?[\p{Lu}\p{Lt}\p{N}]/u

/** Maximum share of the full width at which the next word would certainly have fitted. */
const MAX_FILLED_SHARE = 0.8
/**
 * Minimum lines of a list without bullets; nearly all begin a new item and at most half end like
 * sentences.
 */
const MIN_LINES = 3
const ITEM_SHARE = 0.8
const ENDED_SHARE = 0.5
const WRAPPED_SHARE = 0.75

/** Whether a text breaks off where it must continue. */
export const isIncomplete = (text: string): boolean => MUST_CONTINUE.test(text.trim())

/** The 90th percentile of line lengths: a full line of the page. */
function fullLine(lines: readonly string[]): number {
  const lengths = lines.map(({ length }) => length).filter((length) => length > 0)
  lengths.sort((a, b) => a - b)
  return lengths[Math.floor(lengths.length * 0.9)] ?? 0
}

/** Whether consecutive lines are list items whose bullets were drawn. */
const isBareList = (run: readonly string[]): boolean =>
  run.length >= MIN_LINES &&
  // Wrapped lines are about as long as the longest, except the last.
  run.slice(0, -1).reduce((least, { length }) => Math.min(least, length), Infinity) <
    WRAPPED_SHARE * run.reduce((most, { length }) => Math.max(most, length), 0) &&
  run.filter((line) => STARTS_ITEM.test(line)).length >= run.length * ITEM_SHARE &&
  run.filter((line) => ENDED.test(line)).length <= run.length * ENDED_SHARE

/**
 * For each trimmed line of a page, whether it ends on purpose without a full stop or empty line:
 * the next line begins a new item and its first word would have fitted, or all lines around are
 * such items, or it closes a clause of a list, or one of the two is a row of values. The last line
 * of a paragraph is not included.
 */
export function hardLineBreaks(lines: readonly string[]): boolean[] {
  const full = fullLine(lines)
  const listed = new Set<number>()
  let from = 0
  for (let at = 0; at <= lines.length; at += 1)
    if (!lines[at]) {
      if (isBareList(lines.slice(from, at))) for (let i = from; i < at; i += 1) listed.add(i)
      from = at + 1
    }
  const rows = valueRows(lines)
  const clauses = clauseEnds(lines)
  const isPart = (at: number): boolean => clauses.has(at) || rows.has(at) || rows.has(at + 1)
  return lines.map((line, at) => {
    const next = lines[at + 1]
    if (!line || !next) return false
    if (isPart(at)) return true
    if (!STARTS_ITEM.test(next) || ENDED.test(line) || MUST_CONTINUE.test(line)) return false
    const [word = ''] = next.split(' ')
    return listed.has(at) || line.length + 1 + word.length <= full * MAX_FILLED_SHARE
  })
}
