import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Failure } from '../../domain/failure.ts'
import type { Recognition } from '../../domain/recognition/recognised-page.ts'
import { fromStoredRecognition } from '../../domain/recognition/stored-recognition.ts'
import { splitPages } from '../../domain/text/pages.ts'
import { supabase } from './backend/supabase.ts'

const row = z.object({ extracted_text: z.nullable(z.string()), recognition: z.unknown() })

/** The pages of a file with what was recognised on each. */
export type RecognisedText = {
  readonly pages: readonly string[]
  readonly recognition: Recognition
}

/** The stored pages of a file; null if there is no text. Throws `file_load_failed`. */
export async function loadRecognisedText(fileId: string): Promise<RecognisedText | null> {
  const db = await supabase()
  const { data, error } = await db
    .from('pdf_text_content')
    .select('extracted_text, recognition')
    .eq('file_id', fileId)
    .maybeSingle()
  if (error) throw new Failure('file_load_failed', { cause: error })
  const stored = data === null ? null : row.parse(data)
  if (stored === null || stored.extracted_text === null) return null
  const pages = splitPages(stored.extracted_text)
  return { pages, recognition: fromStoredRecognition(stored.recognition, pages) }
}

/** The same for the screens that show it, refreshed with the state of the file's text. */
export const recognisedTextQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['recognised-text', fileId],
    meta: { showsTextStatus: true },
    queryFn: () => loadRecognisedText(fileId),
  })
