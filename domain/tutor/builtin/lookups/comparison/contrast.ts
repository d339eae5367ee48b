import { answerWords } from '../../../../languages/answers.ts'
import { beginning, wordsInside } from '../../../../languages/patterns.ts'
import type { LocatedSentence } from '../../passages/shown/around.ts'
import { coverage } from '../../question/coverage.ts'
import type { AnalysedDocument, Paragraph } from '../../document/analysed-document.ts'
import { ownTerms, SIDE_COVERAGE, type Side } from './sides.ts'

const CONTRASTS = wordsInside(answerWords('contrasts'))
/** A noun that announces the differences: "There are key differences between …". */
const DIFFERENCES = wordsInside(answerWords('differences'))

/** "The voltage is the difference between A and B" says what the voltage is. */
const IS_DIFFERENCE = wordsInside(answerWords('isDifference'))

/** Sentences that contrast the sides, and whether the ones after them say how they differ. */
type Contrast = LocatedSentence & { readonly shown: readonly number[]; readonly isLead: boolean }

/** "By contrast, …": a sentence that continues the contrast that the previous one begins. */
const CONTINUES = beginning(`(?:${answerWords('linksBack')}|${answerWords('contrasts')})(?!\\p{L})`)

/**
 * The first sentence that contrasts the sides, or the one that announces their differences; null if
 * there is none. What the sides share may be in its heading: "While children usually have …" below
 * "Tuberculosis in children and adults". One side may be in the previous sentence: "X is slow. By
 * contrast, Y …".
 */
export function contrastOf(document: AnalysedDocument, sides: readonly Side[]): Contrast | null {
  const { index, paragraphs, paragraphOf } = document
  const own = ownTerms(sides)
  const isOwnNamed = own.every((asked) => asked.length > 0)
  const hasSides = (terms: readonly string[], { headingTerms }: Paragraph): boolean => {
    const inSentence = new Set(terms)
    const near = new Set([...terms, ...(isOwnNamed ? headingTerms : [])])
    return (
      sides.every(({ asked }) => coverage(asked, near) >= SIDE_COVERAGE) &&
      own.every((asked) => coverage(asked, inSentence) >= SIDE_COVERAGE || !isOwnNamed)
    )
  }
  const found = index.sentences.flatMap(({ text: written, terms }, sentence): Contrast[] => {
    const paragraph = paragraphs[paragraphOf[sentence] ?? -1]
    const text = written.replace(IS_DIFFERENCE, ' ')
    if (!paragraph || !CONTRASTS.test(text) || !/[.!]["”’)]?$/u.test(text)) return []
    const isLead = DIFFERENCES.test(text) && paragraph.sentences.at(-1) !== sentence
    if (hasSides(terms, paragraph)) return [{ sentence, paragraph, shown: [sentence], isLead }]
    const before = paragraph.sentences[paragraph.sentences.indexOf(sentence) - 1]
    const both = [...(index.sentences[before ?? -1]?.terms ?? []), ...terms]
    return before !== undefined && CONTINUES.test(text) && hasSides(both, paragraph)
      ? [{ sentence, paragraph, shown: [before, sentence], isLead: false }]
      : []
  })
  const inOne = found.filter(({ shown }) => shown.length === 1)
  return found.find(({ isLead }) => isLead) ?? inOne[0] ?? found[0] ?? null
}
