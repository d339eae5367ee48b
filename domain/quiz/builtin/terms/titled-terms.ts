import type { Block } from '../../../text/blocks/blocks.ts'
import { headingWithoutNumber } from '../siblings/sibling-sections.ts'
import { termIdOf, wordsIn, type Wording } from '../wording/wording.ts'
import type { Definition } from './definition.ts'

const placed = (page: number, termId: string): string => `${page} ${termId}`

/** Whether a sentence says what its term is, and not where: "is in the department of …". */
const saysWhat = ({ meaning, isSentence, isPhrase }: Definition, { patterns }: Wording): boolean =>
  isSentence &&
  isPhrase &&
  !meaning.includes('**') &&
  !patterns.boundary.test(wordsIn(meaning)[0] ?? '')

/**
 * Tells whether a definition, with the id of its term, is on the page below a heading that names
 * the term.
 */
export const titledIn = (
  blocks: readonly Block[],
  wording: Wording,
): ((definition: Definition, termId: string) => boolean) => {
  const titles = new Set(
    blocks.flatMap(({ kind, text }, at) => {
      const below = blocks[at + 1]
      return kind === 'heading' && below
        ? [placed(below.page, termIdOf(headingWithoutNumber(text), wording))]
        : []
    }),
  )
  return (definition, termId) =>
    titles.has(placed(definition.page, termId)) && saysWhat(definition, wording)
}
