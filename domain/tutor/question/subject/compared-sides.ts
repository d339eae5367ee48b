import { inAnyLanguage } from '../../../languages/requests.ts'
import { LANGUAGES } from '../../../languages/registry.ts'
import type { DocumentIndex } from '../../../text/document.ts'
import { contentTerms } from '../../../text/search/terms.ts'
import { subjectWords } from './subject-words.ts'
import { joinedQuestions } from '../joined-questions.ts'
import { isOwned } from '../completed.ts'
import { phrasesOf } from './contrast.ts'
import { plainQuestion } from '../plain-question.ts'
import { comparedWith, comparisonSides } from '../message-kinds.ts'
import { isFollowUp, type EarlierQuestions } from './subjects.ts'
import { meantBy, subjectIn, thingIn } from './things.ts'

/**
 * The reference of "it" in a comparison: the term whose meaning the same message asks for, else the
 * subject of the previous question, or of the one on which that depends.
 */
function subjectOf(
  question: string,
  before: string | undefined,
  earlier: string | undefined,
  language: string,
): string | undefined {
  const [first = '', ...others] = joinedQuestions(question)
  const own = others.length === 0 ? undefined : meantBy(first)
  if (own !== undefined || before === undefined) return own
  const known = isFollowUp(before, language) ? thingIn(earlier, language) : undefined
  return known ?? subjectIn(before, language)
}

const HEAD = new RegExp(String.raw`^(?<head>.+\s(?:${inAnyLanguage('of')})\s).+$`, 'iu')

/** "the law of Falk" for "Falk" beside "the law of Orrin", if the document has that. */
function withHeadOf(subject: string, other: string, index: DocumentIndex): string {
  const head = HEAD.exec(other)?.groups?.['head']
  const full = `${head ?? ''}${subject}`
  const isKnown = phrasesOf(index).hasPhrase?.(contentTerms(full, index.language)) === true
  return head !== undefined && isKnown ? full : subject
}

/**
 * The sides with the subject of the previous question, if they leave it out and the document has
 * all of them so: "base and aggregate" after "What fact tables are there?".
 */
function withSharedWords(
  sides: readonly string[],
  before: string | undefined,
  index: DocumentIndex,
): readonly string[] {
  const { language } = index
  const isPart = (side: string): boolean => contentTerms(side, language).length === 1
  if (before === undefined || !sides.every(isPart)) return sides
  const words = subjectWords(plainQuestion(before, language), language)
  const isFirst = LANGUAGES.get(language)?.nounFirst === true
  const { hasPhrase } = phrasesOf(index)
  const complete = words
    .map((_, i) => (isFirst ? words.slice(0, words.length - i) : words.slice(i)).join(' '))
    .map((shared) => sides.map((side) => (isFirst ? `${shared} ${side}` : `${side} ${shared}`)))
  return (
    complete.find((all) => all.every((one) => hasPhrase?.(contentTerms(one, language)) === true)) ??
    sides
  )
}

/**
 * The things that a question compares, with what it leaves out of the questions before; null if it
 * compares nothing. `before` has what it leaves out itself.
 */
export function comparedSides(
  question: string,
  before: string | undefined,
  { earlier }: EarlierQuestions,
  index: DocumentIndex,
): readonly string[] | null {
  const { language } = index
  const isNamed = (side: string): boolean => contentTerms(side, language).length > 0
  const subject = subjectOf(question, before, earlier, language)
  const other = comparedWith(question)
  if (subject !== undefined && other !== null && isNamed(other))
    return [withHeadOf(subject, other, index), other]
  const sides = comparisonSides(question)?.map((side) =>
    isNamed(side) && !isOwned(side) ? side : (subject ?? side),
  )
  return sides?.every(isNamed) === true ? withSharedWords(sides, before, index) : null
}
