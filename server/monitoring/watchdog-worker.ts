import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import type { WatchdogData } from './watchdog.ts'

const { counter, limitMs, checks } = workerData as WatchdogData
const view = new Int32Array(counter)
const pause = new Int32Array(new SharedArrayBuffer(4))

// Counts checks without a change instead of seconds, so that a machine that was suspended does not
// look like a blocked thread.
let last = -1
for (let missed = 0; missed < checks;) {
  Atomics.wait(pause, 0, 0, limitMs / checks)
  const current = Atomics.load(view, 0)
  missed = current === last ? missed + 1 : 0
  last = current
}
const event = { at: new Date().toISOString(), name: 'main_thread_hangs', seconds: limitMs / 1000 }
writeSync(1, `${JSON.stringify(event)}\n`)
process.kill(process.pid, 'SIGKILL')
