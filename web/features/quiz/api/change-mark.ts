import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  markedAnswer,
  type GradeRequest,
  type PointVerdict,
} from '../../../../domain/marking/wire.ts'
import type { Answer } from '../../../../domain/quiz/rows.ts'
import { callFunction } from '../../../lib/backend/functions.ts'

export type MarkChange = Extract<GradeRequest, { action: 'appeal' | 'self' }>

/** The learner's own verdicts on the points of an attempt (from 1) at a question. */
export const selfMarkOf = (
  { quiz_id, question_id }: Answer,
  attempt: number,
  verdicts: PointVerdict[],
): MarkChange => ({
  action: 'self',
  quiz_id,
  question_id,
  verdicts,
  ...(attempt > 1 ? { retry: attempt - 1 } : {}),
})

/** Sends an appeal or a self-mark; the quiz's totals are updated. Throws `Failure`. */
export function useChangeMark(quizId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: MarkChange) =>
      callFunction({
        name: 'grade-answer',
        body: change,
        answer: markedAnswer,
        onFailure: 'grade_failed',
      }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['quiz', quizId] }),
        cache.invalidateQueries({ queryKey: ['dashboard'] }),
        cache.invalidateQueries({ queryKey: ['bases'] }),
      ]),
  })
}
