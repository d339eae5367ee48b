import type { BankFilter } from '../../domain/quiz/bank/filter.ts'
import { pathTo, ROUTES } from '../../domain/routes.ts'
import { abridged } from '../../domain/text/search/abridged-quote.ts'

type ReaderLocation = { fileId?: string; page?: number; quote?: string; chatId?: string }

/**
 * The query of a base's address: a file, a page (from 1), a passage to highlight, and a chat about
 * the file to open. Without a page the passage is one of a message of the chat.
 */
export function readerSearch({ fileId, page, quote, chatId }: ReaderLocation): URLSearchParams {
  const search = new URLSearchParams()
  if (fileId !== undefined) search.set('file', fileId)
  if (page !== undefined) search.set('page', String(page))
  if (quote !== undefined && quote !== '') search.set('quote', abridged(quote))
  if (chatId !== undefined) search.set('chat', chatId)
  return search
}

/** The id of a question's heading in the results of its quiz, and the fragment that leads to it. */
export const reviewId = (questionId: string): string => `review-${questionId}`

/**
 * The address of every screen.
 */
export const routes = {
  ...ROUTES,
  base: (baseId: string, location: ReaderLocation = {}) => {
    const search = readerSearch(location)
    const path = pathTo(ROUTES.base, baseId)
    return search.size > 0 ? `${path}?${search}` : path
  },
  editBase: (baseId: string) => pathTo(ROUTES.editBase, baseId),
  /** The quiz creation screen with files selected, and settings: a name, counts by kind, … */
  quizFrom: (fileIds: readonly string[], settings: Readonly<Record<string, string>> = {}) => {
    const files = fileIds.map((id) => ['file', id])
    return `${ROUTES.quiz}?${new URLSearchParams([...files, ...Object.entries(settings)])}`
  },
  quizTake: (quizId: string) => pathTo(ROUTES.quizTake, quizId),
  quizResults: (quizId: string) => pathTo(ROUTES.quizResults, quizId),
  /** The bank of questions with a filter. */
  questions: (filter: BankFilter = {}) => {
    const search = new URLSearchParams(
      Object.entries(filter).map(([name, value]) => [name, String(value)]),
    )
    return search.size > 0 ? `${ROUTES.questions}?${search}` : ROUTES.questions
  },
} as const
