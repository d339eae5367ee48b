import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { accountPlace } from '../../../lib/account-place.ts'
import { readAll } from '../../../lib/backend/read-all.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

const baseCard = z.pipe(
  z.object({
    id: z.uuid(),
    name: z.string(),
    created_at: z.string(),
    files: z.int(),
    first_files: z.array(z.object({ id: z.uuid(), file_name: z.string() })),
    pdfs: z.int(),
    read_pdfs: z.int(),
    failed_pdfs: z.int(),
    quizzes: z.int(),
    percentage: z.nullable(z.coerce.number()),
    last_completed: z.nullable(z.string()),
    last_read: z.nullish(z.extend(accountPlace, { file_id: z.string(), file_name: z.string() })),
    total: z.int(),
  }),
  z.transform(
    ({
      first_files,
      read_pdfs,
      failed_pdfs,
      quizzes,
      percentage,
      last_completed,
      total: _,
      ...base
    }) => ({
      ...base,
      firstFiles: first_files,
      readPdfs: read_pdfs,
      failedPdfs: failed_pdfs,
      stats:
        last_completed === null
          ? null
          : { quizzes, percent: percentage ?? 0, last: last_completed },
    }),
  ),
)

/**
 * A base as its card shows it: how many files and PDFs it has, how many of them are read and how
 * many could not be read, its first three files, and the percentage of marks in the completed
 * quizzes about its files, their number and the time of the last, and where it was last read, null
 * where there is none.
 */
export type BaseCard = z.infer<typeof baseCard>

/** Cards that are shown at first, and more on each demand. */
export const PAGE_CARDS = 24

/** The first `bases`, newest first, and how many there are. */
export type BaseList = { readonly bases: readonly BaseCard[]; readonly total: number }

const totalOf = z.pipe(
  z.object({ total: z.int() }),
  z.transform(({ total }) => total),
)

async function fetchBases(most: number): Promise<BaseList> {
  const db = await supabase()
  const rows = await readAll(async (from, to) =>
    from >= most
      ? { data: [] }
      : db
          .rpc('get_base_cards', { p_from: from, p_most: Math.min(most, to + 1) - from })
          .throwOnError(),
  )
  return {
    bases: z.array(baseCard).parse(rows),
    total: rows[0] === undefined ? 0 : totalOf.parse(rows[0]),
  }
}

/** The learner's newest `most` bases, newest first. Fails with `bases_load_failed`. */
export const basesQuery = (userId: string, most = PAGE_CARDS) =>
  queryOptions({
    queryKey: ['bases', userId, most],
    meta: { showsTextStatus: true },
    // The cards that are shown stay while more are loaded.
    placeholderData: keepPreviousData,
    queryFn: () =>
      fetchBases(most).catch((error: unknown) => {
        throw asFailure(error, 'bases_load_failed')
      }),
  })
