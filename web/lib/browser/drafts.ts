import { safeLocalStorage } from './safe-storage.ts'

/** Before the keys of what was typed and not sent: questions, answers and notes. */
export const DRAFT_PREFIX = 'stoa-draft:'

const draftKeys = (): string[] =>
  safeLocalStorage.keys().filter((key) => key.startsWith(DRAFT_PREFIX))

/** Whether this browser has something that was typed and not sent. */
export const hasDrafts = (): boolean =>
  draftKeys().some((key) => safeLocalStorage.getItem(key)?.trim() !== '')

/** Removes what was typed and not sent from this browser. */
export function removeDrafts(): void {
  for (const key of draftKeys()) safeLocalStorage.removeItem(key)
}
