import * as z from 'zod/mini'
import { readAll } from '../../../lib/backend/read-all.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'

/** The bases and quizzes that an import stores; everything else goes with them. */
const journal = z.object({ baseIds: z.array(z.uuid()), quizIds: z.array(z.uuid()) })
export type ImportedParts = z.infer<typeof journal>

/** Rows in one request: their ids are part of its address. */
const IDS_PER_REQUEST = 50

const keyOf = (userId: string): string => `stoa-move-in-${userId}`

export const storeJournal = (userId: string, parts: ImportedParts): void =>
  safeLocalStorage.setItem(keyOf(userId), JSON.stringify(parts))

export const clearJournal = (userId: string): void => safeLocalStorage.removeItem(keyOf(userId))

/** The parts of imports that did not end on this device; null if there is none. */
export function readJournal(userId: string): ImportedParts | null {
  const stored = safeLocalStorage.getItem(keyOf(userId))
  if (stored === null) return null
  try {
    return journal.parse(JSON.parse(stored))
  } catch {
    return null
  }
}

function* batches(ids: readonly string[]): Generator<string[]> {
  for (let start = 0; start < ids.length; start += IDS_PER_REQUEST)
    yield ids.slice(start, start + IDS_PER_REQUEST)
}

/** Deletes what an import has stored, and its record. Throws if something remains. */
export async function removeImported(userId: string, parts: ImportedParts): Promise<void> {
  const db = await supabase()
  for (const ids of batches(parts.quizIds))
    await db.from('quizzes').delete().in('id', ids).throwOnError()
  for (const ids of batches(parts.baseIds)) {
    const files = await readAll((from, to) =>
      db
        .from('base_files')
        .select('file_path')
        .in('base_id', ids)
        .order('id')
        .range(from, to)
        .throwOnError(),
    )
    await db.from('bases').delete().in('id', ids).throwOnError()
    const bucket = await db.files()
    const paths = files.map(({ file_path }) => file_path)
    // What remains is listed nowhere; the server removes uploads without a row after a day.
    for (const some of batches(paths)) await bucket.remove(some).catch(() => undefined)
  }
  clearJournal(userId)
}
