/**
 * Imported by the measured server (`--import`): on SIGUSR2 it prints the delays of its main thread
 * since the last time.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const MS = 1e6

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  process.on('SIGUSR2', () => {
    const [max, p99] = [delay.max, delay.percentile(99)].map((ns) => Math.round(ns / MS))
    console.log(JSON.stringify({ name: 'loop_delay', max, p99 }))
    delay.reset()
  })
}
