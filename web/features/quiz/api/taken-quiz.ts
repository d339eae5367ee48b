import { queryOptions } from '@tanstack/react-query'
import type { Answer, Quiz } from '../../../../domain/quiz/rows.ts'
import { loadChunk } from '../../../lib/browser/load-chunk.ts'
import { isKept } from '../offline/kept-keys.ts'
import { answersQuery, fetchAnswers } from './answers.ts'
import { fetchQuiz, quizQuery } from './quiz.ts'

/** What only this browser has of a review; null if that is nothing. */
async function readKept(quizId: string): Promise<{ quiz: Quiz; answers: Answer[] } | null> {
  if (!isKept(quizId)) return null
  const { readWithAnswers } = await loadChunk(() => import('../offline/kept-reviews.ts'))
  return readWithAnswers(quizId)
}

/**
 * `quizQuery` of a quiz that is taken. A review with answers that wait to be stored is read from
 * this browser, with or without a network.
 */
export const takenQuizQuery = (quizId: string) =>
  queryOptions({
    ...quizQuery(quizId, 'quiz_load_failed'),
    queryFn: async () =>
      (await readKept(quizId))?.quiz ?? (await fetchQuiz(quizId, 'quiz_load_failed')),
    networkMode: 'offlineFirst',
  })

/** `answersQuery` of a quiz that is taken. */
export const takenAnswersQuery = (quizId: string) =>
  queryOptions({
    ...answersQuery(quizId),
    queryFn: async () => (await readKept(quizId))?.answers ?? (await fetchAnswers(quizId)),
    networkMode: 'offlineFirst',
  })
