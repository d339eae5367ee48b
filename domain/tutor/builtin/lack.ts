import { answerWords, answerWordsOf } from '../../languages/answers.ts'
import { wordsInside } from '../../languages/patterns.ts'
import { hasCapitalNouns } from '../../statements/numbers-and-names.ts'
import { detectLanguage } from '../../text/language.ts'
import { ordinalIn } from '../question/ordinals.ts'
import type { BuiltinMessages } from './messages.ts'
import type { Found } from './passages/find-passages.ts'
import { capitalised, coverage, share, type AskedTerm } from './question/coverage.ts'
import { holdsAnswer } from './question/question.ts'
import { escapeMarkdownOutsideFormulas } from './quotation.ts'
import type { Reading } from './reading/reading.ts'

/** Letters that a word has more than the part of it that a document knows: "heat" of "heatwave". */
const MIN_OTHER_PART = 3
/** Minimum share of a question that a document lacks if its missing words are named. */
const MIN_MISSING_SHARE = 0.3
const MIN_MISSING_LETTERS = 4
/** More are everyday words, in which the document does not speak. */
const MAX_MISSING = 3
const BEFORE_NOUNS = new RegExp(`^(?:${answerWords('beforeNouns')})$`, 'iu')

/**
 * The words of a question that are nouns by what is around them: after an article or a preposition,
 * or together with a noun ("mutation testing"). In a question with capitals for its nouns, those.
 */
function nounsIn(question: string, asked: readonly AskedTerm[]): ReadonlySet<string> {
  const names = capitalised(question)
  if (names.size > 0 && hasCapitalNouns(detectLanguage(question))) return names
  const words = question.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
  const isKnown = (word: string | undefined): boolean =>
    asked.some((one) => one.word === word?.toLowerCase() && !one.isWeak && one.forms.size > 0)
  const isAfter = (i: number): boolean => BEFORE_NOUNS.test(words[i - 1] ?? '')
  const nouns = words.filter((_, i) => isAfter(i) || isAfter(i - 1) || isKnown(words[i + 1]))
  return new Set([...names, ...nouns.map((word) => word.toLowerCase())])
}

/** Whether the document has a word, another form of it or another word for it, not only a part. */
const hasWord = ({ term, forms, related, expansion }: AskedTerm): boolean =>
  related.length > 0 ||
  expansion.length > 0 ||
  [...forms].some((form) => !term.includes(form) || form.length > term.length - MIN_OTHER_PART)

/**
 * The words of a question that the document lacks: names, and other words if these are few and much
 * of it.
 */
export function missingWords(
  question: string,
  asked: readonly AskedTerm[],
  { index: { pages, language } }: Reading,
): readonly string[] {
  const isWritten = (word: string): boolean =>
    pages.some((page) => page.toLowerCase().includes(word))
  const { adverbEndings = '(?!)' } = answerWordsOf(language) ?? {}
  const isAdverb = new RegExp(`(?:${adverbEndings})$`, 'u')
  const nouns = nounsIn(question, asked)
  const missing = asked.filter(
    (one) =>
      !one.isWeak &&
      nouns.has(one.word) &&
      ordinalIn(one.word, language) === null &&
      !isAdverb.test(one.word) &&
      one.word.length >= MIN_MISSING_LETTERS &&
      !hasWord(one) &&
      !isWritten(one.word),
  )
  const isMuch =
    missing.length <= MAX_MISSING &&
    share(asked, (one) => missing.includes(one)) >= MIN_MISSING_SHARE
  const names = hasCapitalNouns(language) ? new Set<string>() : capitalised(question)
  return (isMuch ? missing : missing.filter(({ word }) => names.has(word))).map(({ word }) => word)
}

/** "How many"; "how fast" may be answered without a number. */
const AMOUNTS = wordsInside(answerWords('amounts'))
/** Minimum share of the question's terms in a sentence whose number may be the one asked for. */
const NUMBER_COVERAGE = 0.2

/** Whether a number is asked for and no sentence of the document has one beside words of it. */
const lacksNumber = (
  { index: { sentences, language } }: Reading,
  { query: { question }, request: { type, asked } }: Found,
): boolean =>
  type === 'number' &&
  AMOUNTS.test(question) &&
  !sentences.some(
    ({ text, terms }) =>
      holdsAnswer(type, text, language) && coverage(asked, new Set(terms)) >= NUMBER_COVERAGE,
  )

/** `word` as it is written in the question. */
const asWritten = (word: string, question: string): string => {
  const at = question.toLowerCase().indexOf(word)
  return at < 0 ? word : question.slice(at, at + word.length)
}

/**
 * What the document seems to lack of what is asked for, as a sentence; null if nothing is known to
 * be missing.
 */
export function lackOf(reading: Reading, found: Found, messages: BuiltinMessages): string | null {
  const { question } = found.query
  const words = missingWords(question, found.request.asked, reading).map(
    (word) => `*${escapeMarkdownOutsideFormulas(asWritten(word, question))}*`,
  )
  if (words.length > 0) return messages.missing(words.join(', '), words.length)
  return lacksNumber(reading, found) ? messages.noNumber : null
}
