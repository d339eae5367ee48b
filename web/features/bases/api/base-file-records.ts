import { asFailure, Failure } from '../../../../domain/failure.ts'
import { UNIQUE_VIOLATION } from '../../../../domain/sqlstate.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import { parseBaseFiles, type BaseFile } from './base-files.ts'
import { removeUnlisted } from './stored-files.ts'

/** A stored file without a row yet; `file_size` in bytes. */
export type NewFileRecord = Pick<
  BaseFile,
  'base_id' | 'file_name' | 'file_path' | 'file_size' | 'file_type'
> & {
  /** Where the file goes in its base, from 1; after all others if it is not set. */
  readonly position?: number
}

const COLUMNS = 'id, base_id, file_name, file_path, file_size, file_type, position, uploaded_at'

/**
 * Inserts the row of an uploaded file and returns it. An existing row is returned too: the answer
 * to an earlier attempt may have been lost. Throws `quota_files` or `file_upload_failed`.
 */
export async function insertFile(record: NewFileRecord): Promise<BaseFile> {
  const db = await supabase()
  const table = db.from('base_files')
  const inserted = await table.insert([record]).select(COLUMNS)
  const { data, error } =
    inserted.error?.code === UNIQUE_VIOLATION
      ? await table.select(COLUMNS).eq('file_path', record.file_path)
      : inserted
  if (error) throw asFailure(error, 'file_upload_failed')
  const [file] = parseBaseFiles(data)
  if (!file) throw new Failure('file_upload_failed')
  return file
}

/** Deletes a file: its row, then its bytes. Throws `file_delete_failed`; nothing is lost then. */
export async function deleteFile(file: { id: string; file_path: string }): Promise<void> {
  const db = await supabase()
  const { error } = await db.from('base_files').delete().eq('id', file.id)
  if (error) throw new Failure('file_delete_failed', { cause: error })
  await removeUnlisted([file.file_path])
}

/** Puts the files of a base in this order. Throws `base_update_failed`. */
export async function orderFiles(baseId: string, fileIds: readonly string[]): Promise<void> {
  const db = await supabase()
  const { error } = await db.rpc('order_files', { p_base_id: baseId, p_file_ids: [...fileIds] })
  if (error) throw asFailure(error, 'base_update_failed')
}

/** Changes the name of a file. Throws `base_update_failed`. */
export async function renameFile(fileId: string, file_name: string): Promise<void> {
  const db = await supabase()
  const { error } = await db.from('base_files').update({ file_name }).eq('id', fileId)
  if (error) throw asFailure(error, 'base_update_failed')
}
