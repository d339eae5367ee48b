import { asFailure } from '../../../../domain/failure.ts'
import { toStoredRecognition } from '../../../../domain/recognition/stored-recognition.ts'
import { joinPages } from '../../../../domain/text/pages.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import type { RecognisedText } from '../../../lib/recognised-text.ts'

/**
 * Stores pages with recognised text; emphasis and structure stay. Throws `document_store_failed`.
 */
export async function storeRecognisedText(
  fileId: string,
  { pages, recognition }: RecognisedText,
  now: Date,
): Promise<void> {
  const db = await supabase()
  const text = joinPages(pages)
  const { error } = await db.from('pdf_text_content').upsert({
    file_id: fileId,
    extracted_text: text,
    text_length: text.length,
    recognition: toStoredRecognition(recognition),
    extraction_date: now.toISOString(),
    status: 'completed',
    error_message: null,
  })
  if (error) throw asFailure(error, 'document_store_failed')
}

/** Stores why nothing was recognised in a file without text. */
export async function storeRecognitionFailure(
  fileId: string,
  message: string,
  now: Date,
): Promise<void> {
  const db = await supabase()
  const { error } = await db.from('pdf_text_content').upsert({
    file_id: fileId,
    extraction_date: now.toISOString(),
    status: 'failed',
    error_message: message,
    unread_pages: 0,
  })
  if (error) throw asFailure(error, 'document_store_failed')
}
