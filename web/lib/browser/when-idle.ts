const QUIET_MS = 2000

/** Does what nothing on the screen waits for, once the page is loaded and its first work done. */
export function whenIdle(work: () => Promise<unknown>): void {
  const schedule = () => setTimeout(() => void work().catch(() => undefined), QUIET_MS)
  if (document.readyState === 'complete') schedule()
  else addEventListener('load', schedule, { once: true })
}
