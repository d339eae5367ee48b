import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const START_TIMEOUT_MS = 60_000

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}

export type Site = {
  url: string
  /** The server's process. */
  pid(): number
  /** Everything the server printed so far. */
  output(): string
  /** Ends the process at once, as a power cut would. */
  kill(): Promise<void>
  /** Starts it again on the same data and the same address. */
  restart(): Promise<void>
  /** Ends it and removes its data. */
  close(): Promise<void>
}

/** The built site as `npm start` runs it: the server in a process of its own, on a data folder of its own. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  if (!existsSync(join(ROOT, 'dist/index.html'))) throw new Error('The site is not built: npm run build')
  const data = await mkdtemp(join(tmpdir(), 'stoa-e2e-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  let printed = ''
  let child: ChildProcess

  const ended = () => new Promise<void>((resolve) => void child.once('exit', () => resolve()))

  const start = async () => {
    child = spawn(process.execPath, ['server/main.ts'], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], PORT: String(port), STOA_DATA: data, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    const until = Date.now() + START_TIMEOUT_MS
    for (;;) {
      const healthy = await fetch(`${url}/health`).then(
        (response) => response.ok,
        () => false,
      )
      if (healthy) return
      if (child.exitCode !== null || Date.now() > until)
        throw new Error(`The server did not start:\n${printed}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = ended()
    child.kill(signal)
    await gone
  }

  await start()
  return {
    url,
    pid: () => child.pid ?? NaN,
    output: () => printed,
    kill: () => end('SIGKILL'),
    restart: start,
    close: async () => {
      await end('SIGTERM')
      await rm(data, { recursive: true, force: true })
    },
  }
}
