import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { QUESTION_TYPES } from '../../../../domain/quiz/kinds/registry.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import type { MarkedQuestion } from '../shares.ts'

/** The number of newest completed quizzes that are read: at most 30 questions each. */
const MAX_QUIZZES = 50

const markedQuestion = z.object({
  question_type: z.enum(QUESTION_TYPES),
  base_id: z.nullable(z.uuid()),
  file_id: z.nullable(z.uuid()),
  file_name: z.nullable(z.string()),
  page: z.nullable(z.int()),
  obtained: z.coerce.number(),
  possible: z.coerce.number(),
})

async function fetchMarkedQuestions(): Promise<MarkedQuestion[]> {
  try {
    const db = await supabase()
    const { data } = await db.rpc('get_marked_questions', { p_quizzes: MAX_QUIZZES }).throwOnError()
    return z
      .array(markedQuestion)
      .parse(data)
      .map(({ question_type, base_id, file_id, file_name, page, obtained, possible }) => ({
        type: question_type,
        baseId: base_id,
        page:
          file_id !== null && file_name !== null && page !== null
            ? { fileId: file_id, fileName: file_name, page }
            : null,
        obtained,
        possible,
      }))
  } catch (cause) {
    throw asFailure(cause, 'dashboard_load_failed')
  }
}

/** The questions of the newest completed quizzes with their marks, in one request. */
export const markedQuestionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['dashboard', userId, 'marked-questions'],
    queryFn: fetchMarkedQuestions,
  })
