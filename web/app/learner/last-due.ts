import { safeLocalStorage } from '../../lib/browser/safe-storage.ts'

const KEY = 'stoa-due'

/** Stores how many questions were due for a learner, for the start of the next page. */
export const storeLastDue = ({ userId, due }: { userId: string; due: number }): void =>
  safeLocalStorage.setItem(KEY, `${userId} ${due}`)

export const removeLastDue = (): void => safeLocalStorage.removeItem(KEY)

/** How many questions were due when this device last read it; 0 if that is not known. */
export function readLastDue(userId: string): number {
  const [owner, due] = (safeLocalStorage.getItem(KEY) ?? '').split(' ')
  return owner === userId ? Number(due) || 0 : 0
}
