import { pageWords } from '../../../languages/pages.ts'
import type { Block } from '../blocks.ts'
import { isTableRow } from '../page-structure.ts'
import { withoutNumber } from '../shapes.ts'

/** Minimum share of the items of a list of contents that repeat headings. */
const REPEATED_SHARE = 0.6
/** Minimum share if the items begin with numbers of sections: "2.1 The gate". */
const NUMBERED_SHARE = 0.25
const SECTION_NUMBER = /^\W*\d{1,2}\.\d{1,2}(?:\.\d{1,2})*[.)]?\s/u
/** Minimum items if some of them repeat a heading only in part. */
const MIN_ITEMS = 3
/** Minimum items that all repeat a heading. */
const MIN_EXACT_ITEMS = 2
/** A list of at least this many items that repeats headings is an outline, however announced. */
const MIN_OUTLINE_ITEMS = 8
/** Minimum words of an item that a longer heading contains. */
const MIN_CONTAINED_WORDS = 2
/** Maximum headings compared with the items. */
const MAX_HEADINGS = 3000

/** Words of a sentence that announces the parts of the following text as a list. */
const ANNOUNCES_CONTENTS = new RegExp(
  String.raw`(?<!\p{L})(?:${pageWords('contentsOf')})(?!\p{L}).*:$`,
  'iu',
)

/** Lower-case words with single spaces. */
const plain = (text: string): string =>
  withoutNumber(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()

/** The title in an item of a list or in a row with a number and a title. */
function titleOf(item: string): string {
  if (!isTableRow(item)) return plain(item)
  const cells = item.split(/\t?\|\t?/u).map((cell) => cell.trim())
  return plain(cells.find((cell) => /\p{L}{3}/u.test(cell)) ?? '')
}

/** Whether `blocks[at]` is announced as a list of its subject: "There are three kinds of dams:". */
function isAnnounced(blocks: readonly Block[], at: number): boolean {
  const before = blocks[at - 1]
  if (before?.kind === 'heading') return /:$/u.test(before.text)
  return before?.kind === 'prose' && /[:：]$/u.test(before.text)
    ? !ANNOUNCES_CONTENTS.test(before.text)
    : false
}

/** For each heading the number of the last block that has it. */
function lastHeadings(blocks: readonly Block[]): Map<string, number> {
  const last = new Map<string, number>()
  blocks.forEach(({ kind, text }, i) => {
    if (kind === 'heading') last.set(plain(text), i)
  })
  return last
}

/**
 * Whether `lines`, the items of block `at`, mostly repeat headings that follow it. `headings`: the
 * block of each (`lastHeadings`).
 */
function isContents(
  lines: readonly string[],
  at: number,
  headings: ReadonlyMap<string, number>,
): boolean {
  const titles = lines.map(titleOf).filter((title) => title !== '')
  const follows = [...headings].filter(([, last]) => last > at).slice(0, MAX_HEADINGS)
  const exact = titles.filter((title) => (headings.get(title) ?? -1) > at).length
  if (exact === titles.length) return exact >= MIN_EXACT_ITEMS
  const numbered = lines.filter((line) => SECTION_NUMBER.test(line)).length
  const isNumbered = numbered >= lines.length * REPEATED_SHARE
  if (titles.length < MIN_ITEMS || (exact === 0 && !isNumbered)) return false
  const repeated = titles.filter(
    (title) =>
      (headings.get(title) ?? -1) > at ||
      (title.split(' ').length >= MIN_CONTAINED_WORDS &&
        follows.some(([heading]) => ` ${heading} `.includes(` ${title} `))),
  )
  return repeated.length >= titles.length * (isNumbered ? NUMBERED_SHARE : REPEATED_SHARE)
}

const linesOf = ({ items, page }: Block, pages: readonly string[]): string[] =>
  items.map(({ start, end }) => (pages[page - 1] ?? '').slice(start, end))

/**
 * The blocks, with the kind of those that list the headings of the document: the outline at the
 * beginning of a text or of one of its sections.
 */
export function withContents(blocks: readonly Block[], pages: readonly string[]): Block[] {
  const headings = lastHeadings(blocks)
  return blocks.map((block, at) => {
    if ((block.kind !== 'list' && block.kind !== 'table') || block.items.length < MIN_EXACT_ITEMS)
      return block
    const isOwnList = block.items.length < MIN_OUTLINE_ITEMS && isAnnounced(blocks, at)
    if (isOwnList || !isContents(linesOf(block, pages), at, headings)) return block
    return { ...block, kind: 'contents' }
  })
}
