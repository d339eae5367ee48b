import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { freePort } from './free-port.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/**
 * The program itself, installed by `npm run hosted:tools`: its wrapper in node_modules/.bin would
 * keep it running when it is stopped.
 */
export const DENO = z
  .object({ runInstall: z.function({ output: z.string() }) })
  .parse(createRequire(join(ROOT, 'supabase/hosted/tools/package.json'))('deno/install_api.cjs'))
  .runInstall()
const START_MS = 60_000

export type DenoFunction = {
  /** The address of the function. */
  url: string
  pid: number
  stop(): Promise<void>
}

/**
 * Serves the function `name` with Deno and without replacements, like Supabase's edge runtime does.
 * It may connect to loopback only. Throws its output if it does not start.
 */
export async function startDenoFunction(
  name: string,
  env: Record<string, string>,
): Promise<DenoFunction> {
  const port = await freePort()
  const child = spawn(
    DENO,
    [
      'run',
      '--node-modules-dir=manual',
      '--config=supabase/functions/deno.json',
      '--allow-env',
      '--allow-read',
      '--allow-net=127.0.0.1',
      `supabase/functions/${name}/index.ts`,
    ],
    {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + START_MS
  while (!(await fetch(url, { method: 'OPTIONS' }).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`Deno does not serve ${name}: ${output}`)
    }
    await sleep(50)
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}
