import type { History } from './wire.ts'

/** The number of answers in histories. */
export const countAnswers = (histories: readonly History[]): number =>
  histories.reduce(
    (sum, history) => sum + history.filter(({ is_correct }) => is_correct !== null).length,
    0,
  )
