import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { QUESTION_TYPES } from '../../../../domain/quiz/kinds/registry.ts'
import { isScored } from '../../../../domain/quiz/scored-questions.ts'
import { MODES } from '../../../../domain/quiz/wire.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import type { MarkedQuestion } from '../shares.ts'

/** The number of newest completed quizzes that are read: at most 30 questions each. */
const MAX_QUIZZES = 50

const completedQuiz = z.object({
  mode: z.enum(MODES),
  quiz_questions: z.array(
    z.object({
      question_type: z.enum(QUESTION_TYPES),
      marks: z.coerce.number(),
      source_file_id: z.nullable(z.uuid()),
      source_page: z.nullable(z.int()),
      withdrawn_at: z.nullable(z.string()),
      quiz_answers: z.array(z.object({ marks_obtained: z.nullable(z.coerce.number()) })),
    }),
  ),
  quiz_sources: z.array(
    z.object({
      file_id: z.uuid(),
      bases: z.nullable(z.object({ id: z.uuid() })),
      base_files: z.nullable(z.object({ file_name: z.string() })),
    }),
  ),
})

async function fetchMarkedQuestions(userId: string): Promise<MarkedQuestion[]> {
  try {
    const db = await supabase()
    const { data } = await db
      .from('quizzes')
      // Answers also link quizzes with questions: PostgREST needs the name of the foreign key.
      .select(
        'mode,quiz_questions!quiz_questions_quiz_id_fkey(question_type,marks,source_file_id,source_page,withdrawn_at,quiz_answers(marks_obtained)),quiz_sources(file_id,bases(id),base_files(file_name))',
      )
      .eq('user_id', userId)
      .eq('status', 'completed')
      .order('completed_at', { ascending: false })
      .limit(MAX_QUIZZES)
      .throwOnError()
    return z
      .array(completedQuiz)
      .parse(data)
      .flatMap((quiz) => {
        const sources = new Map(quiz.quiz_sources.map((source) => [source.file_id, source]))
        const scored = quiz.quiz_questions.filter((question) =>
          isScored(quiz, question, question.quiz_answers[0]),
        )
        return scored.map((question): MarkedQuestion => {
          const { source_file_id: fileId, source_page: page } = question
          const source = sources.get(fileId ?? '')
          const fileName = source?.base_files?.file_name
          return {
            type: question.question_type,
            baseId: source?.bases?.id ?? null,
            page:
              fileId !== null && page !== null && fileName !== undefined
                ? { fileId, fileName, page }
                : null,
            obtained: question.quiz_answers[0]?.marks_obtained ?? 0,
            possible: question.marks,
          }
        })
      })
  } catch (cause) {
    throw asFailure(cause, 'dashboard_load_failed')
  }
}

/** The questions of the newest completed quizzes with their marks, in one request. */
export const markedQuestionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['dashboard', userId, 'marked-questions'],
    queryFn: () => fetchMarkedQuestions(userId),
  })
