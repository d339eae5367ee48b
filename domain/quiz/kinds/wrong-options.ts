import { OPTION_NUMBERS } from './kind.ts'

/** How many wrong options multiple choice has. Not in mcq.ts, which the site loads. */
export const WRONG_OPTIONS = OPTION_NUMBERS.length - 1
