import type { Block } from './blocks.ts'
import { beginsInLowerCase } from '../sentence-bounds.ts'

const OPEN_END = /[\p{L}\p{N},;–-]$/u
/** Fewer words than this may be an item of a list, which ends without a full stop. */
const MIN_WORDS_OF_OPEN_TEXT = 4

/** Marks the blocks that continue a sentence: of the previous page, or before a wrong gap. */
export function withContinuations(blocks: readonly Block[]): Block[] {
  let last: Block | undefined
  let before: Block | undefined
  return blocks.map((block) => {
    const isNext = before === last && block.page === last?.page
    const continues =
      block.kind === 'prose' &&
      last !== undefined &&
      OPEN_END.test(last.text) &&
      (block.page === last.page + 1 ||
        (isNext &&
          beginsInLowerCase(block.text) &&
          last.text.split(' ').length >= MIN_WORDS_OF_OPEN_TEXT))
    before = block
    if (block.kind === 'prose') last = block
    return continues ? { ...block, continues } : block
  })
}
