import { estimate } from './estimate.ts'
import { markByOverlap, markByPoints, markNothing } from '../mark.ts'
import type { MarkingMessages } from '../messages.ts'
import { hasLanguageMismatch } from './other-language.ts'
import type { QuestionToMark } from '../question.ts'
import type { JudgedPoint, Mark } from '../wire.ts'

/**
 * An estimated mark: each point as judged, and whether the answer is in another language than the
 * question.
 */
export type Estimate = {
  readonly points: readonly JudgedPoint[]
  readonly languageMismatch: boolean
}

/** Estimates the mark of a written answer. */
export const estimateMark = (question: QuestionToMark, answer: string): Estimate => ({
  points: estimate(question, answer),
  languageMismatch: hasLanguageMismatch(question, answer),
})

type Options = {
  readonly messages: MarkingMessages
  /** Shown after the feedback of an estimate. */
  readonly note?: string
  /** Estimates the mark: here, or in another thread. */
  readonly estimate: () => Estimate | Promise<Estimate>
  readonly onError: (step: 'estimate_failed' | 'marking_failed', cause: unknown) => void
}

/**
 * Marks a written answer with the estimate; if it fails, by the overlap of words; if that fails
 * too, gives no marks (requirements §8).
 */
export async function markByEstimate(
  question: QuestionToMark,
  answer: string,
  { messages, note, estimate, onError }: Options,
): Promise<Mark> {
  try {
    const { points, languageMismatch } = await estimate()
    const noneMet = points.every(({ verdict }) => verdict === 'missed' || verdict === 'open')
    return markByPoints(question, points, {
      grader: 'lexical',
      messages,
      ...(noneMet && languageMismatch && { before: messages.otherLanguage }),
      ...(note !== undefined && { after: note }),
    })
  } catch (cause) {
    onError('estimate_failed', cause)
  }
  try {
    return markByOverlap(question, answer, messages)
  } catch (cause) {
    onError('marking_failed', cause)
    return markNothing(question, messages)
  }
}
