import { Failure, type FailureCode } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

/** storage-js does not limit the number of paths to remove; requests have a size limit. */
const MAX_PATHS_PER_REQUEST = 500

/** The bytes of a stored PDF. Throws `pdf_download_failed`. */
export async function downloadPdf(path: string): Promise<ArrayBuffer> {
  const db = await supabase()
  const { data, error } = await (await db.files()).download(path)
  if (error) throw new Failure('pdf_download_failed', { cause: error })
  return data.arrayBuffer().catch((cause: unknown) => {
    throw new Failure('pdf_download_failed', { cause })
  })
}

/** Removes stored files; missing ones are ignored. Throws a failure of `code`. */
export async function removeStored(paths: readonly string[], code: FailureCode): Promise<void> {
  const db = await supabase()
  const files = await db.files()
  for (let start = 0; start < paths.length; start += MAX_PATHS_PER_REQUEST) {
    const { error } = await files.remove(paths.slice(start, start + MAX_PATHS_PER_REQUEST))
    if (error) throw new Failure(code, { cause: error })
  }
}
