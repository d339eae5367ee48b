import { answerWords, answerWordsOf } from '../../languages/answers.ts'
import { wordsInside } from '../../languages/patterns.ts'
import { hasCapitalNouns } from '../../statements/numbers-and-names.ts'
import { detectLanguage } from '../../text/language.ts'
import { withoutAccents } from '../../text/search/terms.ts'
import { ordinalIn } from '../question/ordinals.ts'
import type { Lack } from '../citations.ts'
import type { BuiltinMessages } from './messages.ts'
import { lacksInventor, tellsInvention } from './passages/likelihood.ts'
import type { QuestionSearch } from './passages/find-passages.ts'
import { capitalised, coverage, share, type AskedTerm } from './question/coverage.ts'
import { joinedQuestions } from '../question/joined-questions.ts'
import { holdsAnswer, namesPerson } from './question/answer-type.ts'
import { asksMeaning, definedTerm } from './question/definition-sentences.ts'
import { escapeMarkdownOutsideFormulas } from './quotation.ts'
import type { AnalysedDocument } from './document/analysed-document.ts'
import type { QuestionAnalysis } from './question/analysis.ts'

/** Letters that a word has more than the part of it that a document knows: "heat" of "heatwave". */
const MIN_OTHER_PART = 3
/** The same of a thing that is counted, whose plural has a letter more. */
const MIN_OTHER_ENDING = 2
/** Minimum share of a question that a document lacks if its missing words are named. */
const MIN_MISSING_SHARE = 0.3
const MIN_MISSING_LETTERS = 4
/** More are everyday words, in which the document does not speak. */
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
  const words = question.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
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
const hasWord = ({ term, forms, related, expansion }: AskedTerm): boolean =>
  related.length > 0 ||
  expansion.length > 0 ||
  [...forms].some((form) => !term.includes(form) || form.length > term.length - MIN_OTHER_PART)

/** The years that a question names. */
const yearsIn = (question: string, asked: readonly AskedTerm[]): readonly AskedTerm[] =>
  asked.filter(({ word }) => YEAR.test(word) && question.includes(word))

/**
 * The words of a question that the document lacks: names, and other words if these are few and much
 * of it.
 */
export function missingWords(
  question: string,
  asked: readonly AskedTerm[],
  { index: { pages, language } }: AnalysedDocument,
): readonly string[] {
  // Learners leave accents out.
  const isWritten = (word: string): boolean =>
    pages.some((page) => withoutAccents(page.toLowerCase()).includes(withoutAccents(word)))
  const { adverbEndings = '(?!)' } = answerWordsOf(language) ?? {}
  const isAdverb = new RegExp(`(?:${adverbEndings})$`, 'u')
  const nouns = nounsIn(question, asked)
  const missing = asked.filter(
    (askedTerm) =>
      !askedTerm.isWeak &&
      nouns.has(askedTerm.word) &&
      ordinalIn(askedTerm.word, language) === null &&
      !isAdverb.test(askedTerm.word) &&
      askedTerm.word.length >= MIN_MISSING_LETTERS &&
      !hasWord(askedTerm) &&
      !isWritten(askedTerm.word),
  )
  const isMuch =
    missing.length <= MAX_MISSING &&
    share(asked, (askedTerm) => missing.includes(askedTerm)) >= MIN_MISSING_SHARE
  const names = hasCapitalNouns(language) ? new Set<string>() : capitalised(question)
  return (isMuch ? missing : missing.filter(({ word }) => names.has(word))).map(({ word }) => word)
}

/** "How many"; "how fast" may be answered without a number. */
const AMOUNTS = wordsInside(answerWords('amounts'))
/** Minimum share of the question's terms in a sentence whose number may be the one asked for. */
const NUMBER_COVERAGE = 0.2
/** Questions for an amount of money and for a date; "when is it used?" asks for a condition. */
const ASKS_MONEY = wordsInside(answerWords('asksMoney'))
const ASKS_DATE = wordsInside(answerWords('asksDate'))
const CURRENCY = new RegExp(
  String.raw`\p{Sc}|(?<!\p{L})(?:${answerWords('currencies')})(?!\p{L})`,
  'iu',
)
const PRICING = wordsInside(answerWords('pricing'))

/** Whether a text has an amount of money: a currency, or a number beside "cost". */
const hasMoney = (text: string): boolean =>
  CURRENCY.test(text) || (/\p{N}/u.test(text) && PRICING.test(text))

/** Whether an amount of money is asked for and no text has one. */
export const lacksMoney = (question: string, texts: readonly string[]): boolean =>
  ASKS_MONEY.test(question) && !texts.some(hasMoney)

/** Whether a date is asked for and no text has one. */
export const lacksDate = (
  question: string,
  type: QuestionAnalysis['type'],
  texts: readonly string[],
  language: string,
): boolean =>
  type === 'time' &&
  ASKS_DATE.test(question) &&
  !texts.some((text) => holdsAnswer('time', text, language))

/** Whether a number is asked for and no sentence of the document has one beside words of it. */
const lacksNumber = (
  { index: { sentences, language } }: AnalysedDocument,
  { query: { question }, analysis: { type, asked } }: QuestionSearch,
): boolean =>
  type === 'number' &&
  AMOUNTS.test(question) &&
  !sentences.some(
    ({ text, terms }) =>
      holdsAnswer(type, text, language) && coverage(asked, new Set(terms)) >= NUMBER_COVERAGE,
  )

