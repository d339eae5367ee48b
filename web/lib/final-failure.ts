import type { ExtractionState } from './extraction-states.ts'
import { codeOf } from './i18n/failure-message.ts'

/** The endings of codes that say what a file is: reading it again ends in the same way. */
const FINAL = /_(?:blank|encrypted|damaged|protected|type)$/

/**
 * Whether reading a file failed for good, by the state in this tab (null: none), else by the error
 * that is stored: rows have the English texts.
 */
export const isFinalFailure = (stored: string | null, here: ExtractionState | null): boolean =>
  FINAL.test(here?.phase === 'failed' ? here.failure.code : codeOf(stored))
