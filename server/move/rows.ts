import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  inTransaction,
  isDatabaseError,
  type Database,
  type Session,
} from '../database/database.ts'
import { MAINTENANCE_LIMITS } from '../database/limits.ts'
import type { Column, Table } from './tables.ts'

/** Rows are read until they have this many bytes together, and at least one. */
const PAGE_BYTES = 1_000_000
const PAGE_ROWS = 500
const ROW_BYTES = 100

/** The same text for the same value on every database. */
const FORMATS = `set local timezone = 'UTC'; set local datestyle = 'ISO';
  set local intervalstyle = 'postgres'; set local bytea_output = 'hex'`

const reading = <T>(database: Database, work: (session: Session) => Promise<T>): Promise<T> =>
  inTransaction(
    database,
    async (session) => {
      await session.script(FORMATS)
      return work(session)
    },
    MAINTENANCE_LIMITS,
  )

/** Runs `work` without triggers, checks of foreign keys and quotas: rows arrive as they were. */
const writing = <T>(database: Database, work: (session: Session) => Promise<T>): Promise<T> =>
  reading(database, async (session) => {
    await session.script('set local session_replication_role = replica')
    return work(session)
  })

/** Throws if the user of `database` may not switch off triggers. */
export async function requireReplicaRole(database: Database, name: string): Promise<void> {
  await writing(database, () => Promise.resolve()).catch((cause: unknown) => {
    if (!isDatabaseError(cause) || cause.code !== '42501') throw cause
    throw new Error(
      `the user of ${name} may not set session_replication_role, without which triggers would ` +
        'change the rows: use a superuser, or as one: ' +
        'grant set on parameter session_replication_role to USER',
      { cause },
    )
  })
}

/** Texts in the order of their bytes, which is the same on every database. */
const ordered = ({ name, type }: Column): string =>
  /^(text|character)/.test(type) ? `${name} collate "C"` : name

const list = (columns: readonly Column[], write: (column: Column, index: number) => string) =>
  columns.map(write).join(', ')

/** A row as a list of texts in JSON, from which every type is read again without loss. */
const rowText = ({ columns }: Table): string =>
  `json_build_array(${list(columns, ({ name }) => `${name}::text`)})::text`

type Key = readonly string[]

const keyOf = (table: Table): string =>
  list(table.key, ({ name }, index) => `${name}::text as k${index}`)
const keyIn = (table: Table, row: Record<string, unknown>): Key =>
  table.key.map((_, index) => String(row[`k${index}`]))
/** The key compared with parameters, of which the first has the number `from`. */
const compared = (table: Table, comparison: '>' | '<=', from: number): string =>
  `(${list(table.key, ordered)}) ${comparison} (${list(table.key, ({ type }, index) => `$${from + index}::text::${type}`)})`
const rest = (table: Table, after: Key | null): string =>
  `from ${table.name} where ${table.condition}${after ? ` and ${compared(table, '>', 1)}` : ''}`
const inOrder = (table: Table): string => `order by ${list(table.key, ordered)}`

/** The last key of the page after `after`; null where there are no more rows. */
async function endOfPage(session: Session, table: Table, after: Key | null): Promise<Key | null> {
  const sizes = table.columns
    .flatMap(({ size }) => size ?? [])
    .map((size) => `coalesce(${size}, 0)`)
  const { rows } = await session.run(
    `select ${keyOf(table)}, (${[ROW_BYTES, ...sizes].join(' + ')})::float8 as size
     ${rest(table, after)} ${inOrder(table)} limit ${PAGE_ROWS}`,
    after ?? [],
  )
  let bytes = 0
  const tooMany = rows.findIndex((row, index) => {
    bytes += z.number().parse(row['size'])
    return index > 0 && bytes > PAGE_BYTES
  })
  const last = tooMany < 0 ? rows.at(-1) : rows[tooMany - 1]
  return last ? keyIn(table, last) : null
}

