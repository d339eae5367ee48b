import { Worker } from 'node:worker_threads'

const ENTRY = new URL('./watchdog-worker.ts', import.meta.url)
/** After a minute without a turn of the event loop the main thread is taken to hang. */
const WATCHDOG_LIMIT_MS = 60_000
/** Checks of the counter within the limit; the main thread counts twice as often. */
const CHECKS_PER_LIMIT = 10

/** The data passed to the watchdog's thread. */
export type WatchdogData = { counter: SharedArrayBuffer; limitMs: number; checks: number }

type Watchdog = { stop(): Promise<void> }

/**
 * Ends the process (SIGKILL, after one line of the log) if the event loop of the main thread does
 * not turn for `limitMs`: a process that hangs cannot end itself, and a supervisor restarts only
 * what has ended.
 */
export function startWatchdog(limitMs: number = WATCHDOG_LIMIT_MS): Watchdog {
  const counter = new SharedArrayBuffer(4)
  const view = new Int32Array(counter)
  const data: WatchdogData = { counter, limitMs, checks: CHECKS_PER_LIMIT }
  const worker = new Worker(ENTRY, {
    workerData: data,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  })
  worker.unref()
  const timer = setInterval(() => Atomics.add(view, 0, 1), limitMs / CHECKS_PER_LIMIT / 2)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await worker.terminate()
    },
  }
}
