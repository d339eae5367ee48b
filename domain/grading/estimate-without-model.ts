import {
  assess,
  conceptsOf,
  createDifferenceFinder,
  createScorer,
  createTermMatcher,
  type Guard,
} from '../statements/similarity/compare.ts'
import { LAQ_CORRECT_FROM, SAQ_CORRECT_FROM } from '../constants.ts'
import { KINDS } from '../quiz/kinds/registry.ts'
import { detectLanguage } from '../text/language.ts'
import { isCorrect } from './marks.ts'
import { passagesOf, withoutQuestion, type Passage } from './passages.ts'
import { statementOf, type Statement } from './statement-of-point.ts'
import {
  pointsOf,
  referenceAnswers,
  pointTexts,
  type PointToMark,
  type QuestionToMark,
} from './question.ts'
import type { JudgedPoint, PointVerdict } from './wire.ts'

/** Minimum similarity at which the complete answer, if it is accepted, decides a point. */
const LIKELY_THRESHOLD = 50
/** Minimum similarity of a point to its best passage at which the fewest of its words suffice. */
const SIMILAR_THRESHOLD = 60
/** Minimum share of a point's words that a passage has for met, by its similarity. */
type Coverage = { similar: number; near: number; alone: number }
/** For sentences. Wrong ones that have most of the words are found by what they state instead. */
const COVERED_BY_PROSE: Coverage = { similar: 0.25, near: 0.3, alone: 0.4 }
/** Minimum words of a point that such a sentence adds to those of the question. */
const ADDED_BY_PROSE = 2
/** For keywords, and for sentences that state another point better. */
const COVERED_BY_WORDS: Coverage = { similar: 0.5, near: 0.62, alone: 0.85 }
/** Share of a point's words from which a sentence that contradicts it makes it missed, not open. */
const CONTRADICTED_THRESHOLD = 0.8
/** Minimum share of its words at which a point is left to the learner although nothing is near. */
const OPEN_IF_COVERED = 0.62
/** Minimum similarity of a sentence that states a point, and therefore no other. */
const STATED_THRESHOLD = LAQ_CORRECT_FROM
/** Minimum similarity of a point that is left to the learner to decide. */
const OPEN_THRESHOLD = 25
/** A point of at most so many words is a term: one shared word is weak evidence for it. */
const TERM_CONCEPTS = 3
const openFrom = ({ text }: PointToMark): number =>
  conceptsOf(text, detectLanguage(text)).size <= TERM_CONCEPTS ? LIKELY_THRESHOLD : OPEN_THRESHOLD
/** Minimum similarity for a sentence that matches another point better. */
const SHARED_THRESHOLD = SAQ_CORRECT_FROM

/** Answers that fail these checks get no marks. */
const DISQUALIFYING_CHECKS: ReadonlySet<Guard> = new Set(['copiedQuestion', 'scrambled'])

/**
 * The similarity of each passage to a point, 0–100. A point that is a term only has to be named.
 */
