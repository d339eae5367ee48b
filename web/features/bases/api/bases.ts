import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { isPdf } from '../../../../domain/bases/file-types.ts'
import { asFailure } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

const completedQuiz = z.object({
  id: z.uuid(),
  percentage: z.nullable(z.coerce.number()),
  completed_at: z.nullable(z.string()),
})

const baseRow = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.string(),
  base_files: z.array(
    z.object({
      id: z.uuid(),
      file_path: z.string(),
      file_name: z.string(),
      file_type: z.string(),
      pdf_text_content: z.nullish(z.object({ status: z.string() })),
    }),
  ),
  quiz_sources: z.array(z.object({ quizzes: completedQuiz })),
})

/**
 * Quiz statistics of a base: quizzes completed, their average score in percent, and the date of the
 * last.
 */
export type BaseQuizStats = { quizzes: number; average: number; last: string }

function quizStatsOf(
  sources: readonly { quizzes: z.infer<typeof completedQuiz> }[],
): BaseQuizStats | null {
  // A quiz of several files has one row per file.
  const completed = [
    ...new Map(sources.map(({ quizzes }) => [quizzes.id, quizzes])).values(),
  ].flatMap(({ percentage, completed_at }) =>
    completed_at === null ? [] : { percentage, completed_at },
  )
  const last = completed
    .map(({ completed_at }) => completed_at)
    .toSorted((a, b) => b.localeCompare(a))[0]
  if (last === undefined) return null
  const sum = completed.reduce((total, { percentage }) => total + (percentage ?? 0), 0)
  return { quizzes: completed.length, average: sum / completed.length, last }
}

const baseCard = z.pipe(
  baseRow,
  z.transform(({ base_files, quiz_sources, ...base }) => {
    const pdfs = base_files.filter(isPdf)
    return {
      ...base,
      files: base_files.map(({ id, file_path, file_name }) => ({ id, file_path, file_name })),
      pdfs: pdfs.length,
      readPdfs: pdfs.filter(({ pdf_text_content }) => pdf_text_content?.status === 'completed')
        .length,
      stats: quizStatsOf(quiz_sources),
    }
  }),
)

/**
 * The data of a base card, including what is needed to delete the base. Files are sorted newest
 * first.
 */
export type BaseCard = z.infer<typeof baseCard>

async function fetchBases(userId: string): Promise<BaseCard[]> {
  const db = await supabase()
  const { data } = await db
    .from('bases')
    .select(
      'id, name, created_at, base_files!base_files_base_id_fkey(id, file_path, file_name, file_type, pdf_text_content(status)), quiz_sources!quiz_sources_base_id_fkey(quizzes(id, percentage, completed_at))',
    )
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('uploaded_at', { ascending: false, referencedTable: 'base_files' })
    .throwOnError()
  return z.array(baseCard).parse(data)
}

/** The learner's bases, newest first. Fails with `bases_load_failed`. */
export const basesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['bases', userId],
    meta: { showsTextStatus: true },
    queryFn: () =>
      fetchBases(userId).catch((error: unknown) => {
        throw asFailure(error, 'bases_load_failed')
      }),
  })
