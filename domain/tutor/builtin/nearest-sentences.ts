import { FACTS, shownParts } from './passages/shown/shown-parts.ts'
import type { Candidate } from './passages/passages.ts'
import { holdsAnswer } from '../question/subject/answer-type.ts'
import type { AnalysedDocument } from './document/analysed-document.ts'
import type { QuestionAnalysis } from './question/analysis.ts'

/** The sentences that are shown at least, and characters of more. */
const MIN_SENTENCES = 2
const MAX_CHARS = 400

/**
 * The sentence that was found or, where it lacks the fact that is asked for, the first one with it
 * among those shown with it; with those after it, which may say more of what it begins with.
 */
export function nearestSentences(
  document: AnalysedDocument,
  passage: Candidate,
  analysis: QuestionAnalysis,
): readonly number[] {
  const { sentences, language } = document.index
  const { type } = analysis
  const isFact = (i: number): boolean => holdsAnswer(type, sentences[i]?.text ?? '', language)
  const shown = shownParts(document, passage, analysis).flatMap((part) => part.sentences)
  const fact = FACTS.has(type) && !isFact(passage.sentence) ? shown.find(isFact) : undefined
  const nearest = fact ?? passage.sentence
  const { paragraphs, paragraphOf } = document
  const after = paragraphs[paragraphOf[nearest] ?? -1]?.sentences.filter((i) => i >= nearest) ?? []
  let length = 0
  return after.filter((i, at) => {
    length += sentences[i]?.text.length ?? 0
    return at < MIN_SENTENCES || length <= MAX_CHARS
  })
}
