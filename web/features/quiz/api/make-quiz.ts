import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { MakeQuizRequest } from '../../../../domain/quiz/wire.ts'
import { makeQuiz, type MakingProgress } from '../../../lib/backend/make-quiz.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

/**
 * Creates a quiz, with progress; cancelling also stops the generation (its row is deleted, so
 * nothing is stored).
 */
export function useMakeQuiz() {
  const cache = useQueryClient()
  const [progress, setProgress] = useState<MakingProgress | null>(null)
  const running = useRef<{ quizId: string; controller: AbortController } | null>(null)

  const mutation = useMutation({
    mutationFn: (request: MakeQuizRequest) => {
      const controller = new AbortController()
      running.current = { quizId: request.quiz_id, controller }
      setProgress(null)
      return makeQuiz(request, { onProgress: setProgress, signal: controller.signal })
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