/** The rows of `table` in pages of about a megabyte, each row as its text. */
async function* pages(database: Database, table: Table): AsyncGenerator<string[]> {
  for (let after: Key | null = null; ;) {
    const from: Key | null = after
    const page = await reading(database, async (session) => {
      const end = await endOfPage(session, table, from)
      if (!end) return null
      const upTo = compared(table, '<=', 1 + (from?.length ?? 0))
      const { rows } = await session.run(
        `select ${rowText(table)} as row ${rest(table, from)} and ${upTo} ${inOrder(table)}`,
        [...(from ?? []), ...end],
      )
      return { end, rows: rows.map(({ row }) => String(row)) }
    })
    if (!page) return
    yield page.rows
    after = page.end
  }
}

/** Sets the counters of `table` to continue after the largest values of its rows. */
async function continueCounters(session: Session, { name, counters }: Table): Promise<void> {
  for (const counter of counters)
    await session.run(
      `select setval(pg_get_serial_sequence($1, $2), (select max(id) from (
         select ${counter} as id from ${name}) as used))`,
      [name, counter],
    )
}

/** Inserts the rows of `table` that the target does not have. Returns how many these were. */
export async function copyTable(source: Database, target: Database, table: Table): Promise<number> {
  const values = [
    ...table.columns.map(({ type }, index) => `(r ->> ${index})::${type}`),
    ...table.filled.map(({ value }) => `'${value}'`),
  ]
  const names = [...table.columns, ...table.filled].map(({ name }) => name)
  const insert = `insert into ${table.name} (${names.join(', ')}) overriding system value
    select ${values.join(', ')} from json_array_elements($1::text::json) as r
    on conflict do nothing`
  let copied = 0
  for await (const rows of pages(source, table))
    copied += await writing(target, async (session) => {
      const { affected } = await session.run(insert, [`[${rows.join(',')}]`])
      await continueCounters(session, table)
      return affected
    })
  return copied
}

type Digest = { key: string; digest: string }

async function* digests(database: Database, table: Table): AsyncGenerator<Digest> {
  for (let after: Key | null = null; ;) {
    const from: Key | null = after
    const { rows } = await reading(database, (session) =>
      session.run(
        `select ${keyOf(table)}, encode(sha256(convert_to(${rowText(table)}, 'UTF8')), 'hex') as digest
         ${rest(table, from)} ${inOrder(table)} limit ${PAGE_ROWS}`,
        from ?? [],
      ),
    )
    for (const row of rows)
      yield { key: keyIn(table, row).join(' '), digest: String(row['digest']) }
    const last = rows.at(-1)
    if (!last) return
    after = keyIn(table, last)
  }
}

type Compared = { rows: number; sha256: string; difference: string | null }

/**
 * Compares all rows of `table` in the order of their keys: the SHA-256 of each, which its database
 * computes. `difference` names the first row that one side alone has or that differs.
 */
export async function compareTable(
  source: Database,
  target: Database,
  table: Table,
): Promise<Compared> {
  const hash = createHash('sha256')
  const other = digests(target, table)
  let rows = 0
  const result = (difference: string | null): Compared => ({
    rows,
    sha256: hash.digest('hex'),
    difference: difference && `${table.label}: ${difference}`,
  })
  for await (const { key, digest } of digests(source, table)) {
    const found = (await other.next()).value as Digest | undefined
    if (found?.key !== key) return result(`the row ${key} or one before it is on one side only`)
    if (found.digest !== digest) return result(`the row ${key} differs`)
    hash.update(digest)
    rows += 1
  }
  const further = (await other.next()).value as Digest | undefined
  return result(further ? `the row ${further.key} is in the target only` : null)
}

/** Whether `table` has a row. */
export const hasRows = (database: Database, { name, condition }: Table): Promise<boolean> =>
  reading(database, async (session) => {
    const { rows } = await session.run(
      `select exists (select from ${name} where ${condition}) as found`,
    )
    return rows[0]?.['found'] === true
  })

/** Updates the statistics that PostgreSQL plans queries of `table` with. */
export const analyze = (database: Database, { name }: Table): Promise<void> =>
  reading(database, (session) => session.script(`analyze ${name}`))
