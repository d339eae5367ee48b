import { reviewId, routes } from '../../lib/routes.ts'
import { excerptOf } from './excerpt.ts'

/** One result of a search. `place` is the name of the file or base that contains it. */
export type SearchResult =
  | { readonly kind: 'base'; readonly id: string; readonly title: string }
  | {
      readonly kind: 'file'
      readonly id: string
      readonly title: string
      readonly place: string
      readonly baseId: string
    }
  | {
      readonly kind: 'page'
      readonly title: string
      readonly place: string
      readonly baseId: string
      readonly fileId: string
      /** From 1. */
      readonly page: number
      /** The text around the words; null: only the page is known. */
      readonly excerpt: string | null
    }
  | {
      readonly kind: 'highlight'
      readonly id: string
      /** The highlighted passage. */
      readonly title: string
      readonly place: string
      readonly baseId: string
      readonly fileId: string
      /** From 1. */
      readonly page: number
      /** The note; null if there is none. */
      readonly excerpt: string | null
    }
  | {
      readonly kind: 'chat'
      readonly id: string
      readonly title: string
      readonly place: string
      readonly baseId: string
      readonly fileId: string
      /** The part of a message that was found, else the first question; null if there is none. */
      readonly excerpt: string | null
    }
  | {
      readonly kind: 'quiz'
      readonly id: string
      readonly title: string
      readonly isCompleted: boolean
    }
  | {
      readonly kind: 'question'
      readonly id: string
      readonly title: string
      readonly place: string
      readonly quizId: string
      readonly isCompleted: boolean
    }

export const GROUPS = ['recent', 'base', 'file', 'page', 'highlight', 'chat', 'question'] as const
export type Group = (typeof GROUPS)[number]

/** The heading under which a result is shown. */
export const groupOf = ({ kind }: SearchResult): Group => (kind === 'quiz' ? 'question' : kind)

/** A key of a result, unique among the results of one search. */
export const keyOf = (result: SearchResult): string =>
  result.kind === 'page' ? `${result.fileId}-${result.page}` : `${result.kind}-${result.id}`

/** The sentence of the excerpt that has the words of `query`; '' without one. */
const sentenceOf = ({ excerpt }: { readonly excerpt: string | null }, query: string): string =>
  excerpt === null ? '' : excerptOf(excerpt, query).sentence

/** The address that opens a result at its page, message or question. */
export function addressOf(result: SearchResult, query: string): string {
  switch (result.kind) {
    case 'base':
      return routes.base(result.id)
    case 'file':
      return routes.base(result.baseId, { fileId: result.id, page: 1 })
    case 'page': {
      const { baseId, fileId, page } = result
      return routes.base(baseId, { fileId, page, quote: sentenceOf(result, query) })
    }
    case 'highlight': {
      const { baseId, fileId, page, title } = result
      return routes.base(baseId, { fileId, page, quote: title })
    }
    case 'chat': {
      const { baseId, fileId, id: chatId } = result
      return routes.base(baseId, { fileId, chatId, quote: sentenceOf(result, query) })
    }
    case 'quiz':
      return result.isCompleted ? routes.quizResults(result.id) : routes.quizTake(result.id)
    case 'question':
      return result.isCompleted
        ? `${routes.quizResults(result.quizId)}#${reviewId(result.id)}`
        : routes.quizTake(result.quizId)
  }
}
