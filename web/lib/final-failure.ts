import type { FailureCode } from '../../../../domain/failure.ts'
import { errors } from '../../../../messages/en/errors.ts'
import type { ExtractionState } from '../../../lib/extraction-states.ts'
import type { BaseFile } from '../api/base-files.ts'

/** What a file is: reading it again ends in the same way. */
const FINAL: readonly FailureCode[] = [
  'pdf_blank',
  'pdf_encrypted',
  'pdf_damaged',
  'document_encrypted',
  'document_copy_protected',
  'document_damaged',
  'document_wrong_type',
]

/**
 * Whether reading a file failed for good, by the state in this tab (null: none), else by what is
 * stored: rows have the English texts.
 */
export const isFinalFailure = (
  { extraction }: Pick<BaseFile, 'extraction'>,
  here: ExtractionState | null,
): boolean =>
  here?.phase === 'failed'
    ? FINAL.includes(here.failure.code)
    : FINAL.some((code) => errors[code] === extraction.error_message)
