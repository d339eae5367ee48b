import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ANSWER_MAX } from '../../../../domain/constants.ts'
import { asFailure, Failure } from '../../../../domain/failure.ts'
import { gradedAnswer } from '../../../../domain/grading/wire.ts'
import { isBlank } from '../../../../domain/text/blank.ts'
import { callFunction } from '../../../lib/backend/functions.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import { answersQuery } from './answers.ts'
import { answerRow, type Answer } from '../../../../domain/quiz/rows.ts'

const DUPLICATE_KEY = '23505'

type NewAnswer = { questionId: string; userAnswer: string }
type Saved = { answer: Answer; answeredElsewhere: boolean }

/**
 * Saves an answer once. If another tab saved one first, that answer is returned with
 * `answeredElsewhere`. Throws `Failure` quiz_answer_required, quiz_answer_too_long or
 * quiz_answer_failed.
 */
async function saveAnswer(quizId: string, { questionId, userAnswer }: NewAnswer): Promise<Saved> {
  if (isBlank(userAnswer)) throw new Failure('quiz_answer_required')
  if (userAnswer.trim().length > ANSWER_MAX) throw new Failure('quiz_answer_too_long')
  try {
    const db = await supabase()
    const inserted = await db
      .from('quiz_answers')
      .insert({
        quiz_id: quizId,
        question_id: questionId,
        user_answer: userAnswer.trim(),
        answered_at: new Date().toISOString(),
      })
      .select()
      .single()
    if (!inserted.error) return { answer: answerRow.parse(inserted.data), answeredElsewhere: false }
    if (inserted.error.code !== DUPLICATE_KEY)
      throw new Failure('quiz_answer_failed', { cause: inserted.error })
    const { data } = await db
      .from('quiz_answers')
      .select()
      .eq('quiz_id', quizId)
      .eq('question_id', questionId)
      .single()
      .throwOnError()
    return { answer: answerRow.parse(data), answeredElsewhere: true }
  } catch (cause) {
    throw asFailure(cause, 'quiz_answer_failed')
  }
}

/**
 * Marking starts once an answer is saved; failed marking is repeated when the test is submitted.
 */
const startMarking = (quizId: string, questionId: string): void => {
  callFunction({
    name: 'grade-answer',
    body: { action: 'mark', quiz_id: quizId, question_id: questionId },
    answer: gradedAnswer,
    onFailure: 'grade_failed',
  }).catch(() => undefined)
}

export function useSaveAnswer(quizId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (answer: NewAnswer) => saveAnswer(quizId, answer),
    onSuccess: async ({ answer }) => {
      // A response requested before the save does not contain the answer.
      await cache.cancelQueries(answersQuery(quizId))
      cache.setQueryData(answersQuery(quizId).queryKey, (before) => [
        ...(before ?? []).filter((other) => other.question_id !== answer.question_id),
        answer,
      ])
      startMarking(quizId, answer.question_id)
    },
  })
}
