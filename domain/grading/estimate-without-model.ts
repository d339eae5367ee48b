import {
  assess,
  conceptsOf,
  createTermMatcher,
  type Guard,
} from '../statements/similarity/compare.ts'
import { detectLanguage } from '../text/language.ts'
import { KINDS } from '../quiz/kinds/registry.ts'
import { evidenceOf, type Evidence } from './evidence.ts'
import { aboutAnything, likelihoodOf, type Likelihood } from './likelihood.ts'
import { isCorrect } from './marks.ts'
import { hasLanguageMismatch } from './other-language.ts'
import { passagesOf, withoutQuestion } from './passages.ts'
import { pointsOf, pointTexts, referenceAnswers, type QuestionToMark } from './question.ts'
import type { JudgedPoint, PointVerdict } from './wire.ts'

/** Minimum log-odds of saying something about a point: for open, and for met. */
const OPEN_FROM = -2.1
const MET_FROM = 0.75
/** With fewer words of a point, and less of it, an answer says nothing about it. */
const FEW_WORDS = { added: 2, covered: 0.3, similarity: 0.2 } as const
/** Minimum log-odds of agreeing with the point: for open, and for met. */
const DENIED_BELOW = -2.3
const AGREES_FROM = 0.5
/** Share of a point's words from which a sentence with a conflict makes it missed, not open. */
const CONTRADICTED_FROM = 0.8
/** The same for a point of at most so many words. */
const TERM_CONCEPTS = 3
const CONTRADICTED_TERM_FROM = 0.5
/** Share of what is compared from which the point is missed if another thing has it. */
const EXCHANGED_ABOVE = 0.5

/** Answers that fail these checks get no marks. */
const DISQUALIFYING_CHECKS: ReadonlySet<Guard> = new Set(['copiedQuestion', 'scrambled'])

/** Whether an answer and a point have hardly one word in common. */
const hasFewWords = ({ features, contradicted }: Evidence): boolean =>
  features.added < FEW_WORDS.added &&
  Math.max(features.covered, contradicted) < FEW_WORDS.covered &&
  features.similarity < FEW_WORDS.similarity

/** What decides a point whatever else is measured. */
const plainVerdict = (evidence: Evidence, guard: Guard | null): PointVerdict | null => {
  const { point, features, contradicted, isComplete } = evidence
  if (guard !== null && DISQUALIFYING_CHECKS.has(guard)) return 'missed'
  if (features.exchanged > EXCHANGED_ABOVE) return 'missed'
  if (isComplete && guard !== 'stuffed') return 'met'
  if (hasFewWords(evidence)) return 'missed'
  const isTerm = conceptsOf(point.text, detectLanguage(point.text)).size <= TERM_CONCEPTS
  const contradictedFrom = isTerm ? CONTRADICTED_TERM_FROM : CONTRADICTED_FROM
  return contradicted >= contradictedFrom && features.outweighed > 0 ? 'missed' : null
}

export const verdictBy = (
  evidence: Evidence,
  likelihood: Likelihood,
  guard: Guard | null,
): PointVerdict => {
  const plain = plainVerdict(evidence, guard)
  if (plain !== null) return plain
  const { about, agrees } = likelihood
  const isAboutAny = aboutAnything(likelihood, evidence.features) >= OPEN_FROM
  if (!isAboutAny || agrees < DENIED_BELOW) return 'missed'
  // A list of keywords states nothing, and a changed copy may state another thing: the learner
  // decides.
  const isStatement = guard !== 'stuffed' && !evidence.isAltered
  return about >= MET_FROM && agrees >= AGREES_FROM && isStatement ? 'met' : 'open'
}

/**
 * Marks a written answer without a model (measured by `npm run eval -- answers`). A point is met if
 * the answer says something about it and nothing speaks against it, by the measured evidence. What
 * words cannot tell is left open for the learner. The only point of a question is met only if the
 * complete answer, compared with the model answer, is accepted. A point that is a term only has to
 * be named.
 */
export const estimate = (question: QuestionToMark, answer: string): JudgedPoint[] => {
  const type = question.question_type
  const kind = KINDS[type].answer
  const own = withoutQuestion(answer, question.question_text)
  const complete = assess(
    { question: question.question_text, references: referenceAnswers(question) },
    own,
    kind.by === 'text' ? kind.length : 'short',
  )
  const passages = passagesOf(answer, question.question_text)
  const isAccepted = pointsOf(question).length > 1 || isCorrect(type, complete.similarity)
  // Words that two languages share decide nothing.
  const canBeMet = isAccepted && !hasLanguageMismatch(question, answer)
  return evidenceOf(question, own, passages).map((evidence): JudgedPoint => {
    const { point, statement, nearest } = evidence
    const names = createTermMatcher({
      question: question.question_text,
      references: pointTexts(point),
    })
    const naming = passages.find(({ text }) => names(text))
    const judged = verdictBy(evidence, likelihoodOf(evidence.features), complete.guard)
    const verdict = naming ? 'met' : judged === 'met' && !canBeMet ? 'open' : judged
    const passage = naming ?? (verdict === 'met' ? statement : nearest) ?? nearest ?? statement
    return {
      text: point.text,
      verdict,
      quote: verdict === 'missed' ? null : (passage?.text ?? null),
      page: point.page,
      source_quote: point.quote,
    }
  })
}
