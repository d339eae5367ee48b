import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { RECENT_ITEMS } from '../../../../domain/constants.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

const ownFile = z.object({
  id: z.uuid(),
  base_id: z.uuid(),
  file_name: z.string(),
  file_size: z.number(),
  uploaded_at: z.string(),
  bases: z.object({ name: z.string() }),
})
const ownBase = z.object({ id: z.uuid(), name: z.string(), created_at: z.string() })

/** A learner's usage: counts, bytes stored, and the newest six files and bases. */
export type AccountSummary = {
  readonly bases: number
  readonly files: number
  readonly bytes: number
  readonly recentFiles: readonly z.infer<typeof ownFile>[]
  readonly recentBases: readonly (z.infer<typeof ownBase> & { readonly files: number })[]
}

async function fetchSummary(userId: string): Promise<AccountSummary> {
  const db = await supabase()
  const [bases, files] = await Promise.all([
    db
      .from('bases')
      .select('id, name, created_at')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .throwOnError(),
    db
      .from('base_files')
      .select(
        'id, base_id, file_name, file_size, uploaded_at, bases!base_files_base_id_fkey!inner(name)',
      )
      .eq('bases.user_id', userId)
      .order('uploaded_at', { ascending: false })
      .throwOnError(),
  ])
  const ownBases = z.array(ownBase).parse(bases.data)
  const ownFiles = z.array(ownFile).parse(files.data)
  return {
    bases: ownBases.length,
    files: ownFiles.length,
    bytes: ownFiles.reduce((sum, file) => sum + file.file_size, 0),
    recentFiles: ownFiles.slice(0, RECENT_ITEMS),
    recentBases: ownBases.slice(0, RECENT_ITEMS).map((base) => ({
      ...base,
      files: ownFiles.filter((file) => file.base_id === base.id).length,
    })),
  }
}

/** The learner's usage, in two parallel requests. Fails with `account_load_failed`. */
export const accountSummaryQuery = (userId: string) =>
  queryOptions({
    queryKey: ['account', userId],
    queryFn: () =>
      fetchSummary(userId).catch((error: unknown) => {
        throw asFailure(error, 'account_load_failed')
      }),
  })
