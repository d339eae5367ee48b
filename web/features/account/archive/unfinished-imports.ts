import * as z from 'zod/mini'
import { batches } from '../../../../domain/batches.ts'
import { readAll } from '../../../lib/backend/read-all.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'

/** The bases and quizzes that imports store; everything else goes with them. */
const importedParts = z.object({ baseIds: z.array(z.uuid()), quizIds: z.array(z.uuid()) })
export type ImportedParts = z.infer<typeof importedParts>

/** Not renamed, so that what an earlier version noted is found. */
const keyOf = (userId: string): string => `stoa-move-in-${userId}`

const NOTHING: ImportedParts = { baseIds: [], quizIds: [] }

/** The parts of every import that did not end; null if there is none. */
function readJournal(userId: string): ImportedParts | null {
  try {
    return importedParts.parse(JSON.parse(safeLocalStorage.getItem(keyOf(userId)) ?? 'null'))
  } catch {
    return null
  }
}

function storeJournal(userId: string, parts: ImportedParts): void {
  if (parts.baseIds.length + parts.quizIds.length === 0) safeLocalStorage.removeItem(keyOf(userId))
  else safeLocalStorage.setItem(keyOf(userId), JSON.stringify(parts))
}

/** Notes what an import is about to store. */
export function addToJournal(userId: string, { baseIds, quizIds }: ImportedParts): void {
  const before = readJournal(userId) ?? NOTHING
  storeJournal(userId, {
    baseIds: [...before.baseIds, ...baseIds],
    quizIds: [...before.quizIds, ...quizIds],
  })
}

/** Removes from the journal what is stored completely, or not at all any more. */
export function removeFromJournal(userId: string, { baseIds, quizIds }: ImportedParts): void {
  const before = readJournal(userId) ?? NOTHING
  storeJournal(userId, {
    baseIds: before.baseIds.filter((id) => !baseIds.includes(id)),
    quizIds: before.quizIds.filter((id) => !quizIds.includes(id)),
  })
}

/**
 * Does `task` while no other import of the account runs in this browser: waits for the one that
 * does, in any tab. Where the browser has no locks, it does not wait. Rejects with the reason of
 * `signal` if that is aborted while it waits.
 */
export function withoutOtherImports<T>(
  userId: string,
  task: () => T | Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  if (!('locks' in navigator)) return Promise.resolve().then(task)
  return navigator.locks.request(`stoa-import-${userId}`, signal ? { signal } : {}, task)
}

/**
 * The parts of imports that did not end on this device; null if there are none. Waits while an
 * import is running.
 */
export const readUnfinished = (
  userId: string,
  signal?: AbortSignal,
): Promise<ImportedParts | null> => withoutOtherImports(userId, () => readJournal(userId), signal)

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
    // Files that remain have no row; the server removes such uploads after a day.
    for (const some of batches(paths)) await bucket.remove(some).catch(() => undefined)
  }
  removeFromJournal(userId, parts)
}

/** `removeImported`, not while an import is running. */
export const removeUnfinished = (userId: string, parts: ImportedParts): Promise<void> =>
  withoutOtherImports(userId, () => removeImported(userId, parts))
