import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const WATCHDOG = new URL('./watchdog.ts', import.meta.url).href

async function runUnderWatchdog(work: string): Promise<{ signal: unknown; output: string }> {
  const source = `
    const { startWatchdog } = await import(${JSON.stringify(WATCHDOG)})
    startWatchdog(2000)
    ${work}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [, signal] = (await once(child, 'close')) as [unknown, unknown]
  return { signal, output }
}

test('ends the process with one log line if the main thread hangs', async () => {
  const { signal, output } = await runUnderWatchdog(
    'setTimeout(() => { for (;;); }, 500); setInterval(() => {}, 1000)',
  )
  expect(signal).toBe('SIGKILL')
  expect(JSON.parse(output)).toMatchObject({ name: 'main_thread_hangs', seconds: 2 })
})

test('does not end a responsive process and does not delay its exit', async () => {
  expect(await runUnderWatchdog('setTimeout(() => {}, 4000)')).toEqual({ signal: null, output: '' })
})
