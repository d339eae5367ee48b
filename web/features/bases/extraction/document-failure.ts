import { readableExtensionOf } from '../../../../domain/bases/file-types.ts'
import { Failure, type FailureCode } from '../../../../domain/failure.ts'

const CODES: Partial<Record<FailureCode, FailureCode>> = {
  pdf_no_text: 'document_no_text',
  pdf_download_failed: 'file_load_failed',
  pdf_encrypted: 'document_encrypted',
  pdf_damaged: 'document_damaged',
  pdf_stalled: 'document_stalled',
  pdf_store_failed: 'document_store_failed',
}

/** The failure of reading the file at `path`: the messages of PDFs name them. */
export function failureOf(failure: Failure, path: string): Failure {
  const code = CODES[failure.code]
  return code === undefined || readableExtensionOf(path) === null
    ? failure
    : new Failure(code, { cause: failure.cause })
}
