import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../testing/services/free-port.ts'
import { packageClosure, writeRelease } from './build/write-release.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
let folder: string
let release: string

/** Takes away every write permission, as a read-only file system does for its user. */
async function makeReadOnly(path: string): Promise<void> {
  await promisify(execFile)('chmod', ['-R', 'a-w', path])
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-release-'))
  release = join(folder, 'stoa')
  if (!existsSync(join(ROOT, 'dist/index.html')))
    await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: ROOT })
  await writeRelease(ROOT, release)
  await makeReadOnly(release)
})
afterAll(async () => {
  await promisify(execFile)('chmod', ['-R', 'u+w', release])
  await rm(folder, { recursive: true, force: true })
})

test('starts from a read-only release with nothing but a data folder, and serves site and accounts', async () => {
  const port = await freePort()
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: release,
    env: { PORT: String(port), STOA_DATA: join(folder, 'data'), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = once(server, 'exit')
  const url = `http://127.0.0.1:${port}`
  await expect.poll(() => output, { timeout: 170_000 }).toContain('Stoa is at')
  const get = (path: string) => fetch(url + path, { headers: { accept: 'text/html' } })
  expect((await get('/')).status).toBe(200)
  expect((await get('/ready')).status).toBe(200)
  const { key } = (await (await get('/config.json')).json()) as { key: string }
  const client = createClient(url, key, { auth: { persistSession: false } })
  const account = { email: 'ada@example.com', password: 'a long enough password' }
  expect((await client.auth.signUp(account)).error).toBeNull()
  server.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
})

test('contains neither development packages nor those that only the build of the site uses', async () => {
  const packages = await readdir(join(release, 'node_modules'))
  for (const name of ['hono', 'zod', 'prom-client']) expect(packages).toContain(name)
  for (const name of [
    'vite',
    'react',
    'lucide-react',
    'vitest',
    'supabase',
    'deno',
    '@sentry',
    'node',
  ])
    expect(packages).not.toContain(name)
  const files = await readdir(release, { recursive: true })
  expect(files.filter((file) => /^(?!node_modules).*\.test\.ts$/.test(file))).toEqual([])
})

test('finds the version of a package that its dependent uses', () => {
  const packages = {
    'node_modules/a': { dependencies: { b: '1', c: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': { optionalDependencies: { absent: '1' } },
    'node_modules/unused': {},
  }
  expect([...packageClosure(packages, ['a'])].toSorted()).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ])
})
