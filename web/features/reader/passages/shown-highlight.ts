/** A highlight to scroll to; a new object scrolls to it again. */
export type ShownHighlight = { readonly id: string }

/** The highlight of another file to show once that file is open. */
let pending: { readonly fileId: string; readonly id: string } | null = null

export function showAfterOpening(fileId: string, id: string): void {
  pending = { fileId, id }
}

/** The highlight to show in the file that has opened, once; null if there is none. */
export function takePending(fileId: string): ShownHighlight | null {
  if (pending?.fileId !== fileId) return null
  const { id } = pending
  pending = null
  return { id }
}
