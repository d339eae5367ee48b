import * as z from 'zod/mini'
import { safeLocalStorage } from './browser/safe-storage.ts'

const KEY = 'stoa-reading-place'

const place = z.object({
  userId: z.string(),
  baseId: z.string(),
  baseName: z.string(),
  fileId: z.string(),
  fileName: z.string(),
  /** From 1. */
  page: z.int(),
  /** When it was read (ms); missing in what an earlier version stored. */
  at: z.optional(z.int()),
})

/** Where a learner last read. */
export type ReadingPlace = z.infer<typeof place>

/** Stores where the learner reads on this device. */
export const storeReadingPlace = (read: Omit<ReadingPlace, 'at'>): void =>
  safeLocalStorage.setItem(KEY, JSON.stringify({ ...read, at: Date.now() }))

export const removeReadingPlace = (): void => safeLocalStorage.removeItem(KEY)

/** Where this learner last read on this device; null if that is not known. */
export function readReadingPlace(userId: string): ReadingPlace | null {
  try {
    const stored = place.safeParse(JSON.parse(safeLocalStorage.getItem(KEY) ?? 'null'))
    return stored.success && stored.data.userId === userId ? stored.data : null
  } catch {
    return null
  }
}
