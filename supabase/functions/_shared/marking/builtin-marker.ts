import { markByEstimate } from '../../../../domain/marking/builtin/mark-by-estimate.ts'
import type { FunctionDeps } from '../deps.ts'
import { reasonOf } from '../log-failure.ts'
import type { Marker } from './marker.ts'

/** Marks without a model; the engine estimates. */
export const builtinMarker = ({ engine, log }: Pick<FunctionDeps, 'engine' | 'log'>): Marker => ({
  isPaced: false,
  mark: ({ question, answer, reason, userId, messages }) =>
    markByEstimate(question, answer, {
      messages,
      note: reason === null ? messages.estimated : messages.appealedWithoutModel,
      estimate: () => engine.estimate(userId, question, answer),
      onError: (name, cause) => log({ name, reason: reasonOf(cause) }),
    }),
})
