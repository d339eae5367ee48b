const QUIET_MS = 2000

/** Does what nothing on the screen waits for, once the page is loaded and its first work done. */
export function afterwards(work: () => Promise<unknown>): void {
  const soon = () => setTimeout(() => void work().catch(() => undefined), QUIET_MS)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}
