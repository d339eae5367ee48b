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
 * Resumes the extraction of the learner's files whose text is missing, oldest first, as many as one
 * response holds. The files that are left are resumed by the next visit. `isWanted` is asked just
 * before the request: a learner who signed out while the client loaded would request as a visitor.
 */
export async function resumeUnreadFiles(isWanted: () => boolean): Promise<void> {
  const db = await supabase()
  if (!isWanted()) return
  const { data } = await db.rpc('get_unread_files').throwOnError()
  const files = z.array(unreadRow).parse(data)
  resumeExtraction(files.map((file) => ({ ...file, extraction: { status: 'not_processed' } })))
}
