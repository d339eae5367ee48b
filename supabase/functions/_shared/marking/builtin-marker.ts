import { markByEstimate } from '../../../../domain/grading/builtin/mark-by-estimate.ts'
import type { FunctionDeps } from '../deps.ts'
import type { Marker } from './marker.ts'

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.name : 'unknown')

/** Marks without a model; the engine estimates. */
export const builtinMarker = ({ engine, log }: Pick<FunctionDeps, 'engine' | 'log'>): Marker => ({
  isPaced: false,
  mark: ({ question, answer, reason, account, messages }) =>
    markByEstimate(question, answer, {
      messages,
      note: reason === null ? messages.estimated : messages.appealedWithoutModel,
      estimate: () => engine.estimate(account, question, answer),
      onError: (name, cause) => log({ name, reason: reasonOf(cause) }),
    }),
})