type PointMatch = {
  point: PointToMark
  naming: Passage | null
  similarities: readonly number[]
  /** Passages that seem to state something else than the point, so that the learner decides. */
  doubtful: readonly boolean[]
  /** The passage that states the point without any conflict. */
  statement: Statement
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
    statement: statementOf(question, point, passages),
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

type Nearest = {
  passage: Passage | null
  similarity: number
  doubtful: boolean
  /** Whether the passage that states the point states other points better. */
  isShared: boolean
}

/**
 * The passage nearest to a point; one that states other points instead needs a higher similarity.
 */
const nearestOf = (
  found: PointMatch,
  all: readonly PointMatch[],
  passages: readonly Passage[],
): Nearest => {
  const used = sentencesUsedByOtherPoints(found, all, passages)
  const stating = found.statement.passage?.sentences ?? []
  const isShared = stating.every((sentence) => used.has(sentence))
  let best: Nearest = { passage: null, similarity: 0, doubtful: false, isShared }
  for (const [at, passage] of passages.entries()) {
    const similarity = found.similarities[at] ?? 0
    const shared = passage.sentences.every((sentence) => used.has(sentence))
    if (shared && (similarity < SHARED_THRESHOLD || passage.sentences.length > 1)) continue
    const doubtful = found.doubtful[at] ?? false
    if (similarity > best.similarity) best = { passage, similarity, doubtful, isShared }
  }
  return best
}

/** Whether a passage that contradicts nothing has enough of the words of a point to state it. */
const isStated = (
  { statement: { covered, added, isProse } }: PointMatch,
  { similarity, isShared, isNear }: Nearest & { isNear: boolean },
): boolean => {
  const needed =
    isProse && added >= ADDED_BY_PROSE && !isShared ? COVERED_BY_PROSE : COVERED_BY_WORDS
  if (similarity >= SIMILAR_THRESHOLD) return covered >= needed.similar
  return covered >= (isNear ? needed.near : needed.alone)
}

/** The complete answer: whether it is accepted, the check that it fails, and how many points. */
type CompleteAnswer = { accepted: boolean; guard: Guard | null; points: number }

/** The verdict by words alone, for a point that is not met by them. */
const unstatedVerdict = (
  { covered, passage, contradicted }: Statement,
  nearest: Nearest & { isNear: boolean },
  { accepted }: CompleteAnswer,
): PointVerdict => {
  if (contradicted >= CONTRADICTED_THRESHOLD && contradicted >= covered) return 'missed'
  if (!nearest.isNear) return covered >= OPEN_IF_COVERED ? 'open' : 'missed'
  const isLikely = nearest.similarity >= LIKELY_THRESHOLD && !nearest.doubtful
  return accepted && isLikely && passage !== null ? 'met' : 'open'
}

const verdictOf = (found: PointMatch, nearest: Nearest, complete: CompleteAnswer): PointVerdict => {
  if (found.naming) return 'met'
  if (complete.guard !== null && DISQUALIFYING_CHECKS.has(complete.guard)) return 'missed'
  const isNear = nearest.similarity >= openFrom(found.point)
  const stated = isStated(found, { ...nearest, isNear })
  // A list of keywords states nothing; the learner decides.
  if (complete.guard === 'stuffed') return stated || isNear ? 'open' : 'missed'
  if (stated && complete.points > 1) return 'met'
  return unstatedVerdict(found.statement, { ...nearest, isNear }, complete)
}

/**
 * Marks a written answer without a model (measured by `npm run eval -- answers`). A point is met if
 * a passage of one or two sentences has most of its words, by meaning, and nothing in it speaks
 * against the point: an opposite, a negation, another number, name, thing or subject. What words
 * cannot tell is left open for the learner. The complete answer, compared with the model answer,
 * decides doubtful points: if it is accepted, they are met; if it fails a check, no point is. The
 * only point of a question is met only if the complete answer is accepted.
 */
export const estimate = (question: QuestionToMark, answer: string): JudgedPoint[] => {
  const type = question.question_type
  const kind = KINDS[type].answer
  const complete = assess(
    { question: question.question_text, references: referenceAnswers(question) },
    withoutQuestion(answer, question.question_text),
    kind.by === 'text' ? kind.length : 'short',
  )
  const passages = passagesOf(answer, question.question_text)
  const all = pointsOf(question).map((point) => findIn(question, point, passages))
  // A complete answer that says something else anywhere does not decide doubtful points.
  const accepted =
    isCorrect(type, complete.similarity) &&
    all.every(({ doubtful }) => !doubtful.some((one) => one))
  const compared: CompleteAnswer = { accepted, guard: complete.guard, points: all.length }
  return all.map((found) => {
    const { point, naming, statement } = found
    const nearest = nearestOf(found, all, passages)
    const verdict = verdictOf(found, nearest, compared)
    const stating = verdict === 'met' ? statement.passage : null
    const passage = naming ?? stating ?? nearest.passage ?? statement.passage
    return {
      text: point.text,
      verdict,
      quote: verdict === 'missed' ? null : (passage?.text ?? null),
      page: point.page,
      source_quote: point.quote,
    }
  })
}
