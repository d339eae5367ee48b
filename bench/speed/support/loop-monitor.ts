/**
 * Loaded by `node --import` into a server that is measured: at its end it writes how long its main
 * thread was blocked, and its memory (RSS).
 */
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const file = process.env['STOA_LOOP_REPORT']
if (isMainThread && file !== undefined) {
  const histogram = monitorEventLoopDelay({ resolution: 5 })
  histogram.enable()
  // The start is not what is measured
  let startRss = process.memoryUsage.rss()
  process.on('SIGUSR2', () => {
    histogram.reset()
    startRss = process.memoryUsage.rss()
  })
  process.on('exit', () => {
    const ms = (nanoseconds: number) => Math.round(nanoseconds / 1e5) / 10
    const mb = (bytes: number) => Math.round(bytes / 2 ** 20)
    const report = {
      mainThreadStallMs: { p99: ms(histogram.percentile(99)), max: ms(histogram.max) },
      memoryMb: {
        start: mb(startRss),
        end: mb(process.memoryUsage.rss()),
        highest: mb(process.resourceUsage().maxRSS * 2 ** 10),
      },
    }
    writeFileSync(file, JSON.stringify(report))
  })
}
