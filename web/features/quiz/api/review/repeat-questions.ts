import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asFailure } from '../../../../../domain/failure.ts'
import type { QuizOrigin } from '../../../../../domain/quiz/rows.ts'
import type { QuizMode } from '../../../../../domain/quiz/wire.ts'
import { supabase } from '../../../../lib/backend/supabase.ts'

/** `id` is chosen by the caller, which makes the call idempotent; `questions` are ids. */
export type Repetition = {
  readonly id: string
  readonly name: string
  readonly questions: readonly string[]
  readonly mode: QuizMode
  /** When a review is to end (ISO 8601). */
  readonly endsAt?: string | null
  /** The time limit of a test in minutes. */
  readonly timeLimit?: number | null
  /** The filters of the question bank that selected the questions. */
  readonly origin?: QuizOrigin | null
}

/** Creates a quiz of copies of earlier questions. Throws `Failure` quiz_repeat_failed. */
export async function repeatQuestions({
  id,
  name,
  questions,
  mode,
  endsAt = null,
  timeLimit = null,
  origin = null,
}: Repetition): Promise<void> {
  try {
    const db = await supabase()
    await db
      .rpc('repeat_questions', {
        p_quiz: {
          id,
          quiz_name: name,
          mode,
          review_ends_at: endsAt,
          time_limit_minutes: timeLimit,
          origin,
        },
        p_question_ids: [...questions],
      })
      .throwOnError()
  } catch (cause) {
    throw asFailure(cause, 'quiz_repeat_failed')
  }
}

/** The mutation of `repeatQuestions`, which reloads the dashboard afterwards. */
export function useRepeatQuestions() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: repeatQuestions,
    onSettled: () => void cache.invalidateQueries({ queryKey: ['dashboard'] }),
  })
}
