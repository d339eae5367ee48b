import type { Term } from '../terms/terms.ts'

const SOURCE_SCORE = { glossary: 2, marked: 1.5, plain: 0.5 } as const
/** Suitable number of words of a meaning. */
const GOOD_LENGTH = { least: 6, most: 28 } as const

/** How suitable a term is by the source and the length of its meaning, 0.5 to 3. */
export const meaningScore = ({ source, meaning }: Term): number => {
  const words = meaning.split(' ').length
  return SOURCE_SCORE[source] + (words >= GOOD_LENGTH.least && words <= GOOD_LENGTH.most ? 1 : 0)
}
