import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ANSWER_MAX } from '../../../../../domain/constants.ts'
import { asFailure, Failure } from '../../../../../domain/failure.ts'
import type { Confidence } from '../../../../../domain/quiz/taking/confidence.ts'
import { UNIQUE_VIOLATION } from '../../../../../domain/sqlstate.ts'
import { isBlank } from '../../../../../domain/text/blank.ts'
import { callFunction } from '../../../../lib/backend/functions.ts'
import { supabase } from '../../../../lib/backend/supabase.ts'
import { answersQuery } from '../answers.ts'
import {
  answerRow,
  type Answer,
  type Question,
  type Quiz,
} from '../../../../../domain/quiz/rows.ts'
import { networkModeOf, withoutNetwork } from './without-network.ts'

export type NewAnswer = {
  questionId: string
  userAnswer: string
  /** Null: not rated. */
  confidence: Confidence | null
}
export type Saved = { answer: Answer; answeredElsewhere: boolean }

/** The columns of an answer that do not depend on its mark. */
const UNMARKED_COLUMNS = 'quiz_id, question_id, user_answer, answered_at, confidence'

const unmarked = (row: object): Answer =>
  answerRow.parse({
    is_correct: null,
    marks_obtained: null,
    similarity_score: null,
    feedback: null,
    graded_by: null,
    ...row,
  })

/** The answer without spaces around it. Throws `Failure` if it is blank or too long. */
export function checkedAnswer(userAnswer: string): string {
  if (isBlank(userAnswer)) throw new Failure('quiz_answer_required')
  if (userAnswer.trim().length > ANSWER_MAX) throw new Failure('quiz_answer_too_long')
  return userAnswer.trim()
}

/**
 * Saves an answer once. If another tab saved one first, that answer is returned with
 * `answeredElsewhere`. Its mark is not read. Throws `Failure` quiz_answer_required,
 * quiz_answer_too_long or quiz_answer_failed.
 */
async function saveAnswer(quizId: string, answer: NewAnswer): Promise<Saved> {
  const { questionId, userAnswer, confidence } = answer
  const text = checkedAnswer(userAnswer)
  try {
    const db = await supabase()
    const inserted = await db
      .from('quiz_answers')
      .insert({
        quiz_id: quizId,
        question_id: questionId,
        user_answer: text,
        answered_at: new Date().toISOString(),
        confidence,
      })
      .select(UNMARKED_COLUMNS)
      .single()
    if (!inserted.error) return { answer: unmarked(inserted.data), answeredElsewhere: false }
    if (inserted.error.code !== UNIQUE_VIOLATION)
      throw new Failure('quiz_answer_failed', { cause: inserted.error })
    const { data } = await db
      .from('quiz_answers')
      .select(UNMARKED_COLUMNS)
      .eq('quiz_id', quizId)
      .eq('question_id', questionId)
      .single()
      .throwOnError()
    return { answer: unmarked(data), answeredElsewhere: true }
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
    answer: z.unknown(),
    onFailure: 'grade_failed',
  }).catch(() => undefined)
}

/** Replaces an answer in the cache. */
export async function storeInCache(cache: QueryClient, answer: Answer): Promise<void> {
  const query = answersQuery(answer.quiz_id)
  // A response requested before does not contain the answer.
  await cache.cancelQueries(query)
  cache.setQueryData(query.queryKey, (before) => [
    ...(before ?? []).filter((other) => other.question_id !== answer.question_id),
    answer,
  ])
}

const CHECK_VIOLATION = z.object({ code: z.literal('23514') })

/** Whether the database accepts no answers any more: submitted elsewhere, or its time is over. */
export const isClosed = (error: unknown): boolean =>
  error instanceof Failure && CHECK_VIOLATION.safeParse(error.cause).success

/** Saves answers of a test: marked in the background, and shown at the end. */
export function useSaveAnswer(quizId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (answer: NewAnswer) => saveAnswer(quizId, answer),
    onError: (error) => {
      if (isClosed(error)) void cache.invalidateQueries({ queryKey: ['quiz', quizId], exact: true })
    },
    onSuccess: async ({ answer }) => {
      await storeInCache(cache, answer)
      startMarking(quizId, answer.question_id)
    },
  })
}

/** The answers of a quiz that its screen shows. */
export const shownAnswers = (cache: QueryClient, quizId: string): readonly Answer[] =>
  cache.getQueryData(answersQuery(quizId).queryKey) ?? []

/**
 * Saves the answer to a question of a practice, which its screen marks at once (`useMarkAtOnce`).
 * In a review without a network it is marked and kept in this browser.
 */
export function useSaveForPractice(quiz: Quiz, question: Question) {
  const cache = useQueryClient()
  return useMutation({
    networkMode: networkModeOf(quiz),
    mutationFn: async (given: NewAnswer): Promise<Saved> => {
      const userAnswer = checkedAnswer(given.userAnswer)
      return withoutNetwork(
        quiz,
        () => saveAnswer(quiz.id, given),
        ({ answerLocally }) => {
          const answers = shownAnswers(cache, quiz.id)
          const { confidence } = given
          return answerLocally({ quiz, answers, question, userAnswer, confidence })
        },
      )
    },
    onSuccess: ({ answer }) => storeInCache(cache, answer),
  })
}
