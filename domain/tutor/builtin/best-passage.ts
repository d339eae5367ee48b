import { asksMeaning } from '../question/subject/asked-meaning.ts'
import { answerWords } from '../../languages/answers.ts'
import { beginning, wordsInside } from '../../languages/patterns.ts'
import type { CheckedAnswer } from '../citations.ts'
import type { AnalysedDocument } from './document/analysed-document.ts'
import { lackOfShown, rulesOutAnswer, shownSentences, type LackOfDocument } from './lack/lack.ts'
import { isNamed } from './lookups/definitions/definitions.ts'
import { headingsBelow } from './lookups/headings.ts'
import type { BuiltinMessages } from './messages.ts'
import { otherPassages } from './other-passages.ts'
import { excerpt, shortExcerpt, shownFor, withHeading } from './passages/shown/excerpt.ts'
import { shownParts } from './passages/shown/shown-parts.ts'
import type { QuestionSearch } from './passages/find-passages.ts'
import { asksTheSame, asksToExplain } from './passages/headed.ts'
import { withKeySentence } from './passages/shown/key-sentence.ts'
import { EXACT_HEADING, exactness, MIN_ANSWER_LIKELIHOOD } from './passages/likelihood.ts'
import type { Candidate } from './passages/passages.ts'
import type { QuestionAnalysis } from './question/analysis.ts'
import { definitionStrength, MIN_STRENGTH } from './question/definition-sentences.ts'
import { formIn } from './question/term-in-text.ts'
import { composeAnswer, ownWords, type Quotation } from './quotation.ts'

/** Minimum score of a second passage relative to the best one. */
const MIN_SECOND_SCORE = 0.05
/** From this likeness of question and heading, nothing else is shown. */
const SAME_HEADING = 0.75
/**
 * Of a text that is presented as the answer: its minimum share of the scores of all passages, and
 * the maximum score of others, relative to its own.
 */
const MIN_SHARE_OF_SCORES = 0.4
const MAX_OTHER_SCORE = 0.7
/** From this likelihood a rival with the same score is allowed, since it answers too. */
const SURE_LIKELIHOOD = 0.75

/** Nouns for parts that a question asks for, or that a sentence announces. */
const PARTS = wordsInside(answerWords('parts'))

/** "Explain what mills do" asks for more than the meaning of a term. */
const ASKS_FURTHER = beginning(answerWords('noTermStarts'), String.raw`(?!\p{L})`)

/** Whether the best sentence for a question for the meaning of `term` does not contain the term. */
function isOnlyMentioned(
  { index }: AnalysedDocument,
  term: string,
  best: Candidate | undefined,
): boolean {
  const { text = '' } = index.sentences[best?.sentence ?? -1] ?? {}
  const form = formIn(text, term, index.language)
  return form === null || definitionStrength(text, form) < MIN_STRENGTH
}

/** Whether the heading of a passage asks the question. */
const isHeaded = (
  document: AnalysedDocument,
  analysis: QuestionAnalysis,
  { paragraph }: Candidate,
): boolean => asksTheSame(document, analysis, paragraph)

/** Whether a passage has the term in bold whose meaning is asked for: there a text explains it. */
const isIntroduced = ({ query }: QuestionAnalysis, { features }: Candidate): boolean =>
  features.bold === 1 && asksMeaning(query.question)

/** Whether the question asks for the meaning of a term that the best passage does not explain. */
function isUnknownTerm(
  document: AnalysedDocument,
  analysis: QuestionAnalysis,
  best: Candidate,
): boolean {
  const { type, query, term } = analysis
  return (
    type === 'definition' &&
    asksMeaning(query.question) &&
    !isIntroduced(analysis, best) &&
    !(asksToExplain(query.question) && isHeaded(document, analysis, best)) &&
    !ASKS_FURTHER.test(term) &&
    exactness(analysis, best.paragraph) < EXACT_HEADING &&
    (!isNamed(document, term) || isOnlyMentioned(document, term, best))
  )
}

