import { useMutation, useQueryClient } from '@tanstack/react-query'
import { gradedAnswer, type GradeRequest } from '../../../../domain/grading/wire.ts'
import { callFunction } from '../../../lib/backend/functions.ts'

export type MarkChange = Extract<GradeRequest, { action: 'appeal' | 'self' }>

/** Sends an appeal or a self-mark; the quiz's totals are updated. Throws `Failure`. */
export function useChangeMark(quizId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: MarkChange) =>
      callFunction({
        name: 'grade-answer',
        body: change,
        answer: gradedAnswer,
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
