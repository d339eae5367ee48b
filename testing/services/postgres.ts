import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { freePort } from './free-port.ts'

const DEBIAN = '/usr/lib/postgresql'
const START_MS = 30_000

export type TestPostgres = { url: string; stop(): Promise<void> }

/** The folder of the programs of the newest installed PostgreSQL. Throws if there is none. */
async function programs(): Promise<string> {
  const versions = await readdir(DEBIAN).catch(() => [])
  // A folder may contain only the client programs.
  const newest = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
  if (newest !== undefined) return newest
  const onPath = (process.env['PATH'] ?? '')
    .split(':')
    .find((folder) => existsSync(join(folder, 'initdb')))
  if (onPath !== undefined) return onPath
  throw new Error(
    'These tests need PostgreSQL: apt-get install postgresql (initdb and postgres were not found)',
  )
}

/** The ids of the postgres user when running as root, which PostgreSQL refuses; else none. */
async function user(): Promise<{ uid: number; gid: number } | Record<string, never>> {
  if (process.getuid?.() !== 0) return {}
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'))
  if (line === undefined)
    throw new Error('These tests need a user to run PostgreSQL as: apt-get install postgresql')
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/**
 * A new PostgreSQL cluster on a free port of loopback, removed on stop. `superuser` is the role of
 * its URL.
 */
export async function startPostgres(superuser = 'postgres'): Promise<TestPostgres> {
  const [bin, ids, port] = await Promise.all([programs(), user(), freePort()])
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  await chmod(folder, 0o700)
  if ('uid' in ids) await chown(folder, ids.uid, ids.gid)
  const data = join(folder, 'data')
  const options = { cwd: folder, ...ids }
  await promisify(execFile)(
    join(bin, 'initdb'),
    ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  )
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
  ]
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...options,
      stdio: 'ignore',
    },
  )
  const url = `postgres://${superuser}@127.0.0.1:${port}/postgres`
  const probe = postgres(url, { max: 1, onnotice: () => undefined })
  const deadline = Date.now() + START_MS
  let ready = false
  while (!ready)
    try {
      await probe`select 1`
      ready = true
    } catch (error) {
      if (Date.now() > deadline || server.exitCode !== null) throw error
      await sleep(50)
    }
  await probe.end()
  return {
    url,
    async stop() {
      const exited = once(server, 'exit')
      server.kill('SIGINT')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
