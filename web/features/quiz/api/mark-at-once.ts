import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { gradedAnswer, retry } from '../../../../domain/grading/wire.ts'
import type { Answer } from '../../../../domain/quiz/rows.ts'
import { callFunction } from '../../../lib/backend/functions.ts'
import { checkedAnswer, storeInCache, type NewAnswer, type Saved } from './save-answer.ts'

/** Marks `answer` if it has no mark yet, and stores the mark in the cache of answers. */
export function useMarkAtOnce(answer: Answer | undefined) {
  const cache = useQueryClient()
  const key = { quiz_id: answer?.quiz_id ?? '', question_id: answer?.question_id ?? '' }
  return useQuery({
    queryKey: ['quiz', key.quiz_id, 'mark', key.question_id],
    enabled: answer !== undefined && answer.graded_by === null,
    queryFn: async () => {
      const marked = await callFunction({
        name: 'grade-answer',
        body: { action: 'mark', ...key },
        answer: gradedAnswer,
        onFailure: 'grade_failed',
      })
      await storeInCache(cache, marked)
      void cache.invalidateQueries({ queryKey: ['dashboard'] })
      return marked
    },
    staleTime: Infinity,
  })
}

/**
 * Marks and stores a further answer to a missed question; `attempt` counts the retries from 1.
 * Throws `Failure` quiz_answer_required, quiz_answer_too_long, retry_refused or grade_failed.
 */
export function useRetryAnswer(answer: Answer | undefined, attempt: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ questionId, userAnswer }: NewAnswer): Promise<Saved> => {
      const text = checkedAnswer(userAnswer)
      const made = await callFunction({
        name: 'grade-answer',
        body: {
          action: 'retry',
          quiz_id: answer?.quiz_id,
          question_id: questionId,
          attempt,
          answer: text,
        },
        answer: retry,
        onFailure: 'quiz_answer_failed',
      })
      if (!answer) throw new Error('a retry needs a first answer')
      const retries = [...answer.retries.slice(0, attempt - 1), made]
      return { answer: { ...answer, retries }, answeredElsewhere: made.user_answer !== text }
    },
    onSuccess: (saved) => storeInCache(cache, saved.answer),
  })
}
