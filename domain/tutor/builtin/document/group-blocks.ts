import { TWO_TO_TEN_WORDS, twoToTen } from '../../../languages/answers.ts'
import type { Block, BlockKind } from '../../../text/blocks/blocks.ts'
import { beginsInLowerCase, BETWEEN_SENTENCES } from '../../../text/sentence-bounds.ts'

const INTRODUCES = /[:：]$/u
/** Whether a paragraph announces the next block: "There are three layers:". */
export const announces = ({ text }: Block): boolean => INTRODUCES.test(text)
const COUNTS = new RegExp(String.raw`(?<!\p{L})(?:${TWO_TO_TEN_WORDS})(?!\p{L})`, 'giu')
/** Whether the last sentence of a paragraph counts the `items` of a list: "in three steps." */
const countsItems = ({ kind, text, heading }: Block, list: Block, items: number): boolean =>
  kind === 'prose' &&
  list.kind === 'list' &&
  heading === list.heading &&
  Array.from(text.trim().split(BETWEEN_SENTENCES).at(-1)?.matchAll(COUNTS) ?? []).some(
    ([word]) => twoToTen(word) === items,
  )

/** Kinds of blocks that a paragraph may introduce. */
const ANNOUNCED: ReadonlySet<BlockKind> = new Set(['list', 'formula', 'code', 'table'])

/**
 * A paragraph that its list or formula completes: "Most mills are", "Mills depend on (in order)".
 */
const IS_OPEN = /[\p{L}\p{N},)]$/u

/** Whether a block completes the sentence of the previous one. */
const completes = (before: Block, block: Block): boolean =>
  block.heading === before.heading &&
  (before.kind === 'formula'
    ? // "where h is the height"
      block.kind === 'prose' && beginsInLowerCase(block.text)
    : before.kind === 'prose' &&
      IS_OPEN.test(before.text) &&
      (block.kind === 'list' || block.kind === 'formula'))

/** Maximum number of items of a list without marks, and of characters in one. */
const MAX_ITEMS = 12
const ITEM_CHARS = 200
/** "Arteries. They carry …", "Author: the person who …". */
const LABELLED = /^[^.:]{2,60}[.:]\s/u

/** The form of an item of a list whose marks are not in the text; null for a long paragraph. */
function itemForm({ text }: Block): 'clause' | 'label' | 'short' | null {
  if (beginsInLowerCase(text)) return 'clause'
  if (LABELLED.test(text)) return 'label'
  return text.length <= ITEM_CHARS ? 'short' : null
}

/** Maximum characters of a line that is the title of the paragraph below it, and its minimum. */
const LABEL_CHARS = 80
const LABELLED_CHARS = 120

/** Whether a paragraph stands below a line that is its title: "Advantages of mills". */
const isLabelled = (label: Block, { kind, text, heading, page }: Block): boolean =>
  label.kind === 'prose' &&
  label.text.length <= LABEL_CHARS &&
  heading !== '' &&
  heading === label.heading &&
  page === label.page &&
  kind === 'prose' &&
  text.length >= LABELLED_CHARS

/** Whether a list continues one on the previous page. */
export const continuesList = (before: Block, block: Block): boolean =>
  block.isPart !== true &&
  before.kind === 'list' &&
  block.kind === 'list' &&
  block.heading === before.heading

/** The number of items of the list that begins with block `at`, with its rest on the next page. */
function itemsFrom(blocks: readonly Block[], at: number): number {
  const list = blocks[at]
  const rest = blocks[at + 1]
  const own = list?.items.length ?? 0
  return list && rest && continuesList(list, rest) ? own + rest.items.length : own
}

/** Whether block `at` belongs to the paragraph `group`. */
function belongs(group: readonly Block[], blocks: readonly Block[], at: number): boolean {
  const block = blocks[at]
  const before = group.at(-1)
  if (!block || !before || block.page > before.page + 1) return false
  if (block.continues && before.kind === 'prose') return true
  const isBelow = block.kind === 'prose' && block.heading === before.heading
  if (announces(before)) return isBelow || ANNOUNCED.has(block.kind)
  if (countsItems(before, block, itemsFrom(blocks, at))) return true
  if (continuesList(before, block)) return true
  if (completes(before, block)) return true
  if (group.length === 1 && isLabelled(before, block)) return true
  const first = group[group.findIndex(announces) + 1]
  return (
    group.some(announces) &&
    first?.kind === 'prose' &&
    isBelow &&
    group.length <= MAX_ITEMS &&
    itemForm(block) !== null &&
    itemForm(block) === itemForm(first)
  )
}

/** The blocks of some kinds in groups: a paragraph with the list or formula that belongs to it. */
export function groupBlocks(blocks: readonly Block[], kinds: ReadonlySet<BlockKind>): Block[][] {
  const groups: Block[][] = []
  let open: Block[] = []
  for (const [at, block] of blocks.entries()) {
    if (!kinds.has(block.kind)) {
      if (block.kind !== 'caption') open = []
      continue
    }
    if (belongs(open, blocks, at)) open.push(block)
    else {
      open = [block]
      groups.push(open)
    }
  }
  return groups
}
