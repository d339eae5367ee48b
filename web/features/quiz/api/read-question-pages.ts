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

/** Reads what `questionPagesQuery` returns. Fails with quiz_load_failed. */
export async function readQuestionPages(fileId: string): Promise<PageOutcomes[]> {
  try {
    const db = await supabase()
    const { data } = await db.rpc('get_asked_pages', { p_file_id: fileId }).single().throwOnError()
    const questions = z.array(askedQuestion).parse(data.asked)
    return byPage(
      latestOutcomes(
        questions.map(({ first, answer, ...question }) => ({
          ...question,
          originalId: first,
          answer: answer ?? undefined,
        })),
      ),
    )
  } catch (cause) {
    throw asFailure(cause, 'quiz_load_failed')
  }
}
