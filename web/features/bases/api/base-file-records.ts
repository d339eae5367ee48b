import { asFailure, Failure } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import { parseBaseFiles, type BaseFile } from './base-files.ts'
import { removeStored } from './stored-files.ts'

/** A stored file without a row yet; `file_size` in bytes. */
export type NewFileRecord = Pick<
  BaseFile,
  'base_id' | 'file_name' | 'file_path' | 'file_size' | 'file_type'
>

/**
 * Inserts the rows of uploaded files in one request and returns them. Throws `quota_files` or
 * `file_upload_failed`.
 */
export async function insertFiles(records: readonly NewFileRecord[]): Promise<BaseFile[]> {
  const db = await supabase()
  const { data, error } = await db
    .from('base_files')
    .insert([...records])
    .select('id, base_id, file_name, file_path, file_size, file_type, uploaded_at')
  if (error) throw asFailure(error, 'file_upload_failed')
  return parseBaseFiles(data)
}

/** Deletes a file: its bytes first, then its row. Throws `file_delete_failed`. */
export async function deleteFile(file: { id: string; file_path: string }): Promise<void> {
  await removeStored([file.file_path], 'file_delete_failed')
  const db = await supabase()
  const { error } = await db.from('base_files').delete().eq('id', file.id)
  if (error) throw new Failure('file_delete_failed', { cause: error })
}
