import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../testing/services/free-port.ts'
import { startPostgres, type TestPostgres } from '../../../testing/services/postgres.ts'
import { startServer } from '../../../testing/server.ts'
import { accountAt, openFiles, storeFiles } from '../../../testing/fixtures/stored-account.ts'
import type { BlobStore } from './blob-store.ts'
import { s3Settings } from './s3-settings.ts'
import { s3Store } from './s3-store.ts'

let folder: string
let s3: S3rver
let variables: Record<string, string>
let store: BlobStore
let postgres: TestPostgres

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-'))
  const port = await freePort()
  s3 = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'buckets'),
    configureBuckets: [{ name: 'stoa', configs: [] }],
  })
  await s3.run()
  variables = {
    STOA_FILES: 's3://stoa/school/',
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  }
  const settings = s3Settings(variables)
  if (!settings) throw new Error('no settings')
  store = s3Store(settings, join(folder, 'spool'))
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  await s3.close()
  await rm(folder, { recursive: true })
})

const source = (text: string) => new Blob([text]).stream()
async function textOf(version: string, start?: number, end?: number): Promise<string | null> {
  const file = await store.open(version)
  return file && new Response(file.stream(start ?? 0, end ?? file.size - 1)).text()
}

async function all<T>(batches: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = []
  for await (const batch of batches) collected.push(batch)
  return collected
}

test('keeps the id of a file from another store, also after an upload of it was cut off', async () => {
  const id = randomUUID()
  await mkdir(join(folder, 'spool', id.slice(0, 2)), { recursive: true })
  await writeFile(join(folder, 'spool', id.slice(0, 2), `${id}.part`), 'some')
  expect(await store.write(source('some bytes'), 100, id)).toEqual({ version: id, size: 10 })
  expect(await textOf(id)).toBe('some bytes')
  await store.remove([id])
})

test('returns a file byte for byte, complete or in part, and leaves the spool empty', async () => {
  const { version, size } = await store.write(source('some bytes'), 100)
  expect(size).toBe(10)
  expect(await textOf(version)).toBe('some bytes')
  expect(await textOf(version, 5, 6)).toBe('by')
  const { version: empty } = await store.write(source(''), 100)
  expect(await textOf(empty)).toBe('')
  const left = await readdir(join(folder, 'spool'), { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile())).toEqual([])
  await store.remove([version, empty])
  expect(await store.open(version)).toBeNull()
})

test('refuses a file above the limit and stores nothing', async () => {
  await expect(store.write(source('too long'), 3)).rejects.toMatchObject({ status: 413 })
  expect(await store.isEmpty()).toBe(true)
})

test('moves a file to the trash, lists it, restores it, and deletes it with its day', async () => {
  const { version } = await store.write(source('trash'), 100)
  await store.moveToTrash(version, '2026-11-22')
  expect(await store.open(version)).toBeNull()
  expect(await all(store.listTrash())).toEqual([[{ version, day: '2026-11-22' }]])
  expect((await all(store.list())).flat()).toEqual([])
  await store.restoreFromTrash(version, '2026-11-22')
  expect(await textOf(version)).toBe('trash')
  expect((await all(store.list())).flat()).toMatchObject([{ version }])
  await store.moveToTrash(version, '2026-11-22')
  await store.emptyTrash('2026-11-22')
  expect(await store.isEmpty()).toBe(false)
  await store.emptyTrash('2026-11-23')
  expect(await store.isEmpty()).toBe(true)
})

test('stores the identity beside the files', async () => {
  expect(await store.identity()).toBeNull()
  await store.setIdentity('an-id')
  expect(await store.identity()).toBe('an-id')
})

test('opens files stored by another process on the same PostgreSQL', async () => {
  const env = { ...variables, STOA_FILES: 's3://stoa/shared', DATABASE_URL: postgres.url }
  const one = await startServer({ ...env, STOA_DATA: join(folder, 'one') })
  const two = await startServer({ ...env, STOA_DATA: join(folder, 'two') })
  const stored = await storeFiles(await accountAt(one), 2)
  expect((await openFiles(await accountAt(two))).toSorted()).toEqual(stored.toSorted())
  await one.stop('SIGTERM')
  await two.stop('SIGTERM')
})

test.each([
  [{ STOA_FILES: '/mnt/files' }, /STOA_FILES must be an address like s3:/],
  [{ STOA_FILES: 's3://stoa' }, /AWS_ACCESS_KEY_ID must be set/],
  [{ STOA_FILES: 's3://stoa', AWS_ENDPOINT_URL: 'minio:9000' }, /AWS_ENDPOINT_URL must be/],
])('refuses settings like %o and states the variable to change', (variables, message) => {
  expect(() => s3Settings(variables)).toThrow(message)
})
