import { assess, assessor, type Guard } from '../builtin/marker/marker.ts'
import { LAQ_CORRECT_FROM } from '../limits.ts'
import { detectLanguage } from '../text/language.ts'
import { sentencesOf } from '../text/sentences.ts'
import { isCorrect } from './marks.ts'
import { pointsOf, referencesOf, wordingsOf, type PointToMark, type QuestionToMark } from './question.ts'
import type { JudgedPoint, Verdict } from './wire.ts'

/** Similarity of a point to its best passage from which it counts as met, and from which as partly met. */
const MET_FROM = LAQ_CORRECT_FROM
const PARTIAL_FROM = 50

/** Answers with these faults say nothing, whatever their words. */
const WORTHLESS: ReadonlySet<Guard> = new Set(['copiedQuestion', 'scrambled'])

/** The different sentences of an answer and each two that follow one another, verbatim. */
const passagesOf = (answer: string): string[] => {
  const sentences = sentencesOf(answer, detectLanguage(answer))
  return [
    ...new Set([
      ...sentences.map(({ text }) => text),
      ...sentences.slice(1).map((sentence, before) => answer.slice(sentences[before]?.start, sentence.end)),
    ]),
  ]
}

/** `similarity` is that of the answer's passage nearest to the point. */
type Nearest = { passage: string | null; similarity: number }

const nearestTo = (question: string, point: PointToMark, passages: readonly string[]): Nearest => {
  const assessPassage = assessor({ question, references: wordingsOf(point) })
  let best: Nearest = { passage: null, similarity: 0 }
  for (const passage of passages) {
    const { similarity } = assessPassage(passage)
    if (similarity > best.similarity) best = { passage, similarity }
  }
  return best
}

const verdictAt = (similarity: number): Verdict =>
  similarity >= MET_FROM ? 'met' : similarity >= PARTIAL_FROM ? 'partial' : 'missed'

/**
 * Judges a written answer without a model, by the marker that `npm run eval -- marker` measures: the whole answer beside the
 * model answer, and each point beside its nearest passage of one or two sentences. An answer that is accepted as a whole meets
 * every point; one that only looks like an answer meets none in full.
 */
export const estimate = (question: QuestionToMark, answer: string): JudgedPoint[] => {
  const whole = assess({ question: question.question_text, references: referencesOf(question) }, answer)
  const accepted = isCorrect(question.question_type, whole.similarity)
  const passages = passagesOf(answer)
  return pointsOf(question).map((point) => {
    const nearest = nearestTo(question.question_text, point, passages)
    const alone = verdictAt(nearest.similarity)
    const verdict: Verdict =
      whole.guard !== null && WORTHLESS.has(whole.guard)
        ? 'missed'
        : accepted && nearest.passage !== null
          ? 'met'
          : whole.guard === 'stuffed' && alone === 'met'
            ? 'partial'
            : alone
    return {
      text: point.text,
      verdict,
      quote: verdict === 'missed' ? null : nearest.passage,
      page: point.page,
      source_quote: point.quote,
    }
  })
}
