import { scoreSentences } from '../../../text/search/passages.ts'
import { coverage } from '../question/coverage.ts'
import { holdsAnswer } from '../../question/subject/answer-type.ts'
import type { AnalysedDocument, Paragraph } from '../document/analysed-document.ts'
import { isLongList } from './list-in-paragraph.ts'
import type { QuestionAnalysis } from '../question/analysis.ts'

/** Factors of a sentence that has the kind of answer, that asks, and that announces more. */
const RIGHT_TYPE = 1.35
const QUESTION = 0.4
const UNFINISHED = 0.5
const ANSWERS_QUESTION = 0.7
/** Factor of a line of a program, whose words are names. */
const CODE = 0.5
/** Weights of the search score, relative to the best one of the paragraph, and of the kind. */
const SEARCH_WEIGHT = 0.5
const KIND_WEIGHT = 0.2

/** Maximum number of sentences of a long list that are candidates; of nearby ones only the best. */
const MAX_SENTENCES = 3
const NEARBY_SENTENCES = 6

const ASKS = /[?？؟]["'”’)]*$/u

/** Whether sentence `i` announces something and is the last of its paragraph. */
const isUnfinished = ({ sentences }: Paragraph, i: number, text: string): boolean =>
  sentences.at(-1) === i && /[:：]$/u.test(text)

/** Bonus of a sentence that follows a question of the text, since it answers it. */
const afterQuestion = (
  { index, paragraphOf }: AnalysedDocument,
  base: Float64Array,
  i: number,
): number =>
  paragraphOf[i] === paragraphOf[i - 1] && ASKS.test(index.sentences[i - 1]?.text ?? '')
    ? ANSWERS_QUESTION * (base[i - 1] ?? 0)
    : 0

/** A sentence, and how far it is ahead of the others of its paragraph, from 0 to about 1.7. */
type BestSentence = { readonly sentence: number; readonly margin: number }

type SentenceSearch = {
  /** The score of each sentence of the document. */
  readonly scores: Float64Array
  /**
   * The sentence of a paragraph that fits the question best, on the page if the question has one;
   * of a long list, whose items say many things, up to three that are apart from each other.
   */
  readonly bestSentences: (paragraph: Paragraph) => readonly BestSentence[]
}

/** Scores the sentences of a document for a question; those of other pages have 0. */
export function searchSentences(
  document: AnalysedDocument,
  { query, type, asked, page }: QuestionAnalysis,
): SentenceSearch {
  const { index, paragraphs, paragraphOf, inCode } = document
  const base = scoreSentences(index, query)
  const hasKind = (i: number): boolean =>
    holdsAnswer(type, index.sentences[i]?.text ?? '', index.language)
  const isOnPage = (i: number): boolean => page === undefined || index.sentences[i]?.page === page
  const factors = index.sentences.map(({ text }, i): number => {
    const paragraph = paragraphs[paragraphOf[i] ?? -1]
    if (!paragraph || !isOnPage(i)) return 0
    return (
      (ASKS.test(text) ? QUESTION : 1) *
      (isUnfinished(paragraph, i, text) ? UNFINISHED : 1) *
      (inCode.has(i) ? CODE : 1)
    )
  })
  const scores = base.map((own, i) => {
    const score = (own + afterQuestion(document, base, i)) * (factors[i] ?? 0)
    return score > 0 && hasKind(i) ? score * RIGHT_TYPE : score
  })
  const bestSentences = (paragraph: Paragraph): BestSentence[] => {
    const sentences = paragraph.sentences.filter(isOnPage)
    const top = Math.max(0, ...sentences.map((i) => scores[i] ?? 0))
    const fitOf = (i: number): number => {
      const found = top === 0 ? 0 : (scores[i] ?? 0) / top
      const share = coverage(asked, new Set(index.sentences[i]?.terms))
      const kind = hasKind(i) ? KIND_WEIGHT : 0
      return SEARCH_WEIGHT * found + (factors[i] ?? 0) * (share + kind)
    }
    const best = sentences
      .map((sentence) => ({ sentence, fit: fitOf(sentence) }))
      .toSorted((a, b) => b.fit - a.fit)
    const most = isLongList(paragraph) ? MAX_SENTENCES : 1
    const chosen = best.slice(0, 1)
    for (const next of best) {
      if (chosen.length === most || next.fit === 0) break
      if (chosen.every(({ sentence }) => Math.abs(sentence - next.sentence) > NEARBY_SENTENCES))
        chosen.push(next)
    }
    return chosen.map(({ sentence, fit }) => {
      const other = best.find((candidate) => candidate.sentence !== sentence)
      return { sentence, margin: Math.max(0, fit - (other?.fit ?? 0)) }
    })
  }
  return { scores, bestSentences }
}
