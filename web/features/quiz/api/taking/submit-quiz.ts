import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../../../../domain/failure.ts'
import { submitEvent } from '../../../../../domain/marking/wire.ts'
import { streamFunction } from '../../../../lib/backend/functions.ts'
import { reportedFailure } from '../../../../lib/i18n/failure-message.ts'
import { answersQuery } from '../answers.ts'

type Progress = { done: number; total: number }

/** Marks what is unmarked and completes a quiz. Throws `Failure` quiz_submit_failed. */
export async function submitQuiz(
  quizId: string,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<void> {
  const events = streamFunction({
    name: 'submit-quiz',
    body: { quiz_id: quizId },
    event: submitEvent,
    onFailure: 'quiz_submit_failed',
  })
  for await (const event of events) {
    if (event.type === 'progress') onProgress(event)
    if (event.type === 'completed') return
    if (event.type === 'failure') throw reportedFailure(event.failure, 'quiz_submit_failed')
  }
  throw new Failure('quiz_submit_failed', {
    cause: 'the stream ended before the quiz was completed',
  })
}

/**
 * Submit Test: marks unmarked answers (with progress) and completes the quiz. Can be repeated after
 * a failure.
 */
export function useSubmitQuiz(quizId: string) {
  const cache = useQueryClient()
  const [progress, setProgress] = useState<Progress | null>(null)
  const mutation = useMutation({
    mutationFn: () => submitQuiz(quizId, setProgress),
    onSuccess: async () => {
      // Update the marks first: completing the quiz opens its results, which would show outdated
      // answers.
      await cache.invalidateQueries(answersQuery(quizId))
      await Promise.all([
        cache.invalidateQueries({ queryKey: ['quiz', quizId], exact: true }),
        cache.invalidateQueries({ queryKey: ['dashboard'] }),
        cache.invalidateQueries({ queryKey: ['bases'] }),
      ])
    },
    onSettled: () => setProgress(null),
  })
  return { ...mutation, progress }
}
