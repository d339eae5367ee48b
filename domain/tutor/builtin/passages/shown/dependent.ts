import { answerWords } from '../../../../languages/answers.ts'
import { beginning, wordsInside } from '../../../../languages/patterns.ts'

/** Beginnings of sentences that depend on the previous one. */
export const DEPENDENT_START = beginning(answerWords('dependentStarts'), String.raw`(?!\p{L})`)

/** Beginnings of a sentence that is shown with the previous one as its contrast. */
export const CONTRAST_START = beginning(answerWords('contrastStarts'), String.raw`(?!\p{L})`)

/** A contrast by a word near the beginning: "For many of them, however, …". */
const LINKS_BACK = wordsInside(answerWords('linksBack'))
const BEGINNING_CHARS = 80

/** Whether a sentence refers back to the one before it. */
export const isDependent = (sentence: string): boolean =>
  DEPENDENT_START.test(sentence) || LINKS_BACK.test(sentence.slice(0, BEGINNING_CHARS))
