import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { latestOutcomes, byPage, type PageOutcomes } from '../../../../domain/quiz/outcome.ts'
import { readAll } from '../../../lib/backend/read-all.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

const questionRow = z.object({
  id: z.uuid(),
  repeats: z.nullable(z.uuid()),
  source_page: z.int(),
  quizzes: z.object({ completed_at: z.nullable(z.string()) }),
  quiz_answers: z.array(
    z.object({
      is_correct: z.nullable(z.boolean()),
      marks_obtained: z.nullable(z.coerce.number()),
    }),
  ),
})

async function fetchQuestionPages(fileId: string): Promise<PageOutcomes[]> {
  try {
    const db = await supabase()
    const rows = await readAll((from, to) =>
      db
        .from('quiz_questions')
        .select(
          'id,repeats,source_page,quizzes!quiz_questions_quiz_id_fkey!inner(completed_at),quiz_answers(is_correct,marks_obtained)',
        )
        .eq('source_file_id', fileId)
        .not('source_page', 'is', null)
        .order('quiz_id')
        .order('id')
        .range(from, to)
        .throwOnError(),
    )
    const questions = z.array(questionRow).parse(rows)
    return byPage(
      latestOutcomes(
        questions.map(({ id, repeats, source_page, quizzes, quiz_answers }) => ({
          first: repeats ?? id,
          page: source_page,
          submittedAt: quizzes.completed_at,
          answer: quiz_answers[0],
        })),
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
