import { TIME_LIMIT_MAX } from '../../constants.ts'

/** Whether `minutes` may limit a test; none is allowed too. */
export const isTimeLimit = (minutes: number | null | undefined): boolean =>
  minutes === null ||
  minutes === undefined ||
  (Number.isInteger(minutes) && minutes >= 1 && minutes <= TIME_LIMIT_MAX)
