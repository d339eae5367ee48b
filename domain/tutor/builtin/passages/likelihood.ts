import { answerWords } from '../../../languages/answers.ts'
import type { AnswerType } from '../../../languages/language-words.ts'
import { hasCapitalNouns } from '../../../statements/numbers-and-names.ts'
import { COUNTED } from '../lookups/lists/counts.ts'
import { coverage, precision } from '../question/coverage.ts'
import { holdsAnswer } from '../../question/subject/answer-type.ts'
import type { AnalysedDocument, Paragraph } from '../document/analysed-document.ts'
import type { QuestionAnalysis } from '../question/analysis.ts'

/** From this likelihood, text is presented as the answer; with less, as a closest passage. */
export const MIN_ANSWER_LIKELIHOOD = 0.56
/** How much a term counts that only the heading above the text has. */
const HEADING_WEIGHT = 0.5
/** From this exactness, a heading is about what is asked, and its terms count fully. */
export const EXACT_HEADING = 0.7
/**
 * Factors for text that lacks the kind of answer that a question asks for. Numbers, times and lists
 * are recognised reliably, reasons often have no word that marks them. A person has a name, which
 * is recognised reliably only where other nouns have no capitals.
 */
const MISSING_KIND_FACTORS: Readonly<Partial<Record<AnswerType | 'other', number>>> = {
  number: 0.42,
  time: 0.42,
  list: 0.5,
  reason: 0.75,
  person: 0.5,
}

/** A sentence with several things, or one that announces them: "a, b and c", "… are:". */
const ENUMERATES = new RegExp(
  [
    '[:：]$',
    String.raw`,[^,.]+,?\s(?:${answerWords('listLinks')})\s`,
    '[、;；].*[、;；]',
    String.raw`\(?1[.)].*\(?2[.)]`,
    String.raw`(?<!\p{L})(?:${answerWords('first')})(?!\p{L}).*(?<!\p{L})(?:${answerWords('second')})(?!\p{L})`,
  ].join('|'),
  'iu',
)

/** Whether a text has several things in a row, or announces them. */
export const enumerates = (text: string): boolean => ENUMERATES.test(text)

/** Whether sentences have the kind of answer that a question asks for. */
export const hasAnswerKind = (
  type: QuestionAnalysis['type'],
  texts: readonly string[],
  isList: boolean,
  language: string,
): boolean =>
  type === 'list'
    ? isList || texts.some((text) => enumerates(text) || COUNTED.test(text))
    : texts.some((text) => holdsAnswer(type, text, language))

/** Sentences (by number) of a paragraph that are shown together, or with the rest of its list. */
type Shown = {
  readonly paragraph: Paragraph
  readonly shown: readonly number[]
  readonly isList: boolean
}

/** How exactly one of the headings above a paragraph is what is asked about, from 0 to 1. */
export const exactness = (
  { asked, words }: Pick<QuestionAnalysis, 'asked' | 'words'>,
  { path }: Paragraph,
): number =>
  Math.max(0, ...path.map((terms) => coverage(asked, terms) * precision(asked, terms, words)))

/**
 * How likely the text that would be shown answers a question, from 0 to 1: the weighted share of
 * the question's terms that it has, less if it lacks the kind of answer. Words elsewhere in its
 * paragraph do not count, because the reader does not see them.
 */
export function likelihoodIn(
  { index, inCode }: AnalysedDocument,
  { paragraph, shown, isList }: Shown,
  { type, asked, words }: QuestionAnalysis,
): number {
  const sentences = shown.flatMap((i) => (inCode.has(i) ? [] : (index.sentences[i] ?? [])))
  const terms = new Set(sentences.flatMap((sentence) => sentence.terms))
  const share = coverage(asked, terms)
  const withHeading = coverage(asked, new Set([...terms, ...paragraph.pathTerms]))
  const texts = sentences.map(({ text }) => text)
  const hasKind =
    (type === 'person' && hasCapitalNouns(index.language)) ||
    hasAnswerKind(type, texts, isList, index.language)
  const weight = exactness({ asked, words }, paragraph) >= EXACT_HEADING ? 1 : HEADING_WEIGHT
  return (
    (share + weight * (withHeading - share)) * (hasKind ? 1 : (MISSING_KIND_FACTORS[type] ?? 1))
  )
}
