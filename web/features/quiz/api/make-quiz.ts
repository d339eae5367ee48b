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
    await deleteGenerating(making.quizId)
  }
  return { ...mutation, progress, cancel }
}

/** Milliseconds before each try: a request that was just sent inserts its row a little later. */
const CANCEL_TRIES_MS = [0, 500, 2_000]

/** Deletes the row of a quiz that is being made, which ends its making. */
async function deleteGenerating(id: string): Promise<void> {
  const db = await supabase()
  for (const wait of CANCEL_TRIES_MS) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    const { data } = await db
      .from('quizzes')
      .delete()
      .eq('id', id)
      .eq('status', 'generating')
      .select('id')
    if (data !== null && data.length > 0) return
  }
}
