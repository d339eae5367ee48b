import { withSession, type Database } from '../database/database.ts'
import { migrate, readMigrations, recordedVersions } from '../startup/migrate.ts'
import { compareFiles, copyFiles, type FileMove } from './files.ts'
import { analyze, compareTable, copyTable, hasRows, requireReplicaRole } from './rows.ts'
import type { MoveEndpoint } from './source-and-target.ts'
import { readMoveState, recordBegin, recordEnd } from './state.ts'
import { movedTables, type Table } from './tables.ts'

/** How many files are copied between two lines of progress. */
const FILES_PER_LINE = 100

type Print = (line: string) => void

async function requireThisRelease({ name, database }: MoveEndpoint, advice: string): Promise<void> {
  const [recorded, migrations] = [await recordedVersions(database), await readMigrations()]
  const own = migrations.map(({ version }) => version)
  if (recorded.join() !== own.join())
    throw new Error(`the schema of ${name} is not that of this release of Stoa: ${advice}`)
}

async function identityOf(database: Database): Promise<string> {
  return withSession(database, async (session) => {
    const { rows } = await session.run('select id::text as id from private.data_identity')
    return String(rows[0]?.['id'])
  })
}

/** Throws if a new database, which has no migration yet, has tables of something else. */
async function requireNoForeignTables({ name, database }: MoveEndpoint): Promise<void> {
  const { rows } = await withSession(database, (session) =>
    session.run(
      `select schemaname || '.' || tablename as name from pg_tables
       where schemaname in ('public', 'private', 'auth', 'storage') limit 1`,
    ),
  )
  for (const row of rows)
    throw new Error(`${name} is not empty (${String(row['name'])}); move into a new database`)
}

/** Whether `database`, of which `recorded` are the migrations, may have data. */
async function hasAccounts(database: Database, recorded: readonly string[]): Promise<boolean> {
  if (recorded.length === 0) return false
  const { rows } = await withSession(database, (session) =>
    session.run('select from auth.users limit 1'),
  )
  return rows.length > 0
}

/** Migrates a new target to this release. A Supabase project is migrated by its CLI instead. */
async function prepareSchema(target: MoveEndpoint): Promise<void> {
  if (target.kind === 'supabase') {
    await requireThisRelease(target, 'run npx supabase db push --remote, then move again')
  } else {
    const recorded = await recordedVersions(target.database)
    if (recorded.length === 0) await requireNoForeignTables(target)
    // A database in use is refused below without having been changed
    if (!(await hasAccounts(target.database, recorded)))
      await migrate(target.database, await readMigrations())
    await requireThisRelease(target, 'move into a new database')
  }
  await requireReplicaRole(target.database, target.name)
}

/** Throws if the files of `source` are not those that its database names. */
async function requireOwnFiles(
  { name, database, blobs }: MoveEndpoint,
  identity: string,
): Promise<void> {
  if (!blobs || (await blobs.identity()) === identity) return
  const { rows } = await withSession(database, (session) =>
    session.run('select from storage.objects limit 1'),
  )
  if (rows.length > 0 || !(await blobs.isEmpty()))
    throw new Error(
      `${blobs.location} does not have the files of ${name}; set STOA_DATA or STOA_FILES`,
    )
}

/**
 * Throws for a source that cannot be moved, before anything is made for its target: one of another
 * release, or without its files.
 */
export async function requireMovable(source: MoveEndpoint): Promise<void> {
  await requireThisRelease(source, 'start a server of this release on it once')
  await requireOwnFiles(source, await identityOf(source.database))
}

/** Throws if `target` has data. */
async function requireEmpty({ name, database }: MoveEndpoint, tables: Table[]): Promise<void> {
  for (const table of tables)
    if (await hasRows(database, table))
      throw new Error(`${name} is not empty (${table.label} has rows); move into a new database`)
}

