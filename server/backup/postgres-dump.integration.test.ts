import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../testing/services/postgres.ts'
import { withSession } from '../database/database.ts'
import { openPostgres } from '../database/postgres/postgres.ts'
import { dumpPostgres, restorePostgres } from './postgres-dump.ts'

let postgres: TestPostgres
let folder: string
let certificate: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dump-'))
  postgres = await startPostgres()
  certificate = await switchOnTls(postgres.url)
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Gives the PostgreSQL of `url` a certificate of its own. Resolves with the path of a copy. */
async function switchOnTls(url: string): Promise<string> {
  const database = openPostgres(url)
  // The program runs in the data folder, where PostgreSQL expects both files, as their owner
  const [text] = await withSession(database, async (session) => {
    await session.run(
      `copy (select 1 where false) to program 'openssl req -x509 -newkey rsa:2048 -nodes
       -keyout server.key -out server.crt -days 1 -subj /CN=127.0.0.1
       -addext subjectAltName=IP:127.0.0.1'`.replaceAll(/\s+/g, ' '),
    )
    await session.run('alter system set ssl = on')
    await session.run('select pg_reload_conf()')
    return (await session.run(`select pg_read_file('server.crt') as certificate`)).rows
  })
  await database.close()
  const path = join(folder, 'server.crt')
  await writeFile(path, String(text?.['certificate']))
  return path
}

test('dumps and restores a database whose certificate is checked with the given root', async () => {
  const url = new URL(postgres.url)
  url.searchParams.set('sslmode', 'verify-full')
  url.searchParams.set('sslrootcert', certificate)
  const database = openPostgres(url.href)
  await withSession(database, (session) => session.run('create table kept as select 7 as n'))
  await database.close()
  const file = join(folder, 'database.dump')
  await dumpPostgres(url.href, file)
  expect((await stat(file)).size).toBeGreaterThan(0)
  await restorePostgres(url.href, file)
  const restored = openPostgres(url.href)
  const { rows } = await withSession(restored, (session) => session.run('select n from kept'))
  await restored.close()
  expect(rows).toEqual([{ n: 7 }])
})
