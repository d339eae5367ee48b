import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure, Failure } from '../../../../domain/failure.ts'
import { REVIEW_MAX } from '../../../../domain/constants.ts'
import { endOfDay } from '../../../lib/i18n/day.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

/**
 * The questions due by the end of today, up to the size of one review. Throws `Failure`
 * review_nothing_due.
 */
async function fetchDueQuestions(): Promise<string[]> {
  const db = await supabase()
  const { data } = await db
    .rpc('get_due_questions', { p_until: endOfDay(new Date()).toISOString(), p_most: REVIEW_MAX })
    .throwOnError()
  const due = z.array(z.uuid()).parse(data)
  if (due.length === 0) throw new Failure('review_nothing_due')
  return due
}

/**
 * `id` is chosen by the caller, which makes the call idempotent; `questions` are ids, or those due
 * today.
 */
export type Repetition = { id: string; name: string; questions: readonly string[] | 'due' }

async function repeatQuestions({ id, name, questions }: Repetition): Promise<void> {
  try {
    const p_question_ids = questions === 'due' ? await fetchDueQuestions() : [...questions]
    const db = await supabase()
    await db
      .rpc('repeat_questions', { p_quiz: { id, quiz_name: name }, p_question_ids })
      .throwOnError()
  } catch (cause) {
    throw asFailure(cause, 'quiz_repeat_failed')
  }
}

/**
 * Creates a quiz of copies of earlier questions. Throws `Failure` review_nothing_due or
 * quiz_repeat_failed.
 */
export function useRepeatQuestions() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: repeatQuestions,
    onSettled: () => void cache.invalidateQueries({ queryKey: ['dashboard'] }),
  })
}
