import { APPEALS_MAX } from '../constants.ts'
import type { PastMark } from './wire.ts'

/** Whether a mark that replaced those of `history` may be disagreed with once more. */
export const mayAppeal = (history: readonly Pick<PastMark, 'reason'>[]): boolean =>
  history.filter(({ reason }) => reason !== null).length < APPEALS_MAX
