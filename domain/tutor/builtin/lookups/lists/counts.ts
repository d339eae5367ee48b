import { answerWords, TWO_TO_TEN_WORDS, twoToTen } from '../../../../languages/answers.ts'
import { wordsInside } from '../../../../languages/patterns.ts'
import { numberOf } from '../../../../statements/numbers-and-names.ts'
import { contentTerms } from '../../../../text/search/terms.ts'
import { coverage, termSet, type AskedTerm } from '../../question/coverage.ts'

/** Minimum share of the question's terms in a list's lead or heading. */
export const LEAD_COVERAGE = 0.75

export const KINDS = wordsInside(answerWords('kinds'))

/** Whether a question asks for the kinds of something. */
export const asksForKinds = (question: string): boolean => KINDS.test(question)

/** A number of things: "two", "several". */
export const COUNTED = new RegExp(
  String.raw`(?<!\p{L})(?:${TWO_TO_TEN_WORDS}|${answerWords('several')})(?!\p{L}|\s+(?:${answerWords('or')})\s|\s+(?:${answerWords('partOfNumber')})\s)`,
  'iu',
)

/** A number of things in a sentence: "five stages of the process" counts 5 of "stage". */
export type Count = {
  readonly things: readonly string[]
  /** Null for "several" and "following". */
  readonly number: number | null
}

/** The requested things that a sentence counts, as in "four main modes of subsistence". */
export function countIn(text: string, asked: readonly AskedTerm[], language: string): Count | null {
  const counted = COUNTED.exec(text)
  if (!counted || coverage(asked, termSet(text, language)) < LEAD_COVERAGE) return null
  const next = text
    .slice(counted.index + counted[0].length)
    .split(/\s+/u)
    .slice(0, 5)
    .join(' ')
  const things = contentTerms(next, language).filter((term) =>
    asked.some(({ forms }) => forms.has(term)),
  )
  return things.length === 0 ? null : { things, number: twoToTen(counted[0]) }
}

/** The number of things that a question counts: 3 in "the three laws"; null if it counts none. */
export const numberAsked = (question: string): number | null =>
  twoToTen(COUNTED.exec(question)?.[0] ?? '')

/** The terms of a question without the number of things that a list has. */
export const withoutCount = (
  all: readonly AskedTerm[],
  count: number,
  language: string,
): AskedTerm[] => all.filter(({ word }) => (numberOf(word, language) ?? word) !== String(count))
