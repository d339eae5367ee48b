import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const START_TIMEOUT_MS = 60_000

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}

/** The server in a process and a data folder of its own: for tests whose globals are a browser's. */
export async function startServer(): Promise<{ url: string; close(): Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'stoa-server-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [fileURLToPath(new URL('../server/main.ts', import.meta.url))], {
    env: { PATH: process.env['PATH'], PORT: String(port), STOA_DATA: data },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const gone = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
  const close = async () => {
    child.kill('SIGTERM')
    await gone
    await rm(data, { recursive: true, force: true })
  }
  for (const until = Date.now() + START_TIMEOUT_MS; ;) {
    const healthy = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (healthy) return { url, close }
    if (child.exitCode !== null || Date.now() > until) {
      await close()
      throw new Error(`The server did not start:\n${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
