import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../testing/services/postgres.ts'
import { postgresTemplate } from '../../testing/app.ts'
import { PROCESS_ENV, startServer } from '../../testing/server.ts'
import { accountAt } from '../../testing/fixtures/stored-account.ts'
import { copyEmptyDatabase, copyFolder } from '../../testing/template.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const ADA = { fullName: 'Ada Lovelace', password: 'analytical-engine-1843' }
let folder: string
/** A data folder with accounts, files, texts, chats, quizzes, answers, highlights and an exam. */
let data: string
let server: TestPostgres

type Ended = { code: number; stdout: string; stderr: string }
async function run(script: string, args: string[], env: Record<string, string>): Promise<Ended> {
  const options = { cwd: ROOT, env: { ...PROCESS_ENV, ...env } }
  return promisify(execFile)(process.execPath, [script, ...args], options).then(
    (ended) => ({ code: 0, ...ended }),
    (error: unknown) => error as Ended,
  )
}
const move = (args: string[], env: Record<string, string> = { STOA_DATA: data }) =>
  run('server/move/main.ts', args, env)

/** The URL of a new database. */
async function newDatabase(name: string, template = 'template1'): Promise<string> {
  await query(server.url, `create database ${name} template ${template}`)
  return server.url.replace(/[^/]*$/, name)
}
/** The URL of a database that is migrated and has no rows, where that is not what is tested. */
async function emptyDatabase(name: string): Promise<string> {
  const admin = postgres(server.url, { max: 1, onnotice: () => undefined })
  try {
    return await newDatabase(name, await postgresTemplate(admin, server.url))
  } finally {
    await admin.end()
  }
}
async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    return [...(await sql.unsafe(text))]
  } finally {
    await sql.end()
  }
}
/** The lines that say how many rows of a table are equal, with their checksums. */
const equalRows = ({ stdout }: Ended): string[] => stdout.match(/^.* rows are equal, .*$/gm) ?? []

/** What Ada sees after she signed in with her password at a server with `env`. */
async function whatAdaSees(env: Record<string, string>) {
  const running = await startServer(env)
  try {
    const { client, userId } = await accountAt(running, 'ada@example.com', ADA)
    const { data: bases } = await client
      .from('bases')
      .select('name, exam_on, base_files(file_path, reading_places(*)), highlights(*)')
      .order('name')
      .order('file_path', { referencedTable: 'base_files' })
      .throwOnError()
    const files: string[] = []
    for (const { file_path } of bases.flatMap(({ base_files }) => base_files)) {
      const { data: bytes } = await client.storage.from('files').download(file_path)
      files.push(`${bytes?.type} ${(await bytes?.text())?.slice(0, 20)} ${bytes?.size}`)
    }
    const { data: texts } = await client
      .from('pdf_text_content')
      .select()
      .order('file_id')
      .throwOnError()
    const { data: quizzes } = await client.from('quizzes').select('id').order('id').throwOnError()
    const results = []
    for (const { id } of quizzes) {
      const { data: answers } = await client
        .rpc('get_quiz_answers', { p_quiz_id: id })
        .throwOnError()
      // The function returns them in no certain order.
      results.push(answers.map(({ answer }) => JSON.stringify(answer)).toSorted())
    }
    const { data: chats } = await client
      .from('chats')
      .select('*, chat_messages(*)')
      .order('id')
      .order('id', { referencedTable: 'chat_messages' })
      .throwOnError()
    const { data: found } = await client
      .rpc('search_everything', { p_query: 'the', p_most: 20 })
      .throwOnError()
    const { data: due } = await client
      .rpc('get_due_questions', { p_until: '2030-01-01T00:00:00Z', p_most: 500 })
      .throwOnError()
    return {
      seen: { userId, bases, files, texts, results, chats, found, due: due.toSorted() },
      // Searched, so its name gets the next number of the counter
      added: await client.from('bases').insert({ user_id: userId, name: 'After the move' }),
      removed: await client.from('bases').delete().eq('name', 'After the move'),
    }
  } finally {
    await running.stop('SIGTERM')
  }
}

