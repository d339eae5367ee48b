import * as z from 'zod/mini'
import { supabase } from '../../../lib/backend/supabase.ts'
import { resumeExtraction } from '../extraction/extraction.ts'

const unreadRow = z.object({
  id: z.uuid(),
  base_id: z.uuid(),
  file_path: z.string(),
  file_type: z.string(),
})

/**
 * Resumes the extraction of the learner's PDFs whose text is missing, oldest first, as many as one
 * response holds. The files that are left are resumed by the next visit.
 */
export async function resumeUnreadFiles(): Promise<void> {
  const db = await supabase()
  const { data } = await db.rpc('get_unread_files').throwOnError()
  const files = z.array(unreadRow).parse(data)
  resumeExtraction(files.map((file) => ({ ...file, extraction: { status: 'not_processed' } })))
}
