import type { Block } from '../../../text/blocks/blocks.ts'
import { sectionOf } from '../../../text/blocks/sections.ts'
import { beginsInLowerCase } from '../../../text/sentence-bounds.ts'

/** Maximum letters of a heading that is only the initial letter of the entries below it: "A". */
const MAX_INITIAL = 2

const isHeading = (block: Block | undefined): boolean =>
  block?.kind === 'heading' && block.text.length > MAX_INITIAL

/**
 * The heading that a block explains: the one directly above it, unless that announces a glossary or
 * has more than one entry of a glossary below it. Empty if there is none.
 */
export const explainedHeading = (block: Block, before?: Block, after?: Block): string => {
  if (before === undefined || !isHeading(before) || sectionOf(before.text) !== null) return ''
  const isAlone = after === undefined || isHeading(after)
  return block.kind === 'glossary' && !isAlone ? '' : before.text
}

/** The end of an entry that the next page continues. */
const OPEN_END = /[\p{L}\p{N},-]$/u

/** The rest of a glossary entry at the top of the next page; empty if it does not continue. */
export const restOfEntry = (block: Block, after?: Block): string =>
  block.entry !== undefined &&
  after?.kind === 'glossary' &&
  after.entry === undefined &&
  after.page === block.page + 1 &&
  OPEN_END.test(block.text) &&
  beginsInLowerCase(after.text)
    ? after.text
    : ''
