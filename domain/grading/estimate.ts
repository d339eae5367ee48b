import { assess, createScorer, createTermMatcher, type Guard } from '../statements/compare.ts'
import { LAQ_CORRECT_FROM, SAQ_CORRECT_FROM } from '../constants.ts'
import { KINDS } from '../quiz/kinds/registry.ts'
import { detectLanguage } from '../text/language.ts'
import { sentencesOf } from '../text/sentences.ts'
import { isCorrect } from './marks.ts'
import {
  pointsOf,
  referenceAnswers,
  pointTexts,
  type PointToMark,
  type QuestionToMark,
} from './question.ts'
import type { JudgedPoint, Verdict } from './wire.ts'

/** Minimum similarity of a point to its best passage for met, and for partial. */
const MET_FROM = LAQ_CORRECT_FROM
const PARTIAL_FROM = 50
/** Minimum similarity for a sentence that matches another point better. */
const SHARED_FROM = SAQ_CORRECT_FROM

/** Answers that fail these checks get no marks. */
const DISQUALIFYING_CHECKS: ReadonlySet<Guard> = new Set(['copiedQuestion', 'scrambled'])

/** The sentences of an answer, verbatim. A line break ends one, because learners write lists. */
const sentencesIn = (answer: string): { start: number; end: number }[] => {
  const language = detectLanguage(answer)
  return [...answer.matchAll(/[^\n]+/g)].flatMap((line) =>
    sentencesOf(line[0], language).map(({ start, end }) => ({
      start: line.index + start,
      end: line.index + end,
    })),
  )
}

/** One or two sentences of an answer, verbatim, with their numbers. */
type Passage = { text: string; sentences: readonly number[] }

const passagesOf = (answer: string): Passage[] => {
  const sentences = sentencesIn(answer)
  return sentences.flatMap(({ start, end }, at) => {
    const next = sentences[at + 1]
    return [
      { text: answer.slice(start, end), sentences: [at] },
      ...(next ? [{ text: answer.slice(start, next.end), sentences: [at, at + 1] }] : []),
    ]
  })
}

/**
 * The similarity of each passage to a point, 0–100. A point that is a term only has to be named.
 */
type PointMatch = { point: PointToMark; naming: Passage | null; similarities: readonly number[] }

const findIn = (question: string, point: PointToMark, passages: readonly Passage[]): PointMatch => {
  const expected = { question, references: pointTexts(point) }
  const names = createTermMatcher(expected)
  const assessPassage = createScorer(expected)
  return {
    point,
    naming: passages.find(({ text }) => names(text)) ?? null,
    similarities: passages.map(({ text }) => assessPassage(text).similarity),
  }
}

/** The sentences that state another point fully, and better than this one. */
const sentencesUsedByOtherPoints = (
  found: PointMatch,
  all: readonly PointMatch[],
  passages: readonly Passage[],
): Set<number> =>
  new Set(
    passages.flatMap(({ sentences }, at) => {
      const own = found.similarities[at] ?? 0
      const better = all.some(({ similarities }) => {
        const other = similarities[at] ?? 0
        return other >= MET_FROM && other > own
      })
      return sentences.length === 1 && better ? sentences : []
    }),
  )

/**
 * The passage nearest to a point; one that states other points instead needs a higher similarity.
 */
const nearestOf = (
  found: PointMatch,
  all: readonly PointMatch[],
  passages: readonly Passage[],
): { passage: Passage | null; similarity: number } => {
  const spent = sentencesUsedByOtherPoints(found, all, passages)
  let best: { passage: Passage | null; similarity: number } = { passage: null, similarity: 0 }
  for (const [at, passage] of passages.entries()) {
    const similarity = found.similarities[at] ?? 0
    const shared = passage.sentences.every((sentence) => spent.has(sentence))
    if (shared && (similarity < SHARED_FROM || passage.sentences.length > 1)) continue
    if (similarity > best.similarity) best = { passage, similarity }
  }
  return best
}

/**
 * Marks a written answer without a model (measured by `npm run eval -- marker`). Each point is
 * compared with its nearest passage of one or two sentences, so omitted, negated or miscounted
 * points are missed. The complete answer, compared with the model answer, decides doubtful points:
 * if it is accepted, partial points are met; if it fails a check, no point is. The only point of a
 * question is met only if the complete answer is accepted.
 */
export const estimate = (question: QuestionToMark, answer: string): JudgedPoint[] => {
  const type = question.question_type
  const kind = KINDS[type].answer
  const complete = assess(
    { question: question.question_text, references: referenceAnswers(question) },
    answer,
    kind.by === 'text' ? kind.length : 'short',
  )
  const accepted = isCorrect(type, complete.similarity)
  const disqualified = complete.guard !== null && DISQUALIFYING_CHECKS.has(complete.guard)
  const passages = passagesOf(answer)
  const all = pointsOf(question).map((point) => findIn(question.question_text, point, passages))
  return all.map((found) => {
    const { point, naming } = found
    const nearest = nearestOf(found, all, passages)
    const passage = naming ?? nearest.passage
    const verdict = ((): Verdict => {
      if (naming) return 'met'
      if (disqualified || nearest.similarity < PARTIAL_FROM) return 'missed'
      if (nearest.similarity >= MET_FROM && all.length > 1)
        return complete.guard === 'stuffed' ? 'partial' : 'met'
      return accepted ? 'met' : 'partial'
    })()
    return {
      text: point.text,
      verdict,
      quote: verdict === 'missed' ? null : (passage?.text ?? null),
      page: point.page,
      source_quote: point.quote,
    }
  })
}
