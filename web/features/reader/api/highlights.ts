import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { HighlightAnchor } from '../../../../domain/highlights/place.ts'
import { asFailure } from '../../../../domain/failure.ts'
import { currentUserId } from '../../../lib/auth/auth.ts'
import { readAll } from '../../../lib/backend/read-all.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

const highlightRow = z.object({
  id: z.uuid(),
  file_id: z.uuid(),
  page: z.int(),
  quote: z.string(),
  prefix: z.string(),
  suffix: z.string(),
  position: z.int(),
  note: z.string(),
})

const COLUMNS = 'id, file_id, page, quote, prefix, suffix, position, note'

/** A highlighted passage with its note, which may be empty. */
export type Highlight = z.infer<typeof highlightRow>

async function fetchHighlights(baseId: string): Promise<Highlight[]> {
  const rows = await readAll(async (from, to) => {
    const [db, userId] = await Promise.all([supabase(), currentUserId()])
    return db
      .from('highlights')
      .select(COLUMNS)
      .eq('user_id', userId)
      .eq('base_id', baseId)
      .order('page')
      .order('position')
      .order('id')
      .range(from, to)
      .throwOnError()
  })
  return z.array(highlightRow).parse(rows)
}

/** The highlights of a base in the order of pages. Fails with `unexpected`. */
export const highlightsQuery = (baseId: string) =>
  queryOptions({
    queryKey: ['highlights', baseId],
    queryFn: () =>
      fetchHighlights(baseId).catch((cause: unknown) => {
        throw asFailure(cause, 'unexpected')
      }),
  })

type Place = { readonly baseId: string; readonly fileId: string }

/** Stores a highlight. Fails with `quota_highlights` or `unexpected`. */
export async function addHighlight(
  { baseId, fileId }: Place,
  { page, quote, prefix, suffix, position }: HighlightAnchor,
): Promise<Highlight> {
  const [db, userId] = await Promise.all([supabase(), currentUserId()])
  const owner = { user_id: userId, base_id: baseId, file_id: fileId }
  const { data, error } = await db
    .from('highlights')
    .insert({ ...owner, page, quote, prefix, suffix, position })
    .select(COLUMNS)
    .single()
  if (error) throw asFailure(error, 'unexpected')
  return highlightRow.parse(data)
}

/** Replaces the note of a highlight. Fails with `unexpected`. */
export async function saveNote(id: string, note: string): Promise<void> {
  const db = await supabase()
  const { error } = await db.from('highlights').update({ note }).eq('id', id)
  if (error) throw asFailure(error, 'unexpected')
}

/** Deletes a highlight; idempotent. Fails with `unexpected`. */
export async function deleteHighlight(id: string): Promise<void> {
  const db = await supabase()
  const { error } = await db.from('highlights').delete().eq('id', id)
  if (error) throw asFailure(error, 'unexpected')
}

/** The same as a REST path, for when the page is left. */
export const highlightRowPath = (id: string): string => `highlights?id=eq.${id}`
