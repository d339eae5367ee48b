import type { Block } from '../../../text/blocks/blocks.ts'
import { wordsIn, type Wording } from '../wording/wording.ts'
import { isNumbered } from '../siblings/item-marks.ts'
import type { Definition } from './definition.ts'
import { isOfLabel } from './labels.ts'

/** A label before a colon or dash at the beginning of an item. */
const LABEL = /^(?<label>[^.:–—?!;]{2,60}?)(?::\s|\s[–—-]\s)/u
/** Minimum labels of a list that another list has too, and their share of its labels. */
const RECURRING = { least: 2, share: 0.5 } as const

const labelsOf = ({ items }: Block): string[] =>
  items.flatMap(({ text }) => LABEL.exec(text)?.groups?.['label'] ?? [])

/** Whether a definition is the text after the label of a list item. */
export const isLabelOfList = (found: Definition, list: Block): boolean =>
  isOfLabel(found) &&
  labelsOf(list).some((label) => label.toLowerCase().includes(found.term.toLowerCase()))

/** Whether a label says what happens, as that of a step does: "Water is released". */
export const isClauseLabel = (label: string, { patterns, siblings }: Wording): boolean => {
  const words = wordsIn(label)
  const [last = ''] = words.slice(-1)
  const isVerb = words.length > 1 && siblings.verb?.frequent.test(last) === true && /s$/u.test(last)
  return isVerb || words.slice(1, -1).some((word) => patterns.toBe.test(word))
}

/** Whether a list is of numbered steps. */
const isOfSteps = (block: Block, page: string, wording: Wording): boolean =>
  block.items.some((item) => isNumbered(item, page)) &&
  labelsOf(block).some((label) => isClauseLabel(label, wording))

/**
 * The lists whose labels structure a text instead of naming what it teaches: the numbered steps of
 * a process, and aspects that the lists about several things have in common.
 */
export const layoutLists = (
  blocks: readonly Block[],
  pages: readonly string[],
  wording: Wording,
): ReadonlySet<Block> => {
  const lists = blocks.filter(({ kind }) => kind === 'list')
  const uses = new Map<string, number>()
  for (const list of lists)
    for (const label of new Set(labelsOf(list).map((name) => name.toLowerCase())))
      uses.set(label, (uses.get(label) ?? 0) + 1)
  const isOfAspects = (list: Block): boolean => {
    const labels = labelsOf(list)
    const recurring = labels.filter((label) => (uses.get(label.toLowerCase()) ?? 0) > 1).length
    return recurring >= RECURRING.least && recurring >= labels.length * RECURRING.share
  }
  return new Set(
    lists.filter(
      (list) => isOfAspects(list) || isOfSteps(list, pages[list.page - 1] ?? '', wording),
    ),
  )
}
