/**
 * `npm run dev`: one origin; Vite serves the site with hot reload and proxies everything else to
 * the server, which restarts when a file it depends on changes.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { readEnv } from '../server/env.ts'
import { freePort } from '../testing/services/free-port.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const REALTIME = '/realtime/v1'
const PROXIED_PATHS = [
  '/auth/v1',
  '/rest/v1',
  '/storage/v1',
  '/functions/v1',
  REALTIME,
  '/health',
  '/config.json',
  '/ocr',
  '/inbox',
  '/unsubscribe',
]
const WATCHED_FILES = /^(server|messages|domain|supabase)\/(?!.*\.test\.ts$).*\.(ts|sql|html)$/
/** An editor that saves several files at once restarts the server once. */
const SETTLE_MS = 150

const env = readEnv(process.env)
const port = await freePort()

const startServer = (): ChildProcess =>
  spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: env.publicUrl },
  })

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const hasExited = once(child, 'exit')
  child.kill('SIGTERM')
  await hasExited
}

let server = startServer()
let restarting: Promise<void> = Promise.resolve()
let settle: NodeJS.Timeout | undefined

const vite = await createServer({
  root: ROOT,
  server: {
    host: env.host,
    port: env.port,
    strictPort: true,
    proxy: Object.fromEntries(
      PROXIED_PATHS.map((path) => {
        const target = `http://127.0.0.1:${port}`
        return [path, { target, xfwd: true, ws: path === REALTIME }]
      }),
    ),
  },
})
vite.watcher.on('all', (_event, path) => {
  if (!WATCHED_FILES.test(relative(ROOT, path))) return
  clearTimeout(settle)
  settle = setTimeout(() => {
    restarting = restarting.then(async () => {
      await stopServer(server)
      server = startServer()
    })
  }, SETTLE_MS)
})
await vite.listen()
vite.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void Promise.all([vite.close(), restarting.then(() => stopServer(server))]).then(() =>
      process.exit(0),
    )
  })
