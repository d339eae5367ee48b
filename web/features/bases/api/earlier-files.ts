import * as z from 'zod/mini'
import { isReadableName } from '../../../../domain/bases/file-types.ts'
import { asFailure } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import { EXTRACTION_VERSION } from '../extraction/extraction-version.ts'

const earlierFile = z.object({ id: z.uuid(), base_id: z.uuid(), file_path: z.string() })

/**
 * The readable files of a base whose stored text is of an earlier version, in their order, as many
 * as one response holds. Throws `base_load_failed`.
 */
export async function listEarlierTexts(baseId: string): Promise<z.infer<typeof earlierFile>[]> {
  const db = await supabase()
  const { data, error } = await db
    .from('base_files')
    .select('id, base_id, file_path, pdf_text_content!inner(file_id)')
    .eq('base_id', baseId)
    .eq('pdf_text_content.status', 'completed')
    .lt('pdf_text_content.extraction_version', EXTRACTION_VERSION)
    .order('position')
    .order('id')
  if (error) throw asFailure(error, 'base_load_failed')
  return z
    .array(earlierFile)
    .parse(data)
    .filter(({ file_path }) => isReadableName(file_path))
}
