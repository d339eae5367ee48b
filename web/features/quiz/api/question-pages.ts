import { queryOptions } from '@tanstack/react-query'
import { loadChunk } from '../../../lib/browser/load-chunk.ts'

const loadRequest = () => loadChunk(() => import('./read-question-pages.ts'))

/**
 * The pages of a file that quizzes asked about, and the outcome of each question; unmarked for
 * quizzes not yet submitted. The code of the request loads with the first one.
 */
export const questionPagesQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['quiz', 'asked', fileId],
    queryFn: async () => (await loadRequest()).readQuestionPages(fileId),
    staleTime: 0,
  })
