import { queryOptions } from '@tanstack/react-query'
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

async function fetchQuizzableBases(): Promise<QuizzableBase[]> {
  try {
    const db = await supabase()
    const rows = await readAll((from, to) =>
      db.rpc('get_quiz_sources').range(from, to).throwOnError(),
    )
    return z.array(base).parse(rows)
  } catch (cause) {
    throw asFailure(cause, 'bases_load_failed')
  }
}

/** The learner's bases that contain PDFs, newest first, each with its PDFs in their order. */
export const quizzableBasesQuery = queryOptions({
  queryKey: ['quiz', 'bases'],
  meta: { showsTextStatus: true },
  queryFn: fetchQuizzableBases,
  staleTime: 0,
})
