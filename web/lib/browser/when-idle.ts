const IDLE_DELAY_MS = 2000

/** Runs work that the first screen does not need, once the page has loaded and is idle. */
export function whenIdle(work: () => Promise<unknown>): void {
  const schedule = () => setTimeout(() => void work().catch(() => undefined), IDLE_DELAY_MS)
  if (document.readyState === 'complete') schedule()
  else addEventListener('load', schedule, { once: true })
}
