import { APPEALS_MAX } from '../constants.ts'
import type { Mark, PastMark } from './wire.ts'

/** Whether another appeal is allowed, where `history` holds the replaced marks. */
export const mayAppeal = (history: readonly Pick<PastMark, 'reason'>[]): boolean =>
  history.filter(({ reason }) => reason !== null).length < APPEALS_MAX

/** Whether the learner may give verdicts: on an estimate, an own mark, or points left open. */
export const mayMarkSelf = ({ graded_by, points }: Pick<Mark, 'graded_by' | 'points'>): boolean =>
  graded_by === 'lexical' ||
  graded_by === 'self' ||
  points.some(({ verdict }) => verdict === 'open')
