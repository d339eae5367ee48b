import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { newPersona, seedFixtures } from '../../../testing/personas.ts'
import { copyEmptyDatabase, databaseTemplate } from '../../../testing/template.ts'
import { removeUnconfirmedAccounts } from '../../auth/unconfirmed-accounts.ts'
import { openDatabase, type OpenedDatabase } from '../open-database.ts'
import { erasureOf } from './erasure.ts'
import { openPglite } from './pglite.ts'

const NAME = 'Xylophia Quux'
const ADDRESS = 'zebedee-7391@example.org'
const NOTE = 'marzipan-secret-5512'

let folder: string
let database: OpenedDatabase
let app: TestApp
const log: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erasure-'))
  await copyEmptyDatabase(folder)
  database = await openDatabase(
    { databaseUrl: null, dataFolder: folder },
    { log: ({ name }) => void log.push(name) },
  )
  app = await createTestApp({ database })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** The files of the database that contain one of the texts, by their paths in its folder. */
async function filesWith(texts: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const content = (await readFile(path)).toString('latin1').toLowerCase()
    if (texts.some((text) => content.includes(text.toLowerCase())))
      found.push(relative(folder, path))
  }
  return found.toSorted()
}

const maintain = async (): Promise<void> => database.maintenance?.runOnce()

test('leaves nothing of a deleted account in the files of the database, and keeps others', async () => {
  const password = 'a long enough password'
  const leaving = await app.signUp({ fullName: NAME, email: ADDRESS, password })
  const { baseId, highlightId } = await seedFixtures(leaving)
  await leaving.client.from('bases').update({ name: NOTE }).eq('id', baseId).throwOnError()
  await leaving.client
    .from('highlights')
    .update({ note: NOTE })
    .eq('id', highlightId)
    .throwOnError()
  const staying = await newPersona(app, 'staying')
  const kept = await seedFixtures(staying)
  // Statistics of the columns contain values of few rows.
  await app.sql('analyze')
  await app.sql('checkpoint')
  const personal = [NAME, ADDRESS, NOTE, leaving.user.id]
  const stored = await filesWith(personal)
  expect(stored.some((path) => path.startsWith('database/base/'))).toBe(true)
  expect(stored.some((path) => path.startsWith('database/pg_wal/'))).toBe(true)

  await maintain()
  expect(log).not.toContain('deleted_accounts_erased')

  const { error } = await leaving.client.functions.invoke('delete-account', {
    body: { email: ADDRESS },
  })
  expect(error).toBeNull()
  await maintain()
  expect(log).toContain('deleted_accounts_erased')
  expect(await filesWith(personal)).toEqual([])

  expect(await app.sql('select from auth.erasure')).toEqual([])
  const { data } = await staying.client.from('highlights').select('id').throwOnError()
  expect(data).toEqual([{ id: kept.highlightId }])
  expect(await filesWith([staying.email])).not.toEqual([])
})

test('erases nothing where the hourly removal of unconfirmed accounts removed none', async () => {
  await app.sql('delete from auth.erasure')
  expect(await removeUnconfirmedAccounts(database, new Date())).toBe(0)
  expect(await app.sql('select from auth.erasure')).toEqual([])
})

test('does not compute the index of the search again where its texts are long', async () => {
  const pglite = await openPglite({ template: await databaseTemplate() })
  const other = await createTestApp({ database: pglite })
  try {
    const erase = async () => {
      const leaving = await newPersona(other, 'leaving')
      const { id } = leaving.user
      await other.sql('delete from auth.users where id = $1', [id])
      expect(await erasureOf(pglite)(() => false)).toBe(true)
      const [files] = await other.sql<{ searched: string; bases: string }>(
        `select pg_relation_filenode('private.search_texts')::text as searched,
          pg_relation_filenode('public.bases')::text as bases`,
      )
      return files
    }
    const { messageId } = await seedFixtures(await newPersona(other, 'staying'))
    const store = (rows: number) =>
      other.sql(`insert into private.search_texts (scope, content, message_id)
        select 'message', repeat('a ', 1000000), '${messageId}' from generate_series(1, ${rows})`)
    const first = await erase()
    await store(11)
    const second = await erase()
    await store(2)
    const third = await erase()
    expect(second?.searched).not.toBe(first?.searched)
    expect(third?.searched).toBe(second?.searched)
    expect(third?.bases).not.toBe(second?.bases)
  } finally {
    await other.close()
  }
})
