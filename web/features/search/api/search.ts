import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { SEARCH_RECENT, SEARCH_RESULTS } from '../../../../domain/constants.ts'
import { previewText } from '../../../../domain/tutor/markup.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import type { SearchResult } from '../result.ts'

const text = z.nullable(z.string())
const row = z.object({
  kind: z.string(),
  id: text,
  title: z.string(),
  place: text,
  base_id: text,
  file_id: text,
  quiz_id: text,
  page: z.nullable(z.number()),
  excerpt: text,
  is_completed: z.nullable(z.boolean()),
})

const orEmpty = (value: string | null): string => value ?? ''

/** The result of a row. The procedure sets the columns that each kind has. */
function resultOf(found: z.infer<typeof row>): SearchResult[] {
  const { title, page, excerpt } = found
  const [id, place] = [orEmpty(found.id), orEmpty(found.place)]
  const [baseId, fileId] = [orEmpty(found.base_id), orEmpty(found.file_id)]
  const quizId = orEmpty(found.quiz_id)
  const isCompleted = found.is_completed === true
  switch (found.kind) {
    case 'base':
      return [{ kind: 'base', id, title }]
    case 'file':
      return [{ kind: 'file', id, title, place, baseId }]
    case 'page':
      return [{ kind: 'page', title, place, baseId, fileId, page: page ?? 1, excerpt }]
    case 'highlight':
      return [{ kind: 'highlight', id, title, place, baseId, fileId, page: page ?? 1, excerpt }]
    case 'chat':
      return [
        {
          kind: 'chat',
          id,
          title,
          place,
          baseId,
          fileId,
          excerpt: excerpt === null ? null : previewText(excerpt),
        },
      ]
    case 'quiz':
      return [{ kind: 'quiz', id, title, isCompleted }]
    case 'question':
      return [{ kind: 'question', id, title, place, quizId, isCompleted }]
    default:
      // A kind that this version of the site lacks.
      return []
  }
}

async function search(query: string, signal: AbortSignal): Promise<SearchResult[]> {
  const db = await supabase()
  const { data } = await db
    .rpc('search_everything', {
      p_query: query,
      p_most: query === '' ? SEARCH_RECENT : SEARCH_RESULTS,
    })
    .abortSignal(signal)
    .throwOnError()
  return z.array(row).parse(data).flatMap(resultOf)
}

/**
 * The learner's items that match `query`, best first by kind; for an empty one the newest of each
 * kind. While another query is loading the results of the previous one stay.
 */
export const searchQuery = (userId: string, query: string) =>
  queryOptions({
    queryKey: ['search', userId, query],
    staleTime: 5_000,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => search(query, signal),
  })
