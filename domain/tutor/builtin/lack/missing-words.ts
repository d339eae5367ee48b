import { answerWords, answerWordsOf } from '../../../languages/answers.ts'
import { LANGUAGES } from '../../../languages/registry.ts'
import { hasCapitalNouns } from '../../../statements/numbers-and-names.ts'
import { detectLanguage } from '../../../text/language.ts'
import { withoutAccents } from '../../../text/search/terms.ts'
import { joinedQuestions } from '../../question/joined-questions.ts'
import { ordinalIn } from '../../question/subject/ordinals.ts'
import { WORD } from '../../question/subject/things.ts'
import type { AnalysedDocument } from '../document/analysed-document.ts'
import { capitalised, share, type AskedTerm } from '../question/coverage.ts'
import { asksMeaning, definedTerm } from '../../question/subject/asked-meaning.ts'

/** Minimum letters of a word beyond the part that the document has: "heat" of "heatwave". */
const MIN_OTHER_PART = 3
/** Missing words are reported only if they are at least this share of the question. */
const MIN_MISSING_SHARE = 0.3
const MIN_MISSING_LETTERS = 4
/** A mark inside a word: "Evaluator*innen". */
const MARK_INSIDE = /(?<=\p{L})[*:_](?=\p{Ll})/gu
/** The beginning of a compound whose end another one has: "Berufs- und Praxisfelder". */
const BEGINNING = /(?<!\p{L})\p{L}{4,}(?=-[\s,])/gu
/** A short word with capitals: "pH", "DNA". */
const SIGN = /(?<!\p{L})\p{L}\p{Lu}{1,2}(?!\p{L})/gu
/** With more, the missing words are everyday ones, and the document is about something else. */
const MAX_MISSING = 3
/** A year, which a text about it writes. */
const YEAR = /^(?:1\d|20)\d{2}$/u
const BEFORE_NOUNS = new RegExp(`^(?:${answerWords('beforeNouns')})$`, 'iu')

/**
 * The words of a question that are nouns by what is around them: after an article or a preposition,
 * as what a question asks the meaning of, or together with a noun ("mutation testing"). In a
 * question with capitals for its nouns, those.
 */
function nounsIn(question: string, asked: readonly AskedTerm[]): ReadonlySet<string> {
  const names = capitalised(question)
  if (names.size > 0 && hasCapitalNouns(detectLanguage(question))) return names
  const words = question.match(WORD) ?? []
  const isKnown = (word: string | undefined): boolean =>
    asked.some(
      (askedTerm) =>
        askedTerm.word === word?.toLowerCase() && !askedTerm.isWeak && askedTerm.forms.size > 0,
    )
  const isAfter = (i: number): boolean => BEFORE_NOUNS.test(words[i - 1] ?? '')
  const meant = joinedQuestions(question)
    .filter(asksMeaning)
    .map((part) => definedTerm(part).toLowerCase())
  const nouns = words.filter(
    (word, i) =>
      isAfter(i) || isAfter(i - 1) || isKnown(words[i + 1]) || meant.includes(word.toLowerCase()),
  )
  return new Set([...names, ...nouns.map((word) => word.toLowerCase())])
}

/** Whether the document has a word, another form of it or another word for it, not only a part. */
export const hasWord = ({ term, forms, related, expansion }: AskedTerm): boolean =>
  related.length > 0 ||
  expansion.length > 0 ||
  [...forms].some((form) => !term.includes(form) || form.length > term.length - MIN_OTHER_PART)

/** The years in a question. */
export const yearsIn = (question: string, asked: readonly AskedTerm[]): readonly string[] =>
  asked.map(({ word }) => word).filter((word) => YEAR.test(word) && question.includes(word))

/**
 * The words of a question that the document lacks: names, and other words if these are few and much
 * of it.
 */
export function missingWords(
  { index: { pages, language } }: AnalysedDocument,
  question: string,
  asked: readonly AskedTerm[],
): readonly string[] {
  // Learners leave accents out.
  const texts = pages.map((page) => withoutAccents(page.toLowerCase()).replace(MARK_INSIDE, ''))
  const joins = LANGUAGES.get(language)?.joinsCompounds === true
  const begun = joins ? texts.flatMap((text) => text.match(BEGINNING) ?? []) : []
  const isWritten = (word: string): boolean => {
    const plain = withoutAccents(word)
    return (
      texts.some((text) => text.includes(plain)) || begun.some((part) => plain.startsWith(part))
    )
  }
  const signs = new Set(question.match(SIGN)?.map((sign) => sign.toLowerCase()))
  const { adverbEndings = '(?!)' } = answerWordsOf(language) ?? {}
  const isAdverb = new RegExp(`(?:${adverbEndings})$`, 'u')
  const nouns = nounsIn(question, asked)
  const missing = asked.filter(
    (askedTerm) =>
      !askedTerm.isWeak &&
      nouns.has(askedTerm.word) &&
      ordinalIn(askedTerm.word, language) === null &&
      !isAdverb.test(askedTerm.word) &&
      !hasWord(askedTerm) &&
      (signs.has(askedTerm.word) ||
        (askedTerm.word.length >= MIN_MISSING_LETTERS && !isWritten(askedTerm.word))),
  )
  const isMuch =
    missing.length <= MAX_MISSING &&
    share(asked, (askedTerm) => missing.includes(askedTerm)) >= MIN_MISSING_SHARE
  const names = hasCapitalNouns(language) ? new Set<string>() : capitalised(question)
  const isName = ({ word }: AskedTerm): boolean => names.has(word) || signs.has(word)
  return (isMuch ? missing : missing.filter(isName)).map(({ word }) => word)
}
