import { useMutation, useQueryClient } from '@tanstack/react-query'
import { QUESTION_VERSIONS_MAX } from '../../../../domain/constants.ts'
import { asFailure, Failure } from '../../../../domain/failure.ts'
import type { QuestionEdit } from '../../../../domain/quiz/edit.ts'
import type { Question } from '../../../../domain/quiz/rows.ts'
import type { WithdrawalReason } from '../../../../domain/quiz/versions.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

export type QuestionChange =
  | { readonly kind: 'withdraw'; readonly reason: WithdrawalReason | null }
  | { readonly kind: 'restore' }
  | { readonly kind: 'edit'; readonly edit: QuestionEdit }

async function changeQuestion({ id, versions }: Question, change: QuestionChange): Promise<void> {
  if (change.kind === 'edit' && versions.length >= QUESTION_VERSIONS_MAX)
    throw new Failure('question_versions_full')
  const p_question_id = id
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
 * question_change_failed or question_versions_full.
 */
export function useChangeQuestion(question: Question) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: QuestionChange) => changeQuestion(question, change),
    // Other quizzes may have asked the question as well.
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['quiz'] }),
        cache.invalidateQueries({ queryKey: ['dashboard'] }),
        cache.invalidateQueries({ queryKey: ['bases'] }),
      ]),
  })
}
