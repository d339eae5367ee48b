/**
 * Loaded by `node --import` into a server that is measured: writes how long its main thread stood
 * still, at its end.
 */
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const file = process.env['STOA_LOOP_REPORT']
if (isMainThread && file !== undefined) {
  const histogram = monitorEventLoopDelay({ resolution: 5 })
  histogram.enable()
  // the start is not what is measured
  process.on('SIGUSR2', () => histogram.reset())
  process.on('exit', () => {
    const ms = (nanoseconds: number) => Math.round(nanoseconds / 1e5) / 10
    const report = { p99: ms(histogram.percentile(99)), max: ms(histogram.max) }
    writeFileSync(file, JSON.stringify(report))
  })
}
