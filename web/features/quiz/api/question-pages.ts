import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { latestOutcomes, byPage, type PageOutcomes } from '../../../../domain/quiz/outcome.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

const askedQuestion = z.object({
  first: z.uuid(),
  page: z.int(),
  submittedAt: z.nullable(z.string()),
  answer: z.nullable(
    z.object({
      is_correct: z.nullable(z.boolean()),
      marks_obtained: z.nullable(z.coerce.number()),
    }),
  ),
})

async function fetchQuestionPages(fileId: string): Promise<PageOutcomes[]> {
  try {
    const db = await supabase()
    const { data } = await db.rpc('get_asked_pages', { p_file_id: fileId }).single().throwOnError()
    const questions = z.array(askedQuestion).parse(data.asked)
    return byPage(
      latestOutcomes(
        questions.map(({ answer, ...question }) => ({ ...question, answer: answer ?? undefined })),
      ),
    )
  } catch (cause) {
    throw asFailure(cause, 'quiz_load_failed')
  }
}

/**
 * The pages of a file that quizzes asked about, and the outcome of each question; unmarked for
 * quizzes not yet submitted.
 */
export const questionPagesQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['quiz', 'asked', fileId],
    queryFn: () => fetchQuestionPages(fileId),
    staleTime: 0,
  })
