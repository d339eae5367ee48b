import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../testing/services/postgres.ts'
import { startServer } from '../../testing/server.ts'
import { accountAt, openFiles, storeFiles } from '../../testing/fixtures/stored-account.ts'
import { copyEmptyDatabase, copyFolder } from '../../testing/template.ts'
import { openPgliteFolder } from '../database/pglite/database-folder.ts'
import { withSession } from '../database/database.ts'

let folder: string
/** A data folder with 7 files, and a copy of its database from when it had 3. */
let prepared: string
let older: string
let names: string[]
let data: string
let postgres: TestPostgres

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'identity-'))
  prepared = join(folder, 'prepared')
  older = join(folder, 'older')
  postgres = await startPostgres()
  await copyEmptyDatabase(prepared)
  let server = await startServer({ STOA_DATA: prepared })
  names = await storeFiles(await accountAt(server), 3)
  await server.stop('SIGTERM')
  copyFolder(join(prepared, 'database'), older)
  server = await startServer({ STOA_DATA: prepared })
  names.push(...(await storeFiles(await accountAt(server), 4)))
  await server.stop('SIGTERM')
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  data = await mkdtemp(join(folder, 'data-'))
  copyFolder(prepared, data)
})
afterEach(() => rm(data, { recursive: true }))

const start = (env: Record<string, string> = {}) => startServer({ STOA_DATA: data, ...env })

