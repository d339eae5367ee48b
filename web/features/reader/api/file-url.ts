import { queryOptions } from '@tanstack/react-query'
import { Failure } from '../../../../domain/failure.ts'
import { SIGNED_URL_SECONDS } from '../../../../domain/constants.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

/** A signed URL is renewed when a tenth of its lifetime is left. */
const FRESH_MS = SIGNED_URL_SECONDS * 900

async function createFileUrl(path: string): Promise<string> {
  const db = await supabase()
  const { data, error } = await (await db.files()).createSignedUrl(path, SIGNED_URL_SECONDS)
  if (error) throw new Failure('file_load_failed', { cause: error })
  return data.signedUrl
}

/** A URL the browser can read the stored file from for an hour. Fails with `file_load_failed`. */
export const fileUrlQuery = (path: string) =>
  queryOptions({
    queryKey: ['file-url', path],
    queryFn: () => createFileUrl(path),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  })
