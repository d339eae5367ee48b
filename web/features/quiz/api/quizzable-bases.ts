import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { currentSession } from '../../../lib/backend/auth.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

const file = z.pipe(
  z.object({
    id: z.uuid(),
    file_name: z.string(),
    file_type: z.string(),
    pdf_text_content: z.nullable(
      z.object({ status: z.string(), error_message: z.nullable(z.string()) }),
    ),
  }),
  z.transform(({ id, file_name, file_type, pdf_text_content }) => ({
    id,
    name: file_name,
    type: file_type,
    status: pdf_text_content?.status ?? 'not_processed',
    error: pdf_text_content?.error_message ?? null,
  })),
)

const base = z.pipe(
  z.object({ id: z.uuid(), name: z.string(), base_files: z.array(file) }),
  z.transform(({ id, name, base_files }) => ({ id, name, files: base_files })),
)

export type QuizzableFile = z.infer<typeof file>
export type QuizzableBase = z.infer<typeof base>

async function fetchQuizzableBases(): Promise<QuizzableBase[]> {
  try {
    const [db, session] = await Promise.all([supabase(), currentSession()])
    const { data } = await db
      .from('bases')
      .select('id,name,base_files(id,file_name,file_type,pdf_text_content(status,error_message))')
      .eq('user_id', session?.user.id ?? '')
      .order('created_at', { ascending: false })
      .throwOnError()
    return z
      .array(base)
      .parse(data)
      .map((each) => ({
        ...each,
        files: each.files.filter((one) => one.type === 'application/pdf'),
      }))
      .filter((each) => each.files.length > 0)
  } catch (cause) {
    throw asFailure(cause, 'bases_load_failed')
  }
}

/** The learner's bases that contain PDFs, newest first, each PDF with its extraction status. */
export const quizzableBasesQuery = queryOptions({
  queryKey: ['quiz', 'bases'],
  meta: { showsTextStatus: true },
  queryFn: fetchQuizzableBases,
  staleTime: 0,
})
