import { markByOverlap, markByPoints, markNothing } from '../../../../domain/grading/mark.ts'
import type { FunctionDeps } from '../deps.ts'
import type { Marker } from './marker.ts'

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.name : 'unknown')

/**
 * Marks with the estimate; if it fails, by the overlap of words; if that fails too, gives no marks
 * (requirements §8).
 */
export const lexicalMarker = ({ engine, log }: Pick<FunctionDeps, 'engine' | 'log'>): Marker => ({
  isPaced: false,
  async mark({ question, answer, reason, account, messages }) {
    try {
      const { points, languageMismatch } = await engine.estimate(account, question, answer)
      const noneMet = points.every(({ verdict }) => verdict === 'missed' || verdict === 'open')
      return markByPoints(question, points, {
        grader: 'lexical',
        messages,
        ...(noneMet && languageMismatch && { before: messages.otherLanguage }),
        after: reason === null ? messages.estimated : messages.appealedWithoutModel,
      })
    } catch (cause) {
      log({ name: 'estimate_failed', reason: reasonOf(cause) })
    }
    try {
      return markByOverlap(question, answer, messages)
    } catch (cause) {
      log({ name: 'marking_failed', reason: reasonOf(cause) })
      return markNothing(question, messages)
    }
  },
})
