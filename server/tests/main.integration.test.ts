import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../testing/server.ts'
import { accountAt } from '../../testing/fixtures/stored-account.ts'
import { copyEmptyDatabase } from '../../testing/template.ts'

let folder: string
let data: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-main-'))
  data = join(folder, 'data')
})
afterAll(() => rm(folder, { recursive: true }))

const start = (env: Record<string, string> = {}) => startServer({ STOA_DATA: data, ...env })

test.runIf(platform() === 'linux')(
  'uses less than 600 MB for a first start and the first account',
  async () => {
    const server = await start()
    await accountAt(server, 'grace@example.com')
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
    const peakMegabytes = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
    expect(peakMegabytes).toBeLessThan(600)
    expect(peakMegabytes).toBeGreaterThan(0)
    await server.stop('SIGTERM')
  },
)

test('refuses a second process on the same folder in one line; the first continues', async () => {
  const server = await start()
  await expect(start()).rejects.toThrow(
    new RegExp(`^Cannot start: ${data} is in use by process ${server.pid}; [^\\n]*$`),
  )
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  await server.stop('SIGTERM')
})

test('refuses a port in use in one line and releases the folder', async () => {
  const server = await start()
  const otherFolder = join(folder, 'other')
  await copyEmptyDatabase(otherFolder)
  const { port } = new URL(server.url)
  await expect(startServer({ STOA_DATA: otherFolder, PORT: port })).rejects.toThrow(
    new RegExp(`^Cannot start: port ${port} of 127.0.0.1 is in use[^\\n]*$`),
  )
  expect((await readdir(otherFolder)).filter((name) => name.startsWith('lock'))).toEqual(['lock'])
  await server.stop('SIGTERM')
})

test('refuses an invalid setting in one line that names it', async () => {
  await expect(start({ DATABASE_URL: 'mysql://x' })).rejects.toThrow(
    /^Cannot start: DATABASE_URL must be a postgres:\/\/ URL$/,
  )
})

test.each([
  ['STOA_DATA', { STOA_DATA: '/dev/null/data' }],
  ['STOA_DATA', { STOA_DATA: '/proc/nowhere/data' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://127.0.0.1:1/stoa' }],
  ['HOST', { HOST: 'nowhere.invalid' }],
])('refuses an unusable %s in one line that names it', async (name, env) => {
  await expect(start(env)).rejects.toThrow(new RegExp(`^Cannot start: ${name}[^\\n]+$`))
})

test('creates secrets once, readable by their owner only', async () => {
  const file = join(data, 'secrets.json')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(data)).mode & 0o777).toBe(0o700)
  const before = await readFile(file, 'utf8')
  await (await start()).stop('SIGTERM')
  expect(await readFile(file, 'utf8')).toBe(before)
})

test('stops the start on damaged secrets instead of replacing them', async () => {
  const file = join(data, 'secrets.json')
  const before = await readFile(file, 'utf8')
  await writeFile(file, '{}')
  await expect(start()).rejects.toThrow(
    /^Cannot start: \S+secrets\.json is damaged; restore it from a backup, or move it away/,
  )
  await writeFile(file, before)
})
