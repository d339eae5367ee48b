import { execFile } from 'node:child_process'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts'
import { PROCESS_ENV, startServer } from '../../testing/server.ts'
import {
  accountAt,
  openFiles,
  storeFiles,
  type StoredAccount,
} from '../../testing/stored-account.ts'
import { copyEmptyDatabase } from '../../testing/template.ts'

let data: string
let postgres: TestPostgres

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'move-'))
  await copyEmptyDatabase(data)
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  await rm(data, { recursive: true })
})

const move = (...args: string[]): Promise<{ stdout: string; stderr: string }> =>
  promisify(execFile)(process.execPath, ['server/move/move.ts', ...args], {
    env: { ...PROCESS_ENV, STOA_DATA: data },
  }).catch((error: unknown) => ({ stdout: '', stderr: '', ...(error as object) }))

/** What the account sees at a server with these settings. */
async function atServer<T>(
  env: Record<string, string>,
  work: (account: StoredAccount) => Promise<T>,
): Promise<T> {
  const server = await startServer({ STOA_DATA: data, ...env })
  const result = await work(await accountAt(server))
  await server.stop('SIGTERM')
  return result
}

/** Stores a text with two pages for the newest file. */
async function storeText({ client }: StoredAccount): Promise<void> {
  const text = 'Caf\u00e9 \u201cquote\u201d\\n\fzweite Seite'
  const { data: files } = await client.from('base_files').select('id').limit(1).throwOnError()
  await client
    .from('pdf_text_content')
    .insert({
      file_id: files[0]?.id ?? '',
      extracted_text: text,
      text_length: text.length,
      status: 'completed',
    })
    .throwOnError()
}
const found = async ({ client }: StoredAccount) =>
  (await client.rpc('search_everything', { p_query: 'zweite', p_most: 5 }).throwOnError()).data

test('moves accounts, rows and files to PostgreSQL and back, compared by counts and checksums', async () => {
  const names = await atServer({}, async (account) => {
    const stored = await storeFiles(account, 3)
    await storeText(account)
    return stored
  })

  const there = await move('--to', postgres.url)
  expect(there.stderr).toBe('')
  expect(there.stdout).toContain('base_files: 3\n')
  expect(there.stdout).toContain('All rows were copied and compared.')
  const [opened, pages] = await atServer({ DATABASE_URL: postgres.url }, async (account) => [
    await openFiles(account),
    await found(account),
  ])
  expect(opened.toSorted()).toEqual(names.toSorted())
  expect(pages).toMatchObject([{ kind: 'page', page: 2 }])
  const more = await atServer({ DATABASE_URL: postgres.url }, (account) => storeFiles(account, 1))

  const again = await move('--to', postgres.url)
  expect(again.stderr).toContain('Nothing was moved: the other database has accounts already')
  expect((await move('--from', postgres.url)).stderr).toContain('move it away first')

  await rename(join(data, 'database'), join(data, 'old-database'))
  const back = await move('--from', postgres.url)
  expect(back.stderr).toBe('')
  const returned = await atServer({}, async (account) => {
    await storeFiles(account, 1)
    return openFiles(account)
  })
  expect(returned).toHaveLength(5)
  expect(returned).toEqual(expect.arrayContaining([...names, ...more]))
})

test('says what is wrong with its arguments', async () => {
  expect((await move()).stderr).toContain('Nothing was moved: say where: npm run move -- --to')
  expect((await move('--to', 'nowhere')).stderr).toContain('DATABASE_URL')
})
