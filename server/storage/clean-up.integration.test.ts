import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestStorage, type TestStorage, type TestUser } from '../../testing/storage.ts'

const DAY = 24 * 3600
let storage: TestStorage
let owner: TestUser

beforeEach(async () => {
  storage = await createTestStorage()
  owner = await storage.createUser()
})
afterEach(() => storage.close())

const pathOf = (name: string) => `${owner.id}/base/${name}`
const textAt = async (name: string) => (await owner.files.download(pathOf(name))).data?.text()

/** Files of a base, each with its bytes and both of its rows. */
async function listedFiles(...names: string[]) {
  const base = await storage.runSql(
    `insert into public.bases (user_id, name) values ($1, 'Biology') returning id`,
    [owner.id],
  )
  for (const name of names) {
    await owner.files.upload(pathOf(name), new Blob([name]))
    await storage.runSql(
      `insert into public.base_files (base_id, file_name, file_path, file_size, file_type)
       values ($1, $2, $3, 1, 'text/plain')`,
      [base.rows[0]?.['id'], name, pathOf(name)],
    )
  }
}

async function versionOf(name: string): Promise<string> {
  const { rows } = await storage.runSql('select version from storage.objects where name = $1', [
    pathOf(name),
  ])
  return String(rows[0]?.['version'])
}

/** Replaces the database by one that refers to fewer files, as an older copy does. */
async function forgetObjects(...names: string[]) {
  for (const name of names)
    await storage.runSql('delete from storage.objects where name = $1', [pathOf(name)])
  await storage.runSql('delete from storage.released_versions')
}

const trash = async (): Promise<string[]> =>
  (await readdir(join(storage.folder, '.trash'), { recursive: true }).catch(() => [])).toSorted()

/** Leftovers of a killed process: bytes without a row, and a partial upload. */
const LEFTOVER = 'ab0e8400-e29b-41d4-a716-446655440000'
async function createLeftovers() {
  await mkdir(join(storage.folder, 'ab'), { recursive: true })
  await writeFile(join(storage.folder, 'ab', LEFTOVER), 'no row')
  await writeFile(join(storage.folder, 'ab', `${LEFTOVER}.part`), 'half')
}

test('moves a file without a row to the trash after a day', async () => {
  await listedFiles('a', 'b')
  await createLeftovers()
  await storage.cleanUp()
  expect(await storage.storedFileNames()).toContain(LEFTOVER)
  expect(await trash()).toEqual([])

  storage.advanceClock(DAY + 60)
  await storage.cleanUp()
  const day = new Date(Date.now() + (DAY + 60) * 1000).toISOString().slice(0, 10)
  expect(await trash()).toEqual([day, `${day}/${LEFTOVER}`])
  expect(await storage.storedFileNames()).not.toContain(`${LEFTOVER}.part`)
  expect(await textAt('a')).toBe('a')
  expect(storage.log).toContainEqual({
    name: 'clean_up',
    restored: 0,
    uploads: 0,
    removed: 0,
    trashed: 1,
  })
})

test('empties the trash after 30 days', async () => {
  await listedFiles('a', 'b')
  await createLeftovers()
  storage.advanceClock(2 * DAY)
  await storage.cleanUp()
  storage.advanceClock(30 * DAY)
  await storage.cleanUp()
  expect(await storage.storedFileNames()).toContain(LEFTOVER)
  storage.advanceClock(DAY)
  await storage.cleanUp()
  expect(await storage.storedFileNames()).not.toContain(LEFTOVER)
  expect(await textAt('a')).toBe('a')
})

test('moves nothing if more than half of all files would move', async () => {
  await listedFiles('a', 'b', 'c')
  await storage.runSql(`delete from public.base_files where file_name in ('a', 'b')`)
  await forgetObjects('a', 'b')
  storage.advanceClock(2 * DAY)
  const before = await storage.storedFileNames()
  await storage.cleanUp()
  expect(await storage.storedFileNames()).toEqual(before)
  expect(storage.log).toEqual([{ name: 'clean_up_refused', unreferenced: 2, files: 3 }])
})

test('restores a file from the trash when a row refers to it again', async () => {
  await listedFiles('a', 'b', 'c')
  const version = await versionOf('c')
  const { rows } = await storage.runSql('select * from storage.objects where name = $1', [
    pathOf('c'),
  ])
  await forgetObjects('c')
  storage.advanceClock(2 * DAY)
  await storage.cleanUp()
  expect(await trash()).toContainEqual(expect.stringContaining(version))
  await storage.runSql(
    `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
     values ('files', $1, $2::text::uuid, $2::text, $3, $4::text::jsonb)`,
    [pathOf('c'), owner.id, version, JSON.stringify(rows[0]?.['metadata'])],
  )
  await storage.cleanUp()
  expect(await textAt('c')).toBe('c')
})

test('removes uploads without a base after a day, also if they are most of all files', async () => {
  await listedFiles('a')
  const unlisted = ['one', 'two', 'three']
  for (const name of unlisted) await owner.files.upload(pathOf(name), new Blob([name]))
  const versions = await Promise.all(unlisted.map(versionOf))
  await storage.cleanUp()
  expect(await textAt('one')).toBe('one')
  storage.advanceClock(DAY + 60)
  await storage.cleanUp()
  expect((await owner.files.list(`${owner.id}/base`)).data?.map(({ name }) => name)).toEqual(['a'])
  const left = await storage.storedFileNames()
  expect(versions.filter((version) => left.includes(version))).toEqual([])
  expect(await textAt('a')).toBe('a')
})

test('removes the files of an account deleted by the procedure alone, however many', async () => {
  await listedFiles('a')
  const before = await storage.storedFileNames()
  await storage.runSql(`insert into storage.objects (bucket_id, name, version)
    values ('files', 'x/none', null), ('files', 'x/other', 'of another store')`)
  await storage.runSql(`delete from storage.objects where name like 'x/%'`)
  const leaver = await storage.createUser()
  for (const name of ['one', 'two', 'three'])
    await leaver.files.upload(`${leaver.id}/base/${name}`, new Blob([name]))
  await storage.asUser(leaver, 'select public.delete_account()')
  await storage.cleanUp()
  expect(await storage.storedFileNames()).toEqual(before)
  expect(await textAt('a')).toBe('a')
})

test('removes the bytes of a replaced file that an interrupted request left', async () => {
  await listedFiles('a')
  const version = await versionOf('a')
  const bytes = join(storage.folder, version.slice(0, 2), version)
  await owner.files.update(pathOf('a'), new Blob(['new']))
  await writeFile(bytes, 'old')
  await storage.cleanUp()
  expect(await storage.storedFileNames()).not.toContain(version)
  expect(await textAt('a')).toBe('new')
})