const COUNTING = wordsInside(answerWords('counting'))
const UNNAMED = wordsInside(answerWords('unnamed'))

/** The things that a question counts: "planets" in "How many planets does it have?". */
function countedIn(question: string, asked: readonly AskedTerm[]): readonly AskedTerm[] {
  const amount = COUNTING.exec(question)
  if (!amount) return []
  const after = question.slice(amount.index + amount[0].length).toLowerCase()
  const words = after.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
  const counted = words.map((word) =>
    asked.find((askedTerm) => askedTerm.word === word && !askedTerm.isWeak),
  )
  const end = counted.indexOf(undefined)
  const things = counted.slice(0, end < 0 ? undefined : end).flatMap((askedTerm) => askedTerm ?? [])
  return things.some(({ word }) => UNNAMED.test(word)) ? [] : things
}

/** A term without other words for it: "plan" is no form of "planet". */
const itself = (askedTerm: AskedTerm): AskedTerm => ({
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
 * Whether things are counted that none of the sentences names, or another word for them beside a
 * number.
 */
export function lacksCounted(
  { index: { sentences, language } }: AnalysedDocument,
  question: string,
  asked: readonly AskedTerm[],
  shown: readonly number[],
): boolean {
  const counted = countedIn(question, asked)
  const names = counted.map(itself)
  return (
    counted.length > 0 &&
    !shown.some((i) => {
      const { text = '', terms: found = [] } = sentences[i] ?? {}
      const terms = new Set(found)
      return (
        coverage(names, terms) > 0 ||
        (holdsAnswer('number', text, language) && coverage(counted, terms) > 0)
      )
    })
  )
}

/** `word` as it is written in the question. */
const asWritten = (word: string, question: string): string => {
  const at = question.toLowerCase().indexOf(word)
  return at < 0 ? word : question.slice(at, at + word.length)
}

/** Words as they are shown in a sentence of the tutor. */
export const listWords = (words: readonly string[]): string =>
  words.map((word) => `*${escapeMarkdownOutsideFormulas(word)}*`).join(', ')

/** The words of the question that the document lacks; null if it seems to lack none. */
export function lackOfWords(
  document: AnalysedDocument,
  { query, analysis }: QuestionSearch,
): Lack | null {
  const { question } = query
  // A document about a year need not name it, so that a year alone does not refute an answer.
  const years = yearsIn(question, analysis.asked)
    .map(({ word }) => word)
    .filter((year) => !document.index.pages.some((page) => page.includes(year)))
  const words = [...new Set([...missingWords(question, analysis.asked, document), ...years])]
  return words.length === 0 ? null : { words: words.map((word) => asWritten(word, question)) }
}

/** What an answer shows: texts of the document, and the numbers of their sentences. */
export type Shown = { readonly texts: readonly string[]; readonly sentences: readonly number[] }

/** Whether the document has a year of the question, but not what is shown or the headings above. */
export function isOfOtherYear(
  { index: { pages, sentences } }: AnalysedDocument,
  question: string,
  asked: readonly AskedTerm[],
  shown: readonly number[],
  headings: ReadonlySet<string>,
): boolean {
  const texts = shown.map((i) => sentences[i]?.text ?? '')
  return yearsIn(question, asked).some(
    ({ word }) =>
      !headings.has(word) &&
      !texts.some((text) => text.includes(word)) &&
      pages.some((page) => page.includes(word)),
  )
}

/** The years and the counted things of a question that nothing shown has, also no heading above. */
export function missingHere(
  document: AnalysedDocument,
  { query: { question }, analysis: { asked } }: QuestionSearch,
  { texts, sentences }: Shown,
  headings: ReadonlySet<string>,
): readonly string[] {
  const terms = new Set([
    ...headings,
    ...sentences.flatMap((i) => document.index.sentences[i]?.terms ?? []),
  ])
  const isShown = (askedTerm: AskedTerm): boolean =>
    coverage([itself(askedTerm)], terms) > 0 || texts.some((text) => text.includes(askedTerm.word))
  const things = countedIn(question, asked)
  const counted = things.some(isShown) ? [] : things
  const years = yearsIn(question, asked).filter((askedTerm) => !isShown(askedTerm))
  return [...counted, ...years].map(({ word }) => asWritten(word, question))
}

/** The kind of answer that is asked for and that nothing shown has. */
export function lackOfKind(
  document: AnalysedDocument,
  search: QuestionSearch,
  { texts, sentences }: Shown,
): Lack | null {
  const { question } = search.query
  const { language } = document.index
  if (lacksMoney(question, texts)) return { kind: 'money' }
  if (lacksNumber(document, search)) return { kind: 'number' }
  if (lacksDate(question, search.analysis.type, texts, language)) return { kind: 'date' }
  const noPerson =
    lacksInventor(document, question, search.analysis, sentences) &&
    !tellsInvention(document, sentences) &&
    !texts.some(namesPerson)
  if (!hasCapitalNouns(language) && noPerson) return { kind: 'person' }
  return null
}

/** What is lacking as a sentence: of the document, or of several files. */
export function lackMessage(
  lack: Lack,
  messages: BuiltinMessages,
  missing = messages.missing,
): string {
  if ('words' in lack) return missing(listWords(lack.words), lack.words.length)
  const { noNumber: number, noMoney: money, noDate: date, noPerson: person } = messages
  return { number, money, date, person }[lack.kind]
}
