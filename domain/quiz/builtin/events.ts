import type { Block } from '../../text/blocks/blocks.ts'
import type { Term } from './terms/terms.ts'
import type { Wording } from './wording/wording.ts'

/** A year of the modern age, without those of sources: "(Smith, 1990)". */
const SOURCE = /\([^()]*,\s*\d{4}[^()]*\)/gu
const YEAR = /(?<![\d.,-])1[5-9]\d\d(?![\d-])/gu
/** Minimum years per thousand characters of a text that tells events. */
const MIN_YEARS = 1.8

/**
 * Whether a text tells events. Its labels say what happened ("Reaction: a ban of the guilds"),
 * which is not what a term means.
 */
export const tellsEvents = (blocks: readonly Block[]): boolean => {
  const text = blocks
    .filter(({ kind }) => kind === 'prose' || kind === 'list')
    .map((block) => block.text.replace(SOURCE, ''))
    .join('\n')
  return (text.match(YEAR)?.length ?? 0) * 1000 >= text.length * MIN_YEARS && text !== ''
}

/** Whether a term of such a text is a label before a phrase that does not say what a thing is. */
export const isEvent = (
  { source, sentence, meaning }: Term,
  { patterns: { article } }: Wording,
): boolean => source === 'marked' && sentence === null && !article.test(meaning)
