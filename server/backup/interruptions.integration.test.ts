import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROCESS_ENV, startServer } from '../../testing/server.ts'
import { accountAt, openFiles, storeFiles } from '../../testing/fixtures/stored-account.ts'
import { copyEmptyDatabase, copyFolder } from '../../testing/template.ts'
import { openPgliteFolder } from '../database/pglite/database-folder.ts'
import { withSession } from '../database/database.ts'
import { lockDataFolder } from '../startup/data-folder.ts'
import { askServer } from './requests.ts'

let folder: string
/** A stopped server with an account and two files, and its archive. */
let data: string
let archive: string
let names: string[]

async function run(script: string, args: string[], dataFolder: string) {
  const env = { ...PROCESS_ENV, STOA_DATA: dataFolder }
  try {
    const ended = await promisify(execFile)(process.execPath, [script, ...args], { env })
    return { code: 0, ...ended }
  } catch (error) {
    return { code: 1, stdout: '', stderr: String(error), ...(error as object) }
  }
}
const backup = (dataFolder: string, ...args: string[]) =>
  run('server/backup/backup.ts', args, dataFolder)
const restore = (dataFolder: string, ...args: string[]) =>
  run('server/backup/restore.ts', args, dataFolder)
const admin = (dataFolder: string) => run('server/admin/main.ts', ['list'], dataFolder)

function copyOfData(name: string): string {
  copyFolder(data, join(folder, name))
  return join(folder, name)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'interruptions-'))
  data = join(folder, 'data')
  archive = join(folder, 'archive.tar')
  await copyEmptyDatabase(data)
  const server = await startServer({ STOA_DATA: data })
  names = await storeFiles(await accountAt(server), 2)
  await server.stop('SIGTERM')
  expect(await backup(data, archive)).toMatchObject({ code: 0, stderr: '' })
})
afterAll(() => rm(folder, { recursive: true }))

test('a restore that was killed between the old and the new state stops a start until it is repeated', async () => {
  const target = copyOfData('killed')
  const [old, incoming] = [join(target, 'before-restore-1'), join(target, '.restoring-1')]
  await mkdir(old)
  await mkdir(incoming)
  for (const name of ['database', 'files']) await rename(join(target, name), join(old, name))

  await expect(startServer({ STOA_DATA: target })).rejects.toThrow(
    `a restore into ${target} was interrupted; run npm run restore -- FILE again. ` +
      `What it had moved away is in ${old}`,
  )
  expect(await readdir(target)).not.toContain('database')
  const damaged = join(folder, 'damaged.tar')
  await writeFile(damaged, 'no archive')
  expect(await restore(target, damaged)).toMatchObject({ code: 1 })
  await expect(startServer({ STOA_DATA: target })).rejects.toThrow('was interrupted')

  const restored = await restore(target, archive)
  expect(restored.stdout).toContain(`and ${old}; delete it`)
  expect(await readdir(target)).not.toContain('.restoring-1')
  const server = await startServer({ STOA_DATA: target })
  expect((await openFiles(await accountAt(server))).toSorted()).toEqual(names.toSorted())
  await server.stop('SIGTERM')
})

test('a restore removes what one left that was killed before it replaced anything', async () => {
  const target = copyOfData('early')
  await mkdir(join(target, '.restoring-1', 'files'), { recursive: true })
  expect(await restore(target, archive)).toMatchObject({ code: 0 })
  expect((await readdir(target)).filter((name) => name.startsWith('.restoring'))).toEqual([])
})

test.each([
  ['npm run backup', backup],
  ['npm run restore', restore],
])('%s refuses options and a second file with its usage', async (command, ask) => {
  for (const args of [['--help'], [], [join(folder, 'a.tar'), join(folder, 'b.tar')]])
    expect((await ask(data, ...args)).stderr).toContain(`which file? Use: ${command} -- FILE`)
})

test('reports a missing archive and a missing folder before it changes the data folder', async () => {
  const nowhere = join(folder, 'nowhere')
  expect((await restore(nowhere, join(folder, 'none.tar'))).stderr).toBe(
    `Nothing was restored: there is no file ${join(folder, 'none.tar')}\n`,
  )
  await expect(readdir(nowhere)).rejects.toThrow('ENOENT')
  expect((await backup(data, join(nowhere, 'a.tar'))).stderr).toBe(
    `No backup was made: there is no folder ${nowhere}\n`,
  )
})

test('a backup reports files that were lost before it, and rows that refer to no file', async () => {
  const target = copyOfData('lost')
  await rm(join(target, 'files'), { recursive: true })
  const database = await openPgliteFolder(join(target, 'database'))
  await withSession(database, (session) =>
    session.run(`insert into storage.objects (bucket_id, name) values ('files', 'a/b')`),
  )
  await database.close()
  const saved = await backup(target, join(folder, 'lost.tar'))
  expect(saved).toMatchObject({ code: 0 })
  expect(saved.stderr).toMatch(/^Warning: 3 files that the database names are lost/)
})

test('a command says which PostgreSQL does not answer, and what to check', async () => {
  const url = 'postgres://stoa@127.0.0.1:1/stoa'
  const env = { ...PROCESS_ENV, STOA_DATA: data, DATABASE_URL: url }
  const commands = [
    ['server/doctor/doctor.ts'],
    ['server/admin/main.ts', 'list'],
    ['server/backup/backup.ts', join(folder, 'unreachable.tar')],
  ]
  for (const args of commands)
    await expect(promisify(execFile)(process.execPath, args, { env })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1; check that the server runs/,
      ) as string,
    })
})

test('a command that waits for a server ends when the process that held the folder does', async () => {
  const held = await lockDataFolder(data)
  const answer = askServer(data, 'doctor')
  await held.release()
  await expect(answer).rejects.toThrow(`used ${data} has ended; run the command again`)
})

test('npm run admin changes neither the schema of another release nor a damaged folder', async () => {
  const older = copyOfData('older')
  const database = await openPgliteFolder(join(older, 'database'))
  const versions = (text: string) =>
    withSession(database, async (session) => (await session.run(text)).rows)
  await versions(`delete from supabase_migrations.schema_migrations where version =
    (select max(version) from supabase_migrations.schema_migrations)`)
  await database.close()
  expect(await admin(older)).toMatchObject({
    code: 1,
    stderr: 'the database is not of this release yet; start Stoa once, then try again\n',
  })

  const damaged = copyOfData('damaged')
  await rm(join(damaged, 'database', 'PG_VERSION'))
  expect((await admin(damaged)).stderr).toContain('is damaged (PG_VERSION is missing)')
  expect(await readdir(join(damaged, 'database'))).not.toContain('PG_VERSION')
})
