import { answerWords } from '../../../languages/answers.ts'
import { exactly } from '../../../languages/patterns.ts'
import { hasCapitalNouns } from '../../../statements/numbers-and-names.ts'
import type { Lack } from '../../citations.ts'
import type { AnalysedDocument } from '../document/analysed-document.ts'
import type { BuiltinMessages } from '../messages.ts'
import { escapeMarkdownOutsideFormulas } from '../quotation.ts'
import type { QuestionAnalysis } from '../question/analysis.ts'
import { namesPerson } from '../../question/subject/answer-type.ts'
import { coverage, namesUnknown, type AskedTerm } from '../question/coverage.ts'
import { lacksLabelled } from '../question/labelled.ts'
import { lacksDate, lacksMoney, lacksNumber } from './amounts.ts'
import { countedIn, lacksCounted, withoutRelatedForms } from './counted.ts'
import { lacksInventor, tellsInvention } from './invention.ts'
import { missingWords, yearsIn } from './missing-words.ts'

/** The parts of a question that a document does not have. */
export type LackOfDocument = {
  /** Whether it lacks a word with a capital letter, at least as the question writes it. */
  readonly name: boolean
  /** Nouns and names that it certainly lacks. */
  readonly words: readonly string[]
  readonly years: readonly string[]
  /** Whether it has the thing only with another letter: "vitamin D" for "vitamin C". */
  readonly otherLetter: boolean
  /** Whether it has no number beside words of a question for one. */
  readonly number: boolean
}

/** The shown parts of a document. */
export type Shown = {
  readonly texts: readonly string[]
  /** Indices of their sentences in the document. */
  readonly sentences: readonly number[]
  /** Terms of the headings above them. */
  readonly headings: ReadonlySet<string>
}

/** The parts of a question that the shown parts of a document do not have. */
type LackOfShown = {
  /** Years that the document has elsewhere. */
  readonly years: readonly string[]
  /** Whether no sentence contains the counted things. */
  readonly countedNotInSentence: boolean
  /** Counted things that neither a text nor a heading contains. */
  readonly countedNowhere: readonly string[]
  readonly money: boolean
  readonly date: boolean
  /** Whether no sentence says who invented or founded what is asked about. */
  readonly inventor: boolean
  /** Whether no text even mentions an invention or a person. */
  readonly person: boolean
}

/** `word` as it is written in the question. */
const asWritten = (word: string, question: string): string => {
  const at = question.toLowerCase().indexOf(word)
  return at < 0 ? word : question.slice(at, at + word.length)
}

export function lackOfDocument(
  document: AnalysedDocument,
  analysis: QuestionAnalysis,
): LackOfDocument {
  const { query, asked } = analysis
  const { question } = query
  const { pages } = document.index
  return {
    name: namesUnknown(question, asked),
    words: missingWords(document, question, asked).map((word) => asWritten(word, question)),
    years: yearsIn(question, asked).filter((year) => !pages.some((page) => page.includes(year))),
    otherLetter: lacksLabelled(question, document.index),
    number: lacksNumber(document, analysis),
  }
}

/** Sentences that are shown as they are, below headings with some terms. */
export const shownSentences = (
  { index }: AnalysedDocument,
  sentences: readonly number[],
  headings: ReadonlySet<string> = new Set(),
): Shown => ({
  texts: sentences.map((i) => index.sentences[i]?.text ?? ''),
  sentences,
  headings,
})

/** The years of a question that the document has, but not its shown parts. */
function yearsElsewhere(
  { index: { pages, sentences } }: AnalysedDocument,
  { query, asked }: QuestionAnalysis,
  shown: Shown,
): readonly string[] {
  const texts = [...shown.texts, ...shown.sentences.map((i) => sentences[i]?.text ?? '')]
  return yearsIn(query.question, asked).filter(
    (year) =>
      !shown.headings.has(year) &&
      !texts.some((text) => text.includes(year)) &&
      pages.some((page) => page.includes(year)),
  )
}

/** The things that a question counts if no shown part contains one of them. */
function countedElsewhere(
  { index }: AnalysedDocument,
  counted: readonly AskedTerm[],
  { texts, sentences, headings }: Shown,
): readonly AskedTerm[] {
  const terms = new Set([...headings, ...sentences.flatMap((i) => index.sentences[i]?.terms ?? [])])
  const isShown = (thing: AskedTerm): boolean =>
    coverage([withoutRelatedForms(thing)], terms) > 0 ||
    texts.some((text) => text.includes(thing.word))
  return counted.some(isShown) ? [] : counted
}

export function lackOfShown(
  document: AnalysedDocument,
  analysis: QuestionAnalysis,
  shown: Shown,
): LackOfShown {
  const { query, asked } = analysis
  const { texts, sentences } = shown
  const { language } = document.index
  const counted = countedIn(query.question, asked)
  const inventor = lacksInventor(document, analysis, sentences)
  return {
    years: yearsElsewhere(document, analysis, shown),
    countedNotInSentence: lacksCounted(document, counted, sentences),
    countedNowhere: countedElsewhere(document, counted, shown).map(({ word }) =>
      asWritten(word, query.question),
    ),
    money: lacksMoney(analysis, texts),
    date: lacksDate(analysis, texts, language),
    inventor,
    person:
      inventor &&
      !hasCapitalNouns(language) &&
      !tellsInvention(document, sentences) &&
      !texts.some(namesPerson),
  }
}

/**
 * Whether something is lacking that rules out the shown parts as an answer. This and what the reply
 * states as lacking (below) differ on purpose. A missing number or date is only stated: it makes an
 * answer unlikely already (`MISSING_KIND_FACTORS`). So is a year that no page has, since a document
 * about a year need not name it. The other way round, an unknown name, another label and a missing
 * inventor rule out an answer, but may be in the document in other words: only what is certainly
 * missing is stated.
 */
export const rulesOutAnswer = (document: LackOfDocument, shown: LackOfShown): boolean =>
  document.name ||
  document.words.length > 0 ||
  document.otherLetter ||
  shown.years.length > 0 ||
  shown.countedNotInSentence ||
  shown.money ||
  shown.inventor

/** Words whose absence rules out an answer, but which are not reported as missing. */
const ADVERB = exactly(answerWords('adverbs'))

/** The words that a reply states as missing in the document; null if there are none. */
export function missingInDocument({ words, years }: LackOfDocument): Lack | null {
  const all = [...new Set([...words, ...years])].filter((word) => !ADVERB.test(word))
  return all.length === 0 ? null : { words: all }
}

/** The kind of answer that a reply states as missing; null if there is none. */
export function missingKind({ number }: LackOfDocument, shown: LackOfShown): Lack | null {
  if (shown.money) return { kind: 'money' }
  if (number) return { kind: 'number' }
  if (shown.date) return { kind: 'date' }
  return shown.person ? { kind: 'person' } : null
}

/** The words that a reply states to be elsewhere in the document. */
export const missingInShown = ({ countedNowhere, years }: LackOfShown): readonly string[] => [
  ...countedNowhere,
  ...years,
]

/** Words as they are shown in a sentence of the tutor. */
export const listWords = (words: readonly string[]): string =>
  words.map((word) => `*${escapeMarkdownOutsideFormulas(word)}*`).join(', ')

/** A sentence on what the document, or several files, lack. */
export function lackMessage(
  lack: Lack,
  messages: BuiltinMessages,
  missing = messages.missing,
): string {
  if ('words' in lack) return missing(listWords(lack.words), lack.words.length)
  const { noNumber: number, noMoney: money, noDate: date, noPerson: person } = messages
  return { number, money, date, person }[lack.kind]
}
