import {
  assess,
  conceptsOf,
  createDifferenceFinder,
  createScorer,
  createTermMatcher,
  type Guard,
} from '../statements/compare.ts'
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
import type { JudgedPoint, PointVerdict } from './wire.ts'

/** Minimum similarity of a point to its best passage for met, and for partial. */
const MET_THRESHOLD = 60
const PARTIAL_THRESHOLD = 50
/** Minimum similarity of a sentence that states a point, and therefore no other. */
const STATED_THRESHOLD = LAQ_CORRECT_FROM
/** Minimum similarity of a point that is left to the learner to decide. */
const OPEN_THRESHOLD = 25
/** A point of so few words is a term: to share one of them says little. */
const TERM_CONCEPTS = 3
const openFrom = ({ text }: PointToMark): number =>
  conceptsOf(text, detectLanguage(text)).size <= TERM_CONCEPTS ? PARTIAL_THRESHOLD : OPEN_THRESHOLD
/** Minimum similarity for a sentence that matches another point better. */
const SHARED_THRESHOLD = SAQ_CORRECT_FROM

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

/** One or two sentences of an answer, verbatim, with their numbers; single ones come first. */
type Passage = { text: string; sentences: readonly number[] }

const passagesOf = (answer: string): Passage[] => {
  const sentences = sentencesIn(answer)
  const pairs = sentences.flatMap(({ start }, at) => {
    const next = sentences[at + 1]
    return next ? [{ text: answer.slice(start, next.end), sentences: [at, at + 1] }] : []
  })
  return [
    ...sentences.map(({ start, end }, at) => ({ text: answer.slice(start, end), sentences: [at] })),
    ...pairs,
  ]
}

/**
 * The similarity of each passage to a point, 0–100. A point that is a term only has to be named.
 */
type PointMatch = {
  point: PointToMark
  naming: Passage | null
  similarities: readonly number[]
  /** Passages that seem to state something else than the point, so that the learner decides. */
  doubtful: readonly boolean[]
}

const findIn = (
  question: QuestionToMark,
  point: PointToMark,
  passages: readonly Passage[],
): PointMatch => {
  const expected = { question: question.question_text, references: pointTexts(point) }
  const names = createTermMatcher(expected)
  const assessPassage = createScorer(expected)
  const differences = createDifferenceFinder(expected, referenceAnswers(question))
  const assess = (text: string) => {
    const { similarity, guard } = assessPassage(text)
    const difference = similarity < OPEN_THRESHOLD && guard === null ? null : differences(text)
    const opposes = guard === 'contrary' || difference === 'rival' || difference === 'exchanged'
    return { similarity, opposes, differs: difference !== null }
  }
  const found: { similarity: number; doubtful: boolean }[] = []
  /** What single sentences state instead of the point; two together state no more. */
  const contrary = new Set<number>()
  const doubted = new Set<number>()
  for (const { text, sentences } of passages) {
    const { similarity, opposes, differs } = assess(text)
    const [sentence = 0] = sentences
    if (sentences.length === 1 && opposes) contrary.add(sentence)
    if (sentences.length === 1 && differs) doubted.add(sentence)
    const isContrary = opposes || sentences.some((one) => contrary.has(one))
    const doubtful = isContrary || differs || sentences.some((one) => doubted.has(one))
    found.push({ similarity: isContrary ? 0 : similarity, doubtful })
  }
  return {
    point,
    naming: passages.find(({ text }) => names(text)) ?? null,
    similarities: found.map(({ similarity }) => similarity),
    doubtful: found.map(({ doubtful }) => doubtful),
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
        return other >= STATED_THRESHOLD && other > own
      })
      return sentences.length === 1 && better ? sentences : []
    }),
  )

type Nearest = { passage: Passage | null; similarity: number; doubtful: boolean }

/**
 * The passage nearest to a point; one that states other points instead needs a higher similarity.
 */
const nearestOf = (
  found: PointMatch,
  all: readonly PointMatch[],
  passages: readonly Passage[],
): Nearest => {
  const spent = sentencesUsedByOtherPoints(found, all, passages)
  let best: Nearest = { passage: null, similarity: 0, doubtful: false }
  for (const [at, passage] of passages.entries()) {
    const similarity = found.similarities[at] ?? 0
    const shared = passage.sentences.every((sentence) => spent.has(sentence))
    if (shared && (similarity < SHARED_THRESHOLD || passage.sentences.length > 1)) continue
    const doubtful = found.doubtful[at] ?? false
    if (similarity > best.similarity) best = { passage, similarity, doubtful }
  }
  return best
}

/**
 * Marks a written answer without a model (measured by `npm run eval -- marker`). Each point is
 * compared with its nearest passage of one or two sentences: omitted, negated, exchanged or
 * miscounted points are missed, and what words cannot tell is left open for the learner. The
 * complete answer, compared with the model answer, decides doubtful points: if it is accepted, they
 * are met; if it fails a check, no point is. The only point of a question is met only if the
 * complete answer is accepted.
 */
export const estimate = (question: QuestionToMark, answer: string): JudgedPoint[] => {
  const type = question.question_type
  const kind = KINDS[type].answer
  const complete = assess(
    { question: question.question_text, references: referenceAnswers(question) },
    answer,
    kind.by === 'text' ? kind.length : 'short',
  )
  const disqualified = complete.guard !== null && DISQUALIFYING_CHECKS.has(complete.guard)
  const passages = passagesOf(answer)
  const all = pointsOf(question).map((point) => findIn(question, point, passages))
  // A complete answer that says something else anywhere does not decide doubtful points.
  const accepted =
    isCorrect(type, complete.similarity) &&
    all.every(({ doubtful }) => !doubtful.some((one) => one))
  return all.map((found) => {
    const { point, naming } = found
    const nearest = nearestOf(found, all, passages)
    const passage = naming ?? nearest.passage
    const verdict = ((): PointVerdict => {
      if (naming) return 'met'
      if (disqualified || nearest.similarity < openFrom(point)) return 'missed'
      if (complete.guard === 'stuffed')
        return nearest.similarity < PARTIAL_THRESHOLD ? 'missed' : 'partial'
      if (nearest.doubtful || nearest.similarity < PARTIAL_THRESHOLD) return 'open'
      if (nearest.similarity >= MET_THRESHOLD && all.length > 1) return 'met'
      return accepted ? 'met' : 'open'
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
