import { APPEALS_MAX } from '../constants.ts'
import type { PastMark } from './wire.ts'

/** Whether another appeal is allowed, where `history` holds the replaced marks. */
export const mayAppeal = (history: readonly Pick<PastMark, 'reason'>[]): boolean =>
  history.filter(({ reason }) => reason !== null).length < APPEALS_MAX