async function addHighlightAndExam(): Promise<void> {
  const running = await startServer({ STOA_DATA: data })
  const { client, userId } = await accountAt(running, 'ada@example.com', ADA)
  const { data: file } = await client
    .from('base_files')
    .select('id, base_id')
    .limit(1)
    .single()
    .throwOnError()
  await client
    .from('highlights')
    .insert({
      user_id: userId,
      base_id: file.base_id,
      file_id: file.id,
      page: 1,
      quote: 'A “quote”',
    })
    .throwOnError()
  await client
    .rpc('store_reading_places', {
      p_places: [{ file_id: file.id, page: 2, read_at: '2026-01-02T03:04:05Z' }],
    })
    .throwOnError()
  await client.from('bases').update({ exam_on: '2030-05-01' }).eq('id', file.base_id).throwOnError()
  await client.from('review_notices').insert({ user_id: userId, mail: true }).throwOnError()
  const empty = `${userId}/${file.base_id}/empty ü.txt`
  const stored = await client.storage
    .from('files')
    .upload(empty, new Blob([], { type: 'text/plain' }))
  if (stored.error) throw stored.error
  await client
    .from('base_files')
    .insert({
      base_id: file.base_id,
      file_name: 'empty.txt',
      file_path: empty,
      file_size: 0,
      file_type: 'text/plain',
    })
    .throwOnError()
  await running.stop('SIGTERM')
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'move-'))
  data = join(folder, 'data')
  server = await startPostgres()
  const seeded = await run('scripts/seed.ts', [], { STOA_DATA: data })
  if (seeded.code !== 0) throw new Error(seeded.stderr)
  await addHighlightAndExam()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

test('moves a data folder to PostgreSQL and to a new folder, where a learner finds everything', async () => {
  const [url, files, back] = [
    await newDatabase('whole'),
    join(folder, 'files'),
    join(folder, 'back'),
  ]
  const before = await whatAdaSees({ STOA_DATA: data })
  expect(before.seen.files).toHaveLength(3)
  expect(before.seen.found).not.toEqual([])

  const there = await move(['--to', url, '--files', files])
  expect(there).toMatchObject({ code: 0, stderr: '' })
  expect(there.stdout).toMatch(
    /Moved from .*: \d{3} rows in 24 tables, 4 files with \d+ bytes, verified/,
  )
  const again = await move(['--to', url, '--files', files])
  expect(again.stdout).toContain('All was moved before')
  expect(equalRows(again)).toEqual(equalRows(there))

  const moved = { STOA_DATA: files, DATABASE_URL: url }
  const after = await whatAdaSees(moved)
  expect(after.seen).toEqual(before.seen)
  expect([after.added.error, after.removed.error]).toEqual([null, null])

  const home = await move(['--to', back], moved)
  expect(home).toMatchObject({ code: 0, stderr: '' })
  expect((await whatAdaSees({ STOA_DATA: back })).seen).toEqual(before.seen)
  expect((await run('server/doctor/doctor.ts', [], { STOA_DATA: back })).stdout).toContain(
    'files: all 4 are there',
  )
})

test('leaves the files where they are without --files, and the same data folder serves them', async () => {
  const [url, copy] = [await emptyDatabase('same_files'), join(folder, 'same-files')]
  copyFolder(data, copy)
  expect(await move(['--to', url], { STOA_DATA: copy })).toMatchObject({ code: 0, stderr: '' })
  const { seen } = await whatAdaSees({ STOA_DATA: copy, DATABASE_URL: url })
  expect(seen.files).toHaveLength(3)
})

