import { createSupportCheck } from '../statements/support/support.ts'
import { detectLanguage } from '../text/language.ts'
import type { Passage } from './passages.ts'
import { pointsOf, type PointToMark, type QuestionToMark } from './question.ts'

/** The passage that covers most of a point without contradicting it, and the share it covers. */
export type Statement = { passage: Passage | null; covered: number }

/**
 * The passage that states a point, if any; none if a sentence that covers as much contradicts the
 * point.
 */
export const statementOf = (
  question: QuestionToMark,
  point: PointToMark,
  passages: readonly Passage[],
): Statement => {
  const points = pointsOf(question).map(({ text }) => text)
  const check = createSupportCheck({
    question: question.question_text,
    point: point.text,
    points,
    language: detectLanguage([question.question_text, ...points].join('\n')),
  })
  let best: Statement = { passage: null, covered: 0 }
  let contradicting = 0
  for (const passage of passages) {
    const { conflict, covered } = check(passage.text)
    if (conflict === null) {
      if (covered > best.covered) best = { passage, covered }
    }
    // Of two sentences one may be about another point.
    else if (passage.sentences.length === 1) contradicting = Math.max(contradicting, covered)
  }
  return contradicting >= best.covered ? { passage: null, covered: 0 } : best
}
