import type { Block } from '../../../text/blocks/blocks.ts'

/** Letters of a heading that is the initial of entries. */
const MAX_INITIAL = 2

/**
 * Whether a glossary entry is the only text below a heading, which is then what it explains: its
 * label is an author or an aspect.
 */
export const explainsHeading = (block: Block, before?: Block, after?: Block): boolean =>
  block.entry !== undefined &&
  before?.kind === 'heading' &&
  before.text.length > MAX_INITIAL &&
  after?.kind === 'heading' &&
  after.text.length > MAX_INITIAL
