import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './services/free-port.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The variables that every command of a test has. Code is compiled once for all of them. */
export const PROCESS_ENV = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
}

export type ServerProcess = {
  /** Its public address. */
  url: string
  port: number
  pid: number
  /** The structured log so far, one object per line. */
  log: Record<string, unknown>[]
  /** All output so far. */
  output(): string
  /** Sends `signal` and returns the exit code, or null if the process was killed. */
  stop(signal: NodeJS.Signals): Promise<number | null>
}

/**
 * Runs the server of `folder` (this repository, or a release) as a process, like `npm start`: the
 * bundle of this repository's where there is one (`services/server-bundle.setup.ts`). Throws its
 * output if it ends before it listens.
 */
export async function startServer(
  env: Record<string, string>,
  folder = ROOT,
): Promise<ServerProcess> {
  const port = await freePort()
  const bundle = folder === ROOT ? process.env['TEST_SERVER'] : undefined
  const child = spawn(process.execPath, [bundle ?? 'server/main.ts'], {
    cwd: folder,
    env: {
      ...PROCESS_ENV,
      STOA_BACKUPS_DAILY: '0',
      STOA_BACKUPS_WEEKLY: '0',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: Record<string, unknown>[] = []
  const ready = Promise.withResolvers<string>()
  let output = ''
  let complaint = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  createInterface(child.stdout).on('line', (line) => {
    if (line.startsWith('{')) log.push(JSON.parse(line) as Record<string, unknown>)
    else if (line.startsWith('Stoa is at ')) ready.resolve(line.slice('Stoa is at '.length))
  })
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
    output += chunk.toString()
  })
  const exited = once(child, 'close').then(([code]) => {
    ready.reject(new Error(complaint.trim() || `The server ended with ${String(code)}`))
    return code as number | null
  })
  const url = await ready.promise
  if (child.pid === undefined) throw new Error('No process id')
  return {
    url,
    port,
    pid: child.pid,
    log,
    output: () => output,
    stop(signal) {
      child.kill(signal)
      return exited
    },
  }
}
