import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/supabase.ts'

const baseCard = z.pipe(
  z.object({
    id: z.uuid(),
    name: z.string(),
    created_at: z.string(),
    base_files: z.array(z.object({ id: z.uuid(), file_path: z.string() })),
  }),
  z.transform(({ base_files, ...base }) => ({ ...base, files: base_files })),
)

/** A base as its card shows it, with what is needed to delete it. */
export type BaseCard = z.infer<typeof baseCard>

async function fetchBases(userId: string): Promise<BaseCard[]> {
  const db = await supabase()
  const { data } = await db
    .from('bases')
    .select('id, name, created_at, base_files!base_files_base_id_fkey(id, file_path)')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .throwOnError()
  return z.array(baseCard).parse(data)
}

/** The learner's bases, newest first. Fails with `bases_load_failed`. */
export const basesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['bases', userId],
    queryFn: () =>
      fetchBases(userId).catch((error: unknown) => {
        throw asFailure(error, 'bases_load_failed')
      }),
  })
