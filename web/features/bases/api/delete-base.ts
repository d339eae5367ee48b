import { Failure } from '../../../../domain/failure.ts'
import { readAll } from '../../../lib/backend/read-all.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import { cancelExtraction } from '../extraction/extraction.ts'
import { removeUnlisted } from './stored-files.ts'

/** The files of a base. They are read only when it is deleted, since there may be many. */
async function filesOf(baseId: string): Promise<{ id: string; file_path: string }[]> {
  const db = await supabase()
  return readAll((from, to) =>
    db
      .from('base_files')
      .select('id, file_path')
      .eq('base_id', baseId)
      .order('id')
      .range(from, to)
      .throwOnError(),
  )
}

/** Deletes a base, then its stored files. Throws `base_delete_failed`; nothing is lost then. */
export async function deleteBase(base: { id: string }): Promise<void> {
  const files = await filesOf(base.id).catch((cause: unknown) => {
    throw new Failure('base_delete_failed', { cause })
  })
  cancelExtraction(files.map((file) => file.id))
  const db = await supabase()
  const { error } = await db.from('bases').delete().eq('id', base.id)
  if (error) throw new Failure('base_delete_failed', { cause: error })
  await removeUnlisted(files.map((file) => file.file_path))
}
