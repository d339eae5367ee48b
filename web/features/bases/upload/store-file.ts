import { storagePath } from '../../../../domain/bases/file-rules.ts'
import { mediaTypeOf } from '../../../../domain/bases/file-types.ts'
import type { NewFileRecord } from '../api/base-file-records.ts'
import { uploadFile } from './upload-file.ts'

export type Owner = { readonly userId: string; readonly baseId: string }

const randomName = () =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((number) => number.toString(36)).join('')

/**
 * Stores the bytes of a file under a new path of its owner and returns the path. `onProgress`
 * counts bytes. Throws `Failure`.
 */
export async function storeFile(
  file: File,
  owner: Owner,
  onProgress: (sent: number) => void,
): Promise<string> {
  const path = storagePath(owner, file, { now: new Date(), random: randomName() })
  await uploadFile({ path, file, type: mediaTypeOf(file.name), onProgress })
  return path
}

/** The row of a file that is stored at `path`. */
export const recordOf = (file: File, path: string, { baseId }: Owner): NewFileRecord => ({
  base_id: baseId,
  file_name: file.name,
  file_path: path,
  file_size: file.size,
  file_type: mediaTypeOf(file.name),
})
