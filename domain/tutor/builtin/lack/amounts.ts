import { answerWords } from '../../../languages/answers.ts'
import { wordsInside } from '../../../languages/patterns.ts'
import type { AnalysedDocument } from '../document/analysed-document.ts'
import type { QuestionAnalysis } from '../question/analysis.ts'
import { holdsAnswer } from '../../question/subject/answer-type.ts'
import { coverage } from '../question/coverage.ts'

/** "How many"; "how fast" may be answered without a number. */
const AMOUNTS = wordsInside(answerWords('amounts'))
/** Minimum share of the question's terms in a sentence whose number may be the requested one. */
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

/** Whether the question asks for an amount of money and no text has one. */
export const lacksMoney = (
  { query: { question } }: QuestionAnalysis,
  texts: readonly string[],
): boolean => ASKS_MONEY.test(question) && !texts.some(hasMoney)

/** Whether the question asks for a date and no text has one. */
export const lacksDate = (
  { query: { question }, type }: QuestionAnalysis,
  texts: readonly string[],
  language: string,
): boolean =>
  type === 'time' &&
  ASKS_DATE.test(question) &&
  !texts.some((text) => holdsAnswer('time', text, language))

/** Whether the question asks for a number and no sentence has one beside words of the question. */
export const lacksNumber = (
  { index: { sentences, language } }: AnalysedDocument,
  { query: { question }, type, asked }: QuestionAnalysis,
): boolean =>
  type === 'number' &&
  AMOUNTS.test(question) &&
  !sentences.some(
    ({ text, terms }) =>
      holdsAnswer(type, text, language) && coverage(asked, new Set(terms)) >= NUMBER_COVERAGE,
  )
