import type { Block } from '../../../text/blocks/blocks.ts'
import { headingWithoutNumber } from '../siblings/sibling-sections.ts'
import { keyOf, wordsIn, type Wording } from '../forms/wording.ts'
import type { Definition } from './definition.ts'

const placed = (page: number, key: string): string => `${page} ${key}`

/** Whether a sentence says what its term is, and not where: "is in the department of …". */
const saysWhat = ({ meaning, isSentence, isPhrase }: Definition, { patterns }: Wording): boolean =>
  isSentence &&
  isPhrase &&
  !meaning.includes('**') &&
  !patterns.boundary.test(wordsIn(meaning)[0] ?? '')

/** Tells whether a definition, with its key, is on the page below a heading that names its term. */
export const titledIn = (
  blocks: readonly Block[],
  wording: Wording,
): ((definition: Definition, key: string) => boolean) => {
  const titles = new Set(
    blocks.flatMap(({ kind, text }, at) => {
      const below = blocks[at + 1]
      return kind === 'heading' && below
        ? [placed(below.page, keyOf(headingWithoutNumber(text), wording))]
        : []
    }),
  )
  return (definition, key) =>
    titles.has(placed(definition.page, key)) && saysWhat(definition, wording)
}
