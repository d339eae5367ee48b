import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { RECENT_ITEMS } from '../../../../domain/constants.ts'
import { asFailure } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

const ownFile = z.object({
  id: z.uuid(),
  base_id: z.uuid(),
  file_name: z.string(),
  file_size: z.number(),
  uploaded_at: z.string(),
  bases: z.object({ name: z.string() }),
})
const ownBase = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.string(),
  files: z.int(),
})

/** A learner's usage: counts, bytes stored, and the newest six files and bases. */
export type AccountSummary = {
  readonly bases: number
  readonly files: number
  readonly bytes: number
  readonly recentFiles: readonly z.infer<typeof ownFile>[]
  readonly recentBases: readonly z.infer<typeof ownBase>[]
}

const summary = z.pipe(
  z.object({
    bases: z.int(),
    files: z.int(),
    bytes: z.coerce.number(),
    recent_files: z.array(ownFile),
    recent_bases: z.array(ownBase),
  }),
  z.transform(({ recent_files, recent_bases, ...counts }): AccountSummary => ({
    ...counts,
    recentFiles: recent_files,
    recentBases: recent_bases,
  })),
)

async function fetchSummary(): Promise<AccountSummary> {
  const db = await supabase()
  const { data } = await db
    .rpc('get_account_summary', { p_recent: RECENT_ITEMS })
    .single()
    .throwOnError()
  return summary.parse(data)
}

/** The learner's usage, in one request. Fails with `account_load_failed`. */
export const accountSummaryQuery = (userId: string) =>
  queryOptions({
    queryKey: ['account', userId],
    queryFn: () =>
      fetchSummary().catch((error: unknown) => {
        throw asFailure(error, 'account_load_failed')
      }),
  })
