import { createSupportCheck } from '../statements/support/support.ts'
import { tokensOf } from '../statements/tokens.ts'
import { detectLanguage, type Language } from '../text/language.ts'
import type { Passage } from './passages.ts'
import { pointsOf, type PointToMark, type QuestionToMark } from './question.ts'

/**
 * The passage that covers most of a point without contradicting it, the share it covers, and
 * whether it is worded as a sentence and not as keywords.
 */
export type Statement = {
  passage: Passage | null
  covered: number
  /** How many of the point's words that are not in the question it has. */
  added: number
  isProse: boolean
  /** The most that a sentence has of the point which contradicts it. */
  contradicted: number
}
const NONE: Statement = { passage: null, covered: 0, added: 0, isProse: false, contradicted: 0 }

/** Minimum share of function words in a sentence. */
const PROSE_SHARE = 0.2
const isProse = (text: string, language: Language): boolean => {
  const tokens = tokensOf(text, language)
  return tokens.filter(({ functional }) => functional).length >= PROSE_SHARE * tokens.length
}

/**
 * Share of what two sentences have of a point from which a contradiction in one of them counts for
 * both.
 */
const DECISIVE_SHARE = 0.7

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
  const language = detectLanguage([question.question_text, ...points].join('\n'))
  const check = createSupportCheck({
    question: question.question_text,
    point: point.text,
    points,
    language,
  })
  let best = NONE
  /** What each contradicting sentence has of the point. */
  const contradictions = new Map<number, number>()
  for (const passage of passages) {
    const { conflict, covered, added } = check(passage.text)
    const [sentence = 0] = passage.sentences
    const isContradicted = passage.sentences.some(
      (one) => (contradictions.get(one) ?? 0) >= DECISIVE_SHARE * covered,
    )
    if (conflict === null) {
      if (covered > best.covered && !isContradicted)
        best = {
          passage,
          covered,
          added,
          isProse: isProse(passage.text, language),
          contradicted: 0,
        }
    }
    // Of two sentences one may be about another point.
    else if (passage.sentences.length === 1 && covered > 0) contradictions.set(sentence, covered)
  }
  const contradicting = Math.max(0, ...contradictions.values())
  return { ...(contradicting >= best.covered ? NONE : best), contradicted: contradicting }
}
