import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asFailure } from '../../../../domain/failure.ts'
import type { MadeContent } from '../../../../domain/quiz/creation/made-question.ts'
import type { WithdrawalReason } from '../../../../domain/quiz/bank/versions.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

export type QuestionChange =
  | { readonly kind: 'withdraw'; readonly reason: WithdrawalReason | null }
  | { readonly kind: 'restore' }
  | { readonly kind: 'edit'; readonly edit: MadeContent }

async function changeQuestion(p_question_id: string, change: QuestionChange): Promise<void> {
  try {
    const db = await supabase()
    if (change.kind === 'withdraw') {
      const { reason } = change
      await db
        .rpc('withdraw_question', { p_question_id, ...(reason !== null && { p_reason: reason }) })
        .throwOnError()
    } else if (change.kind === 'restore')
      await db.rpc('restore_question', { p_question_id }).throwOnError()
    else await db.rpc('edit_question', { p_question_id, p_change: change.edit }).throwOnError()
  } catch (cause) {
    throw asFailure(cause, 'question_change_failed')
  }
}

/**
 * Withdraws, restores or edits a question; all marks and totals are read again. Throws `Failure`
 * question_change_failed. `onChanged` is called even if its form was closed meanwhile.
 */
export function useChangeQuestion(questionId: string, onChanged?: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: QuestionChange) => changeQuestion(questionId, change),
    // Other quizzes may have asked the question as well.
    onSuccess: () => {
      onChanged?.()
      return Promise.all([
        cache.invalidateQueries({ queryKey: ['quiz'] }),
        cache.invalidateQueries({ queryKey: ['dashboard'] }),
        cache.invalidateQueries({ queryKey: ['bases'] }),
      ])
    },
  })
}
