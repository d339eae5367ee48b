import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { readAll } from '../../../lib/backend/read-all.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

const file = z.object({
  id: z.uuid(),
  name: z.string(),
  path: z.string(),
  status: z.string(),
  error: z.nullable(z.string()),
})

const base = z.object({ id: z.uuid(), name: z.string(), files: z.array(file) })

export type QuizzableFile = z.infer<typeof file>
export type QuizzableBase = z.infer<typeof base>

/** Bases that the form lists at first, and more on each demand. */
export const PAGE_BASES = 24

/**
 * The learner's bases that have files to ask about, newest first, each with these files in their
 * order. `hasMore`: there are bases beside them.
 */
type QuizzableBases = {
  readonly bases: QuizzableBase[]
  readonly hasMore: boolean
}

async function fetchQuizzableBases(
  most: number | null,
  fileIds: string[],
): Promise<QuizzableBases> {
  try {
    const db = await supabase()
    // One more than is shown, to know whether there are more.
    const limit = most === null ? {} : { p_most: most + 1 }
    const rows = await readAll((from, to) =>
      db
        .rpc('get_quiz_sources', { ...limit, p_files: fileIds })
        .range(from, to)
        .throwOnError(),
    )
    const bases = z.array(base).parse(rows)
    if (most === null) return { bases, hasMore: false }
    const holdsChosen = ({ files }: QuizzableBase) => files.some(({ id }) => fileIds.includes(id))
    return {
      bases: bases.filter((each, at) => at < most || holdsChosen(each)),
      hasMore: bases.length > most,
    }
  } catch (cause) {
    throw asFailure(cause, 'bases_load_failed')
  }
}

/**
 * The newest `most` bases (null: all), and those of the files `preselected`. What is chosen until
 * the list is read again stays in it.
 */
export const quizzableBasesQuery = (
  most: number | null,
  preselected: readonly string[] = [],
  chosen: ReadonlySet<string> = new Set(),
) =>
  queryOptions({
    queryKey: ['quiz', 'bases', most, preselected],
    meta: { showsTextStatus: true },
    // The bases that are shown stay while more are loaded.
    placeholderData: keepPreviousData,
    queryFn: () => fetchQuizzableBases(most, [...new Set([...preselected, ...chosen])]),
    staleTime: 0,
  })
