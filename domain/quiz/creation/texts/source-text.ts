import type { PageStructure } from '../../../text/blocks/page-structure.ts'
import type { EmphasisedRuns } from '../../../text/inline/emphasis.ts'

/**
 * The text of a file that a quiz is made from. `emphasis` and `structure` are missing for texts
 * stored without them.
 */
export type SourceText = {
  readonly fileId: string
  readonly pages: readonly string[]
  readonly emphasis?: EmphasisedRuns
  readonly structure?: PageStructure
}

/** How many characters a text has. */
export const charactersOf = ({ pages }: SourceText): number =>
  pages.reduce((sum, page) => sum + page.length, 0)
