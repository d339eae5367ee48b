import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Failure } from '../../../../domain/failure.ts'
import {
  makeQuizEvent,
  type MakeQuizEvent,
  type MakeQuizRequest,
} from '../../../../domain/quiz/wire.ts'
import { streamFunction } from '../../../lib/backend/functions.ts'
import { reportedFailure } from '../../../lib/i18n/failure-message.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

export type MadeQuiz = Extract<MakeQuizEvent, { type: 'ready' }>
type Progress = { done: number; total: number }

async function makeQuiz(
  request: MakeQuizRequest,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<MadeQuiz> {
  const events = streamFunction({
    name: 'make-quiz',
    body: request,
    event: makeQuizEvent,
    onFailure: 'quiz_generate_failed',
    signal,
  })
  for await (const event of events) {
    if (event.type === 'progress') onProgress(event)
    if (event.type === 'ready') return event
    if (event.type === 'failure') throw reportedFailure(event.failure, 'quiz_generate_failed')
  }
  throw new Failure('quiz_generate_failed', { cause: 'the stream ended before the quiz was ready' })
}

/**
 * Creates a quiz, with progress; cancelling also stops the generation (its row is deleted, so
 * nothing is stored).
 */
export function useMakeQuiz() {
  const cache = useQueryClient()
  const [progress, setProgress] = useState<Progress | null>(null)
  const running = useRef<{ quizId: string; controller: AbortController } | null>(null)

  const mutation = useMutation({
    mutationFn: (request: MakeQuizRequest) => {
      const controller = new AbortController()
      running.current = { quizId: request.quiz_id, controller }
      setProgress(null)
      return makeQuiz(request, setProgress, controller.signal)
    },
    onSettled: () => {
      running.current = null
      return cache.invalidateQueries({ queryKey: ['dashboard'] })
    },
  })

  const cancel = async () => {
    const making = running.current
    if (!making) return
    making.controller.abort()
    mutation.reset()
    const db = await supabase()
    await db.from('quizzes').delete().eq('id', making.quizId).eq('status', 'generating')
  }
  return { ...mutation, progress, cancel }
}
