import { inTransaction, type Database, type Session } from '../database/database.ts'
import { MAINTENANCE_LIMITS } from '../database/limits.ts'
import { migrate, readMigrations, recordedVersions } from '../startup/migrate.ts'
import { summaryOf, tablesOf, type Table } from './tables.ts'

/** What was copied: rows by table. */
export type Moved = { readonly table: string; readonly rows: number }

const SOURCE_SETTINGS = `set local timezone = 'UTC'; set local jit = off`
/** Triggers and references are off: rows arrive as they are, in any order. */
const TARGET_SETTINGS = `${SOURCE_SETTINGS}; set local session_replication_role = replica`

/** Throws unless `source` has every migration of this release. */
async function requireCurrent(source: Database): Promise<void> {
  const [migrations, recorded] = [await readMigrations(), await recordedVersions(source)]
  const known = new Set(recorded)
  if (
    recorded.length !== migrations.length ||
    migrations.some(({ version }) => !known.has(version))
  )
    throw new Error('the database is of another release: start and stop this release on it first')
}

async function requireNoAccounts(session: Session): Promise<void> {
  const { rows } = await session.run('select exists (select from auth.users) as found')
  if (rows[0]?.['found'] === true)
    throw new Error('the other database has accounts already: use an empty one')
}

async function allowReplica(session: Session): Promise<void> {
  await session.script(TARGET_SETTINGS).catch((cause: unknown) => {
    throw new Error(
      'the user of the other database may not switch triggers off: use a superuser, or let one run ' +
        '“grant set on parameter session_replication_role to USER”',
      { cause },
    )
  })
}

/** Copies a table in steps. Rows travel as JSON, which keeps every value exactly. */
async function copyTable(source: Session, target: Session, table: Table): Promise<number> {
  const { name, columns, batch } = table
  await source.run(
    `declare moved no scroll cursor for select row_to_json(t)::text as row from ${name} t`,
  )
  let copied = 0
  for (;;) {
    const { rows } = await source.run(`fetch ${batch} from moved`)
    if (rows.length === 0) break
    await target.run(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${name}, $1::text::json)`,
      [`[${rows.map(({ row }) => String(row)).join(',')}]`],
    )
    copied += rows.length
  }
  await source.run('close moved')
  return copied
}

/** Generated numbers continue after the largest that exists. */
async function continueSequences(session: Session, { name }: Table): Promise<void> {
  const { rows } = await session.run(
    `select quote_ident(attname) as column, pg_get_serial_sequence($1, attname) as sequence
     from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and pg_get_serial_sequence($1, attname) is not null`,
    [name],
  )
  for (const { column, sequence } of rows)
    await session.run(
      `select setval($1::regclass, coalesce(max(${String(column)}), 0) + 1, false) from ${name}`,
      [String(sequence)],
    )
}

/**
 * Copies all rows of `source` to `target`, which gets the schema of this release and must have no
 * accounts. Everything happens in one transaction and is compared by counts and checksums before it
 * is committed: after a failure `target` is as empty as before, and the move can be repeated.
 * `source` is only read.
 */
export async function moveRows(source: Database, target: Database): Promise<Moved[]> {
  await requireCurrent(source)
  await migrate(target, await readMigrations())
  return inTransaction(
    source,
    async (from) => {
      await from.script(`set transaction isolation level repeatable read; ${SOURCE_SETTINGS}`)
      const tables = await tablesOf(from)
      return inTransaction(
        target,
        async (to) => {
          await requireNoAccounts(to)
          await allowReplica(to)
          await to.script(`truncate ${tables.map(({ name }) => name).join(', ')}`)
          const moved: Moved[] = []
          for (const table of tables) {
            const rows = await copyTable(from, to, table)
            await continueSequences(to, table)
            if ((await summaryOf(from, table)) !== (await summaryOf(to, table)))
              throw new Error(`the rows of ${table.name} differ after they were copied`)
            moved.push({ table: table.name, rows })
          }
          return moved
        },
        MAINTENANCE_LIMITS,
      )
    },
    MAINTENANCE_LIMITS,
  )
}
