import { answerWords } from '../../../languages/answers.ts'
import { wordsInside } from '../../../languages/patterns.ts'
import { WORD } from '../../question/subject/things.ts'
import type { AnalysedDocument } from '../document/analysed-document.ts'
import { holdsAnswer } from '../../question/subject/answer-type.ts'
import { coverage, type AskedTerm } from '../question/coverage.ts'

/** Minimum letters beyond that part for counted nouns: a plural adds one letter. */
const MIN_OTHER_ENDING = 2
const COUNTING = wordsInside(answerWords('counting'))
const UNNAMED = wordsInside(answerWords('unnamed'))

/** The things that a question counts: "planets" in "How many planets does it have?". */
export function countedIn(question: string, asked: readonly AskedTerm[]): readonly AskedTerm[] {
  const amount = COUNTING.exec(question)
  if (!amount) return []
  const after = question.slice(amount.index + amount[0].length).toLowerCase()
  const words = after.match(WORD) ?? []
  const counted = words.map((word) =>
    asked.find((askedTerm) => askedTerm.word === word && !askedTerm.isWeak),
  )
  const end = counted.indexOf(undefined)
  const things = counted.slice(0, end < 0 ? undefined : end).flatMap((askedTerm) => askedTerm ?? [])
  return things.some(({ word }) => UNNAMED.test(word)) ? [] : things
}

/** A term without other words for it: "plan" is not a form of "planet". */
export const withoutRelatedForms = (askedTerm: AskedTerm): AskedTerm => ({
  ...askedTerm,
  related: [],
  forms: new Set(
    [...askedTerm.forms].filter(
      (form) =>
        form.includes(askedTerm.term) ||
        (askedTerm.term.startsWith(form) && form.length > askedTerm.term.length - MIN_OTHER_ENDING),
    ),
  ),
})

/**
 * Whether no shown sentence contains the counted things, or has a number with another word
 * for them.
 */
export function lacksCounted(
  { index: { sentences, language } }: AnalysedDocument,
  counted: readonly AskedTerm[],
  shown: readonly number[],
): boolean {
  const names = counted.map(withoutRelatedForms)
  return (
    counted.length > 0 &&
    !shown.some((i) => {
      const sentence = sentences[i]
      const terms = new Set(sentence?.terms)
      return (
        coverage(names, terms) > 0 ||
        (holdsAnswer('number', sentence?.text ?? '', language) && coverage(counted, terms) > 0)
      )
    })
  )
}
