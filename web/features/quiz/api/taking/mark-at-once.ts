import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { markedAnswer, retry } from '../../../../../domain/marking/wire.ts'
import type { Answer, Question, Quiz } from '../../../../../domain/quiz/rows.ts'
import { callFunction } from '../../../../lib/backend/functions.ts'
import {
  checkedAnswer,
  shownAnswers,
  storeInCache,
  type NewAnswer,
  type Saved,
} from './save-answer.ts'
import { networkModeOf, withoutNetwork } from './without-network.ts'

/**
 * Marks `answer` if it has no mark yet, and stores the mark in the cache of answers. In a review
 * without a network this browser marks it until the server does.
 */
export function useMarkAtOnce(quiz: Quiz, question: Question, answer: Answer | undefined) {
  const cache = useQueryClient()
  const key = { quiz_id: quiz.id, question_id: question.id }
  return useQuery({
    queryKey: ['quiz', key.quiz_id, 'mark', key.question_id],
    enabled: answer !== undefined && answer.graded_by === null,
    networkMode: networkModeOf(quiz),
    queryFn: async () => {
      const mark = () =>
        callFunction({
          name: 'grade-answer',
          body: { action: 'mark', ...key },
          answer: markedAnswer,
          onFailure: 'grade_failed',
        })
      const marked = await withoutNetwork<Answer>(quiz, mark, async ({ answerLocally }) => {
        const { user_answer: userAnswer = '', confidence = null } = answer ?? {}
        const answers = shownAnswers(cache, quiz.id)
        const saved = await answerLocally({ quiz, answers, question, userAnswer, confidence })
        return saved.answer
      })
      await storeInCache(cache, marked)
      void cache.invalidateQueries({ queryKey: ['dashboard'] })
      return marked
    },
    staleTime: Infinity,
  })
}

/**
 * Marks and stores a further answer to a missed question; `attempt` counts the retries from 1.
 * Throws `Failure` quiz_answer_required, quiz_answer_too_long, retry_refused or grade_failed.
 */
export function useRetryAnswer(quiz: Quiz, question: Question, answer: Answer, attempt: number) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: networkModeOf(quiz),
    mutationFn: async (given: NewAnswer): Promise<Saved> => {
      const userAnswer = checkedAnswer(given.userAnswer)
      const online = async () => {
        const body = {
          action: 'retry',
          quiz_id: quiz.id,
          question_id: question.id,
          attempt,
          answer: userAnswer,
        }
        const call = { name: 'grade-answer', body, onFailure: 'quiz_answer_failed' } as const
        const made = await callFunction({ ...call, answer: retry })
        return { ...answer, retries: [...answer.retries.slice(0, attempt - 1), made] }
      }
      const next = await withoutNetwork(quiz, online, ({ retryLocally }) =>
        retryLocally(
          { quiz, answers: shownAnswers(cache, quiz.id), question, userAnswer },
          answer,
          attempt,
        ),
      )
      const made = next.retries[attempt - 1]?.user_answer
      return { answer: next, answeredElsewhere: made !== userAnswer }
    },
    onSuccess: (saved) => storeInCache(cache, saved.answer),
  })
}
