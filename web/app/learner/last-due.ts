import * as z from 'zod/mini'
import { safeLocalStorage } from '../../lib/browser/safe-storage.ts'

const KEY = 'stoa-due'

const lastDue = z.object({ userId: z.string(), due: z.int() })

/** Stores how many questions were due for a learner, for the start of the next page. */
export const storeLastDue = (last: z.infer<typeof lastDue>): void =>
  safeLocalStorage.setItem(KEY, JSON.stringify(last))

export const removeLastDue = (): void => safeLocalStorage.removeItem(KEY)

/** How many questions were due when this device last read it; 0 if that is not known. */
export function readLastDue(userId: string): number {
  try {
    const stored = lastDue.safeParse(JSON.parse(safeLocalStorage.getItem(KEY) ?? 'null'))
    return stored.success && stored.data.userId === userId ? stored.data.due : 0
  } catch {
    return 0
  }
}
