import { useMutation, useQueryClient } from '@tanstack/react-query'
import { gradedAnswer, type GradeRequest } from '../../../../domain/grading/wire.ts'
import { callFunction } from '../../../lib/backend/functions.ts'

export type MarkChange = Extract<GradeRequest, { action: 'appeal' | 'self' }>

/** An appeal ("I disagree") or a self-mark. The quiz's totals change with it. Throws `Failure`. */
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
