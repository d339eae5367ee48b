import { isPicture, isReadable, isTextDocument } from '../../../domain/bases/file-types.ts'
import type { BaseFile } from '../../features/bases/api/base-files.ts'
import type { ExtractionState } from '../../lib/extraction-states.ts'
import type { Availability } from '../../features/tutor/types.ts'

const unavailable = (
  reason: Extract<Availability, { state: 'unavailable' }>['reason'],
): Availability => ({
  state: 'unavailable',
  reason,
})

const extracting = (isDocument: boolean): Availability => {
  return { state: 'extracting', isDocument, done: 0, total: null }
}

/**
 * Whether a file can be used in a chat: the state of its extraction in this tab, else the stored
 * state. `checkFailed`: the stored state could not be refetched.
 */
export function availabilityOf(
  file: BaseFile,
  local: ExtractionState | null,
  checkFailed: boolean,
): Availability {
  const readAsPicture = isPicture(file)
  if (!isReadable(file) && !readAsPicture) return unavailable('chat_pdf_only')
  const isDocument = readAsPicture || isTextDocument(file)
  if (file.extraction.status === 'completed' || local?.phase === 'completed')
    return { state: 'ready' }
  if (local?.phase === 'reading')
    return { state: 'extracting', isDocument, done: local.done, total: local.total }
  if (local && local.phase !== 'failed') return extracting(isDocument)
  if (readAsPicture && file.extraction.status !== 'failed')
    return unavailable('chat_picture_not_read')
  if (checkFailed) return unavailable(isDocument ? 'file_load_failed' : 'chat_text_check_failed')
  if (local?.phase === 'failed' || file.extraction.status === 'failed')
    return unavailable(isDocument ? 'chat_document_no_text' : 'chat_no_text')
  return file.extraction.status === 'processing'
    ? extracting(isDocument)
    : unavailable(isDocument ? 'chat_document_not_ready' : 'chat_text_not_ready')
}