/** Whether all was moved before. Throws for a target with other data; begins if it has none. */
async function beginOrContinue(
  source: MoveEndpoint,
  target: MoveEndpoint,
  tables: Table[],
): Promise<boolean> {
  const identity = await identityOf(source.database)
  const state = await readMoveState(target.database)
  if (state?.source === identity) return state.finished
  await requireEmpty(target, tables)
  const store = target.blobs?.location === source.blobs?.location ? null : target.blobs
  if (store && !(await store.isEmpty()))
    throw new Error(`${store.location} is not empty; move into a new store of files`)
  await store?.setIdentity(identity)
  await recordBegin(target.database, identity)
  return false
}

/** The tables whose rows are moved from one database to another. */
type RowMove = { source: Database; target: Database; tables: Table[] }

async function copyRows({ source, target, tables }: RowMove, print: Print): Promise<void> {
  for (const table of tables) {
    const copied = await copyTable(source, target, table)
    if (/^(public|private)\./.test(table.label)) await analyze(target, table)
    print(`${table.label}: ${copied} rows copied`)
  }
}

/** What is compared: the differences found, and a line that says what is equal. */
type Result = { differences: string[]; equal: string }

async function compareRows({ source, target, tables }: RowMove, print: Print): Promise<Result> {
  const differences: string[] = []
  let total = 0
  for (const table of tables) {
    const { rows, sha256, difference } = await compareTable(source, target, table)
    total += rows
    if (difference !== null) differences.push(difference)
    else print(`${table.label}: ${rows} rows are equal, SHA-256 ${sha256}`)
  }
  return { differences, equal: `${total} rows in ${tables.length} tables` }
}

async function compareAllFiles(move: FileMove, print: Print): Promise<Result> {
  const { files, bytes, missing, differences } = await compareFiles(move)
  for (const name of missing)
    print(`The file ${name} was already missing in ${move.source.location}`)
  return { differences, equal: `${files} files with ${bytes} bytes` }
}

/** What is moved as rows: the storage service of Supabase writes the rows of files itself. */
const tablesFor = (target: MoveEndpoint, tables: Table[]): Table[] =>
  target.kind === 'stoa' ? tables : tables.filter(({ label }) => label !== 'storage.objects')

/** The files to move; null where they stay. */
function fileMove(source: MoveEndpoint, target: MoveEndpoint): FileMove | null {
  if (!source.files || (!target.files && source.kind === 'stoa')) return null
  if (!target.files) throw new Error('name a data folder or s3://… for the files: --files')
  if (source.files.location === target.files.location) return null
  return { database: source.database, source: source.files, target: target.files }
}

/**
 * Copies accounts, rows and files of `source` (`requireMovable`) that `target` does not have, then
 * compares both. A move that was finished before is only compared. Returns the differences, a line
 * each.
 */
export async function move(
  source: MoveEndpoint,
  target: MoveEndpoint,
  print: Print,
): Promise<string[]> {
  const files = fileMove(source, target)
  await prepareSchema(target)
  const all = await movedTables(source.database, target.database)
  const rowMove: RowMove = {
    source: source.database,
    target: target.database,
    tables: tablesFor(target, all),
  }
  if (await beginOrContinue(source, target, all)) {
    print('All was moved before: comparing')
  } else {
    await copyRows(rowMove, print)
    if (files)
      await copyFiles(files, (count) => {
        if (count % FILES_PER_LINE === 0) print(`${count} files copied`)
      })
  }
  const rows = await compareRows(rowMove, print)
  const bytes = files
    ? await compareAllFiles(files, print)
    : { differences: [], equal: `files stay in ${source.files?.location ?? ''}` }
  const differences = [...rows.differences, ...bytes.differences].map(
    (each) => `Not equal: ${each}`,
  )
  if (differences.length === 0) {
    await recordEnd(target.database)
    print(`Moved from ${source.name} to ${target.name}: ${rows.equal}, ${bytes.equal}, verified`)
  }
  return differences
}
