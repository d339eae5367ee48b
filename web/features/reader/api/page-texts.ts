import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure, Failure } from '../../../../domain/failure.ts'
import { splitPages } from '../../../../domain/text/pages.ts'
import { removeRunningHeaders } from '../../../../domain/text/lines/running-headers.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

const storedText = z.object({ extracted_text: z.nullable(z.string()) })

async function fetchPageTexts(fileId: string): Promise<readonly string[]> {
  const db = await supabase()
  const { data, error } = await db
    .from('pdf_text_content')
    .select('extracted_text')
    .eq('file_id', fileId)
    .maybeSingle()
  if (error) throw asFailure(error, 'chat_text_check_failed')
  const text = data === null ? null : storedText.parse(data).extracted_text
  if (text === null) throw new Failure('chat_text_not_ready')
  const pages = splitPages(text)
  // The title on the first page is often the running header of the others.
  return removeRunningHeaders(pages).with(0, pages[0] ?? '')
}

/**
 * The stored text of each page without running headers. Fails with `chat_text_not_ready` while the
 * text is not stored, and with `chat_text_check_failed`.
 */
export const pageTextsQuery = (fileId: string) =>
  queryOptions({ queryKey: ['page-texts', fileId], queryFn: () => fetchPageTexts(fileId) })
