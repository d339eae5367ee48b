import { queryOptions } from '@tanstack/react-query'
import { isShownInline } from '../../../../domain/bases/file-types.ts'
import { Failure } from '../../../../domain/failure.ts'
import { SIGNED_URL_SECONDS } from '../../../../domain/constants.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

/** A signed URL is renewed when a tenth of its lifetime is left. */
const FRESH_MS = SIGNED_URL_SECONDS * 900

type StoredFile = {
  readonly file_path: string
  readonly file_name: string
  readonly file_type: string
}

/** A type that browsers only download is saved under the file's own name. */
const optionsFor = ({ file_name, file_type }: StoredFile) =>
  isShownInline(file_type) ? {} : { download: file_name }

async function createFileUrl(file: StoredFile): Promise<string> {
  const db = await supabase()
  const { data, error } = await (
    await db.files()
  ).createSignedUrl(file.file_path, SIGNED_URL_SECONDS, optionsFor(file))
  if (error) throw new Failure('file_load_failed', { cause: error })
  return data.signedUrl
}

/** A URL the browser can read the stored file from for an hour. Fails with `file_load_failed`. */
export const fileUrlQuery = (file: StoredFile) =>
  queryOptions({
    queryKey: ['file-url', file.file_path, file.file_name],
    queryFn: () => createFileUrl(file),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  })