async function stored(): Promise<string[]> {
  const entries = await readdir(join(data, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/** Every file in the data folder that a start must not change, with its hash. */
async function contents(): Promise<string[]> {
  const entries = await readdir(data, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('lock'))
  const lines = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    return `${path} ${createHash('sha256')
      .update(await readFile(path))
      .digest('hex')}`
  })
  return (await Promise.all(lines)).toSorted()
}

async function allFilesOpen() {
  const server = await start()
  const opened = await openFiles(await accountAt(server))
  await server.stop('SIGTERM')
  expect(opened.toSorted()).toEqual(names.toSorted())
}

test('refuses a new PostgreSQL on a folder with files and changes no file', async () => {
  const before = await stored()
  await expect(start({ DATABASE_URL: postgres.url })).rejects.toThrow(
    new RegExp(`^Cannot start: the database is new, but ${data}/files holds [^\\n]+$`),
  )
  expect(await stored()).toEqual(before)
  await allFilesOpen()
})

test('deletes no file with an older copy of the database, and opens all with the newer one', async () => {
  await rename(join(data, 'database'), join(data, 'newer'))
  copyFolder(older, join(data, 'database'))
  const server = await start()
  expect(await openFiles(await accountAt(server))).toHaveLength(3)
  await server.stop('SIGTERM')
  await rm(join(data, 'database'), { recursive: true })
  await rename(join(data, 'newer'), join(data, 'database'))
  await allFilesOpen()
})

test.each([
  ['missing', () => rm(join(data, 'database'), { recursive: true })],
  [
    'empty',
    async () => {
      await rm(join(data, 'database'), { recursive: true })
      await mkdir(join(data, 'database'))
    },
  ],
  ['without its version file', () => rm(join(data, 'database', 'PG_VERSION'))],
])('does not replace a database folder that is %s with an empty one', async (_, damage) => {
  await damage()
  const before = await contents()
  await expect(start()).rejects.toThrow(
    new RegExp(`^Cannot start: ${data}/database is [^\\n]+npm run restore[^\\n]+$`),
  )
  expect(await contents()).toEqual(before)
})

test.each([
  ['an empty control file', 'global/pg_control', ''],
  ['a damaged control file', 'global/pg_control', 'x'.repeat(8192)],
])('refuses %s in one line with the folder and the next step', async (_, file, text) => {
  await writeFile(join(data, 'database', file), text)
  await expect(start()).rejects.toThrow(
    new RegExp(
      `^Cannot start: ${data}/database cannot be opened: [^\\n]+; copy ${data} to a safe place, then restore [^\\n]+$`,
    ),
  )
})

test('refuses the database of one installation with the files of another', async () => {
  const otherFolder = join(folder, 'other')
  // A first start: copies of one empty database have the same identity
  const server = await startServer({ STOA_DATA: otherFolder })
  await storeFiles(await accountAt(server), 1)
  await server.stop('SIGTERM')
  await rm(join(data, 'files'), { recursive: true })
  await rename(join(otherFolder, 'files'), join(data, 'files'))
  const before = await stored()
  await expect(start()).rejects.toThrow(
    new RegExp(`^Cannot start: ${data}/files holds the files of another database[^\\n]+$`),
  )
  expect(await stored()).toEqual(before)
})

test('refuses a database whose files are in another folder', async () => {
  await rm(join(data, 'files'), { recursive: true })
  await expect(start()).rejects.toThrow(
    new RegExp(`^Cannot start: the database names files that are not in ${data}/files[^\\n]+$`),
  )
})

test('adopts a folder of a release without identities', async () => {
  await rm(join(data, 'files', '.identity'))
  const database = await openPgliteFolder(join(data, 'database'))
  await withSession(database, async (session) => {
    await session.run('drop table private.data_identity')
    await session.run(
      `delete from supabase_migrations.schema_migrations where version = '20261122003100'`,
    )
  })
  await database.close()
  await allFilesOpen()
  expect(await stored()).toContain('.identity')
})

test('refuses a database of a newer release with its version and changes nothing', async () => {
  const database = await openPgliteFolder(join(data, 'database'))
  await withSession(database, (session) =>
    session.run(
      `insert into supabase_migrations.schema_migrations (version) values ('20991231000000')`,
    ),
  )
  await database.close()
  await expect(start()).rejects.toThrow(
    /^Cannot start: [^\n]+newer release of Stoa \(migration 20991231000000\)[^\n]+$/,
  )
})

test('reports new secrets beside an existing database', async () => {
  await rm(join(data, 'secrets.json'))
  const server = await start()
  expect(server.output()).toContain(`Warning: ${data}/secrets.json was missing`)
  await server.stop('SIGTERM')
})

test('renames a damaged inbox and starts', async () => {
  await writeFile(join(data, 'inbox.json'), '[{"to": "gra')
  const server = await start()
  expect(server.output()).toContain('Warning: the local inbox was damaged')
  expect(await readdir(data)).toContainEqual(expect.stringMatching(/^inbox\.json\.damaged-\d+$/))
  await server.stop('SIGTERM')
})

test('refuses two processes with different folders on one PostgreSQL', async () => {
  const [one, two] = [join(folder, 'one'), join(folder, 'two')]
  const first = await startServer({ STOA_DATA: one, DATABASE_URL: postgres.url })
  await expect(startServer({ STOA_DATA: two, DATABASE_URL: postgres.url })).rejects.toThrow(
    /^Cannot start: DATABASE_URL: another Stoa process uses this database[^\n]+$/,
  )
  expect(await first.stop('SIGTERM')).toBe(0)
  const second = await startServer({ STOA_DATA: two, DATABASE_URL: postgres.url })
  expect(await second.stop('SIGTERM')).toBe(0)
})

test('marks a question that a killed process was answering, so that it can be asked again', async () => {
  let server = await start()
  const { client, userId } = await accountAt(server)
  const { data: file } = await client
    .from('base_files')
    .select('id, base_id')
    .limit(1)
    .single()
    .throwOnError()
  const chat = await client
    .from('chats')
    .insert({ user_id: userId, base_id: file.base_id, file_id: file.id, chat_name: 'Leaves' })
    .select('id')
    .single()
    .throwOnError()
  await client
    .from('chat_messages')
    .insert({ chat_id: chat.data.id, message_type: 'user', content: 'What do plants take in?' })
    .throwOnError()
  await server.stop('SIGKILL')
  for (let restart = 0; restart < 2; restart++) {
    server = await start()
    const { data: messages } = await (
      await accountAt(server)
    ).client
      .from('chat_messages')
      .select('message_type, content')
      .eq('chat_id', chat.data.id)
      .order('timestamp')
    expect(messages?.map(({ message_type }) => message_type)).toEqual(['user', 'error'])
    expect(messages?.[1]?.content).toMatch(/^Sorry, I encountered an error/)
    await server.stop('SIGTERM')
  }
})