/** Whether the best passage answers the question. */
function isAnswer(
  document: AnalysedDocument,
  { analysis, passages }: QuestionSearch,
  best: Candidate,
  lackOfDocument: LackOfDocument,
): boolean {
  if (isUnknownTerm(document, analysis, best)) return false
  const sentences = shownParts(document, best, analysis).flatMap((part) => part.sentences)
  const shown = shownSentences(document, sentences, best.paragraph.pathTerms)
  return (
    !rulesOutAnswer(lackOfDocument, lackOfShown(document, analysis, shown)) &&
    (isHeaded(document, analysis, best) ||
      isIntroduced(analysis, best) ||
      isCertain(passages, best, sentences))
  )
}

/** The answer that shows the best passage. */
function answerFrom(
  document: AnalysedDocument,
  search: QuestionSearch,
  best: Candidate,
  introduction: readonly Quotation[],
  messages: BuiltinMessages,
): CheckedAnswer {
  const { analysis, shown: before = [] } = search
  const { question } = search.query
  const { heading } = best.paragraph
  const shown = withHeading(
    heading,
    withKeySentence(document, best, analysis, shownFor(document, best, analysis), before),
  )
  const below =
    isHeaded(document, analysis, best) || announcesParts(document, best, question)
      ? headingsBelow(document, heading, question)
      : null
  const also = below ? [below] : alsoShown(document, search, best, messages)
  return composeAnswer([...introduction, shown, ...also], {
    refused: false,
    ...(best.features.defines === 1 && { defines: true }),
  })
}

/** The best passage as the answer; null if it is not certain enough. */
export function bestPassage(
  document: AnalysedDocument,
  search: QuestionSearch,
  lackOfDocument: LackOfDocument,
  introduction: readonly Quotation[],
  messages: BuiltinMessages,
): CheckedAnswer | null {
  const [best] = search.passages
  return best && isAnswer(document, search, best, lackOfDocument)
    ? answerFrom(document, search, best, introduction, messages)
    : null
}

/** Maximum passages of a section that are shown after its first one to explain what it is about. */
const MAX_EXPLAINING = 2

/** The passage that is shown after the best one, or the rest of a section that explains. */
function alsoShown(
  document: AnalysedDocument,
  search: QuestionSearch,
  best: Candidate,
  messages: BuiltinMessages,
): readonly Quotation[] {
  const near = otherPassages(document, search.passages, search.analysis, MIN_SECOND_SCORE)
  const isPart = ({ paragraph }: Candidate): boolean => paragraph.heading === best.paragraph.heading
  if (
    asksToExplain(search.query.question) &&
    isHeaded(document, search.analysis, best) &&
    near.some(isPart)
  )
    return near
      .filter(isPart)
      .slice(0, MAX_EXPLAINING)
      .map(({ paragraph }) =>
        excerpt(document, { paragraph, sentence: paragraph.sentences[0] ?? -1 }),
      )
  const [next] = near
  return next && (best.features.heading < SAME_HEADING || isPart(next))
    ? [ownWords(messages.also), withHeading(next.paragraph.heading, shortExcerpt(document, next))]
    : []
}

/** The parts that the announcing sentence lists itself: "It has two parts: a stone and a wheel." */
const LISTED = /[:：]\s*\p{L}.*\P{L}$/u

/** Whether parts are asked for that a sentence only announces: "in a series of steps". */
function announcesParts(
  { index }: AnalysedDocument,
  { sentence }: Candidate,
  question: string,
): boolean {
  const text = index.sentences[sentence]?.text ?? ''
  return PARTS.test(question) && PARTS.test(text) && !LISTED.test(text)
}

/**
 * Whether the best passage certainly answers: it has enough of the words of the question, what is
 * shown with it has a large share of the scores of all passages, and no other passage has nearly
 * its score. A passage with all words of the question may have such a rival.
 */
function isCertain(
  passages: readonly Candidate[],
  best: Candidate,
  shown: readonly number[],
): boolean {
  const isShown = new Set(shown)
  const others = passages.filter(({ sentence }) => !isShown.has(sentence)).map(({ score }) => score)
  const total = passages.reduce((sum, { score }) => sum + score, 0)
  const otherTotal = others.reduce((sum, score) => sum + score, 0)
  return (
    best.likelihood >= MIN_ANSWER_LIKELIHOOD &&
    1 - otherTotal / total >= MIN_SHARE_OF_SCORES &&
    (best.likelihood >= SURE_LIKELIHOOD || Math.max(0, ...others) <= MAX_OTHER_SCORE * best.score)
  )
}
