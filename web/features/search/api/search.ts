import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { SEARCH_RECENT, SEARCH_RESULTS } from '../../../../domain/constants.ts'
import { asFailure } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import type { SearchResult } from '../result.ts'

const named = { id: z.uuid(), title: z.string() }
const placed = { title: z.string(), place: z.string(), base_id: z.uuid() }

const row = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('base'), ...named }),
  z.object({ kind: z.literal('file'), ...named, ...placed }),
  z.object({
    kind: z.literal('page'),
    ...placed,
    file_id: z.uuid(),
    page: z.int(),
    excerpt: z.string(),
  }),
  z.object({
    kind: z.literal('chat'),
    ...named,
    ...placed,
    file_id: z.uuid(),
    excerpt: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('quiz'), ...named, is_completed: z.boolean() }),
  z.object({
    kind: z.literal('question'),
    ...named,
    place: z.string(),
    quiz_id: z.uuid(),
    is_completed: z.boolean(),
  }),
])

function resultOf(found: z.infer<typeof row>): SearchResult {
  switch (found.kind) {
    case 'base':
      return found
    case 'file': {
      const { base_id: baseId, ...file } = found
      return { ...file, baseId }
    }
    case 'page': {
      const { base_id: baseId, file_id: fileId, ...page } = found
      return { ...page, baseId, fileId }
    }
    case 'chat': {
      const { base_id: baseId, file_id: fileId, ...chat } = found
      return { ...chat, baseId, fileId }
    }
    case 'quiz': {
      const { is_completed: isCompleted, ...quiz } = found
      return { ...quiz, isCompleted }
    }
    case 'question': {
      const { is_completed: isCompleted, quiz_id: quizId, ...question } = found
      return { ...question, isCompleted, quizId }
    }
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
  return z.array(row).parse(data).map(resultOf)
}

/**
 * What of the learner matches `query`, best first by kind; for an empty one the newest of each
 * kind. While another query is loading the results of the previous one stay. Fails with
 * `search_failed`.
 */
export const searchQuery = (userId: string, query: string) =>
  queryOptions({
    queryKey: ['search', userId, query],
    staleTime: 5_000,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      search(query, signal).catch((cause: unknown) => {
        throw asFailure(cause, 'search_failed')
      }),
  })
