import { definedTerm } from './question/subject/asked-meaning.ts'
import type { DocumentIndex } from '../text/document.ts'
import {
  passagesOf,
  ranked,
  scoreSentences,
  type IndexStatistics,
  type Passage,
  type Query,
} from '../text/search/passages.ts'
import { contentTerms } from '../text/search/terms.ts'
import { definitionStrength, MIN_STRENGTH } from './builtin/question/definition-sentences.ts'
import { formIn } from './builtin/question/term-in-text.ts'

/** Maximum words of a term. */
const MAX_TERM_WORDS = 6
/** By how much the score grows with the strength of a definition, which is at most 4. */
const STRENGTH_WEIGHT = 1 / 4

/**
 * The score of each sentence for a question, as `scoreSentences` returns it, but higher where the
 * sentence defines the term that is asked for: a chapter that uses a term often has many sentences
 * that fit the question better than the definition does.
 */
export function scoreForQuestion(
  index: DocumentIndex,
  query: Query,
  statistics?: IndexStatistics,
): Float64Array {
  const { language, sentences } = index
  const scores = scoreSentences(index, query, statistics)
  const term = definedTerm(query.question)
  const terms = contentTerms(term, language)
  if (terms.length === 0 || terms.length > MAX_TERM_WORDS) return scores
  return scores.map((score, i) => {
    const sentence = sentences[i]
    if (!sentence || score === 0) return score
    if (!terms.every((one) => sentence.terms.includes(one))) return score
    const form = /[?？؟]$/u.test(sentence.text) ? null : formIn(sentence.text, term, language)
    const strength = form === null ? 0 : definitionStrength(sentence.text, form)
    return strength < MIN_STRENGTH ? score : score * (1 + STRENGTH_WEIGHT * strength)
  })
}

/**
 * The best passages for a query, in page order; `formatContext` of them has at most `budget`
 * characters.
 */
export const choosePassages = (index: DocumentIndex, query: Query, budget: number): Passage[] =>
  passagesOf(index, ranked(scoreForQuestion(index, query)), budget)
