import { appendFileSync, readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { afterAll, expect } from 'vitest'

/**
 * Appends the CPU seconds of each test file, its imports and the processes it started and ended to
 * the file that `STOA_TEST_CPU` names (Linux). `bench/test-time.ts` uses it. Files that run in
 * threads of one process are left out, since their times cannot be told apart.
 */
const file = process.env['STOA_TEST_CPU']

const TICKS_PER_SECOND = 100

/** The time of this process, and of its children that ended. */
function cpuSeconds(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND
}

if (file !== undefined && isMainThread) {
  const before = cpuSeconds()
  afterAll(() => {
    const name = expect.getState().testPath
    appendFileSync(file, `${JSON.stringify({ name, seconds: cpuSeconds() - before })}\n`)
  })
}