/** Kills a move with SIGKILL as soon as it has printed `line`. */
async function killAt(line: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, ['server/move/main.ts', ...args], {
    cwd: ROOT,
    env: { ...PROCESS_ENV, STOA_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface(child.stdout).on('line', (printed) => {
    if (printed.startsWith(line)) child.kill('SIGKILL')
  })
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
}

test.each(['postgres', 'folder'])(
  'continues in a %s after it was killed, and no server starts in between',
  async (kind) => {
    const folderThere = join(folder, `killed-${kind}`)
    const to = kind === 'postgres' ? await emptyDatabase('killed') : folderThere
    if (kind === 'folder') await copyEmptyDatabase(folderThere)
    const args = ['--to', to, '--files', folderThere]
    const env = {
      STOA_DATA: folderThere,
      ...(kind === 'postgres' && { DATABASE_URL: to }),
    }
    for (const line of ['auth.users', 'public.chats', 'storage.objects: ']) {
      await killAt(line, args)
      await expect(startServer(env)).rejects.toThrow(
        /^Cannot start: the move .* is not finished; .*$/m,
      )
    }
    const ended = await move(args)
    expect(ended).toMatchObject({ code: 0, stderr: '' })
    expect(ended.stdout).toContain('public.bases: 0 rows copied')
    expect(equalRows(ended)).toHaveLength(24)
    expect((await whatAdaSees(env)).seen.files).toHaveLength(3)
  },
)

test('reports a changed row and a changed file of the target, and ends with 1', async () => {
  const [url, files] = [await emptyDatabase('changed'), join(folder, 'changed')]
  const args = ['--to', url, '--files', files]
  expect(await move(args)).toMatchObject({ code: 0 })
  const [row] = await query(
    url,
    `update bases set name = name || '!' where exam_on is not null returning id`,
  )
  const [file] = await query(
    url,
    `select name, version from storage.objects where (metadata ->> 'size')::int > 0 limit 1`,
  )
  const version = String(file?.['version'])
  await appendFile(join(files, 'files', version.slice(0, 2), version), 'x')
  const compared = await move(args)
  expect(compared.code).toBe(1)
  expect(compared.stdout).not.toContain('verified')
  expect(compared.stderr.split('\n')).toEqual([
    expect.stringContaining(`public.bases: the row ${String(row?.['id'])} differs`),
    expect.stringContaining(`the file ${String(file?.['name'])} has another size`),
    '',
  ])
})

test('refuses what it must not change or cannot finish, in one line', async () => {
  const foreign = await newDatabase('foreign_tables')
  await query(foreign, 'create table public.orders (id int)')
  const used = await emptyDatabase('used')
  const other = join(folder, 'other')
  await copyEmptyDatabase(other)
  expect(await move(['--to', used], { STOA_DATA: other })).toMatchObject({ code: 0 })
  await query(used, 'drop schema stoa_move cascade')
  await query(used, 'insert into auth.users (id) values (gen_random_uuid())')
  await query(server.url, 'create database older_used template used')
  const olderUsed = used.replace('/used', '/older_used')
  const versions = 'select count(*) from supabase_migrations.schema_migrations'
  await query(
    olderUsed,
    `delete from supabase_migrations.schema_migrations where version =
       (select max(version) from supabase_migrations.schema_migrations)`,
  )
  const recorded = await query(olderUsed, versions)
  const whole = await emptyDatabase('with_files')
  expect(await move(['--to', whole, '--files', join(folder, 'with-files')])).toMatchObject({
    code: 0,
  })
  const secret = 'postgres://ada:secret@127.0.0.1/db'
  const refusals: [string[], RegExp, Record<string, string>?][] = [
    [['--to', foreign], /is not empty \(public\.orders\)/],
    [['--to', used], /is not empty \(auth\.users has rows\)/],
    [['--to', olderUsed], /not that of this release of Stoa: move into a new database/],
    [['--to', data], /the source and the target are the same/],
    [['--to', secret], /PGPASSWORD/],
    [['--to', 'supabase'], /SUPABASE_DB_URL must be set/],
    [['--to', join(folder, 'new')], /there is no database in/, { STOA_DATA: join(folder, 'none') }],
    [['--to', 'postgres://127.0.0.1:9/none'], /cannot be opened: connect ECONNREFUSED/],
    [
      ['--to', join(folder, 'new'), '--from', whole],
      /does not have the files of/,
      { STOA_DATA: join(folder, 'none') },
    ],
    [['--unknown'], /Unknown option/],
  ]
  for (const [args, message, env] of refusals) {
    const { code, stdout, stderr } = await move(args, env)
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringMatching(message)])
    expect(stderr).toMatch(/^Not moved: [^\n]*\n$/)
    expect(stderr).not.toContain('secret@')
  }
  expect(await readdir(folder)).not.toContain('none')
  expect(await readdir(folder)).not.toContain('new')
  expect(await query(olderUsed, versions)).toEqual(recorded)
})

test('refuses the data of a running server and a schema of another release', async () => {
  const other = join(folder, 'running')
  await copyEmptyDatabase(other)
  const running = await startServer({ STOA_DATA: other })
  const inUse = await move(['--to', join(folder, 'never')], { STOA_DATA: other })
  expect(inUse.stderr).toMatch(/^Not moved: .* is in use by process \d+; stop it first/)
  await running.stop('SIGTERM')

  const [url, files] = [await emptyDatabase('older'), join(folder, 'older')]
  expect(await move(['--to', url, '--files', files], { STOA_DATA: other })).toMatchObject({
    code: 0,
  })
  const env = { STOA_DATA: files, DATABASE_URL: url }
  const onPostgres = await startServer(env)
  const alsoInUse = await move(['--from', url, '--to', join(folder, 'never')], { STOA_DATA: other })
  expect(alsoInUse.stderr).toMatch(/^Not moved: another Stoa process uses .*\/older; stop it first/)
  await onPostgres.stop('SIGTERM')
  await query(url, `insert into supabase_migrations.schema_migrations (version) values ('9')`)
  const newer = await move(['--to', join(folder, 'never')], env)
  expect(newer.stderr).toMatch(/^Not moved: the schema of .*\/older is not that of this release/)
  expect(await readdir(folder)).not.toContain('never')
})
