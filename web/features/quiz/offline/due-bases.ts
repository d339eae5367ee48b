import * as z from 'zod/mini'
import { DUE_BASES_MAX } from '../../../../domain/constants.ts'
import { readStoredUserId } from '../../../lib/auth/stored-user.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import { scheduleDay } from '../../../lib/i18n/day.ts'
import { dueNow } from './kept-reviews.ts'
import { isUnreachable } from './unreachable.ts'

const dueBase = z.object({ id: z.uuid(), name: z.string(), questions: z.coerce.number() })

/** A base with the number of its questions that are due today. */
export type DueBase = z.infer<typeof dueBase>

async function fetchDueBases(): Promise<DueBase[]> {
  const db = await supabase()
  const { data } = await db
    .rpc('get_due_bases', { ...scheduleDay(new Date()), p_most: DUE_BASES_MAX })
    .throwOnError()
  return z.array(dueBase).parse(data)
}

/** The bases of the questions that this browser keeps. */
function keptDueBases(): DueBase[] {
  const bases = new Map<string, DueBase>()
  for (const { source } of dueNow(readStoredUserId() ?? '')) {
    const { base_id: id, bases: base } = source
    const questions = (bases.get(id)?.questions ?? 0) + 1
    bases.set(id, { id, name: base.name, questions })
  }
  return [...bases.values()].toSorted((a, b) => b.questions - a.questions).slice(0, DUE_BASES_MAX)
}

/** The bases with due questions, those with the most first; without a network those kept. */
export async function readDueBases(): Promise<DueBase[]> {
  if (!navigator.onLine) return keptDueBases()
  try {
    return await fetchDueBases()
  } catch (error) {
    if (!isUnreachable(error)) throw error
    return keptDueBases()
  }
}
