import { z } from 'zod'
import { HIDDEN_UNTIL_SUBMISSION } from '../../../domain/export/archive.ts'
import {
  actAs,
  inTransaction,
  type Claims,
  type Database,
  type Session,
} from '../../database/database.ts'
import { LARGE_COLUMNS } from '../../http/rest/select.ts'
import { REALTIME_LIMITS } from '../limits.ts'
import type { Column, Table } from './tables.ts'

/** A row as its subscriber may read it. */
export type ReadRow = {
  record: Readonly<Record<string, unknown>>
  /** Whether only short values are in `record`, since all of them together are too large. */
  shortened: boolean
}

/** The values of a primary key, in its order. */
export type Key = readonly string[]

export const keyText = (key: Key): string => key.join(' ')

const OPEN_TEST = `exists (
  select from public.quizzes z
  where z.id = t.quiz_id and z.mode = 'test' and z.status <> 'completed'
)`

/**
 * Not sent of an open test: the values are elsewhere (docs/decisions/0037-sealed-tests.md).
 */
const HIDDEN: Readonly<Record<string, readonly string[]>> = HIDDEN_UNTIL_SUBMISSION

const name = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** What JSON in the database may take, compressed, to be read for a record. */
const SMALL_JSON_BYTES = 16 * 1024

/**
 * Whether a large column has more than a record may have. It is not read for that: reading the
 * texts of many files takes seconds, which all others wait on PGlite.
 */
function isLarge(column: Column): string {
  const value = `t.${name(column.name)}`
  const [size, most] =
    column.type === 'text'
      ? [`octet_length(${value})`, '$2::integer']
      : [`pg_column_size(${value})`, SMALL_JSON_BYTES]
  return `coalesce(${size}, 0) > ${most}`
}

/** The columns of a record and the names of those that are left out because they are too large. */
function recordOf({ name: table, columns }: Table): { columns: string; leftOut: string } {
  const large = new Set(LARGE_COLUMNS[table])
  const selected = columns.map((column) => {
    const value = `t.${name(column.name)}`
    return large.has(column.name)
      ? `case when not (${isLarge(column)}) then ${value} end as ${name(column.name)}`
      : value
  })
  const names = columns
    .filter((column) => large.has(column.name))
    .map((column) => `case when ${isLarge(column)} then '${column.name}' end`)
  return {
    columns: selected.join(', '),
    leftOut: `array_remove(array[${names.join(', ')}]::text[], null)`,
  }
}

function statement(table: Table): string {
  const { columns, leftOut } = recordOf(table)
  const hidden = HIDDEN[table.name]
  const visible =
    hidden === undefined
      ? 'to_jsonb(s)'
      : `case when ${OPEN_TEST} then to_jsonb(s) - '{${hidden.join(',')}}'::text[] else to_jsonb(s) end`
  // Every key has its own list, so that an index on the first column is used
  const conditions = table.key.map(
    (column, index) =>
      `t.${name(column.name)} = any (array(
        select value from jsonb_array_elements_text($1::jsonb -> ${index})
      )::${column.type}[])`,
  )
  return `
    select key, is_incomplete or octet_length(record::text) > $2::integer as shortened,
      case when octet_length(record::text) <= $2::integer then record else (
        select jsonb_object_agg(field.key, field.value) from jsonb_each(record) as field
        where octet_length(field.value::text) <= $3::integer
      ) end as record
    from (
      select jsonb_build_array(${table.key.map((column) => `t.${name(column.name)}`).join(', ')}) as key,
        (${visible}) - ${leftOut} as record, cardinality(${leftOut}) > 0 as is_incomplete
      from public.${name(table.name)} t
      cross join lateral (select ${columns}) as s
      where ${conditions.join(' and ')}
    ) as readable`
}

const results = z.array(
  z.object({
    key: z.array(z.string()),
    record: z.record(z.string(), z.unknown()).nullable(),
    shortened: z.boolean(),
  }),
)

/** Which rows of a table to read as `claims`. */
export type RowsRequest = { claims: Claims; table: Table; keys: readonly Key[] }

/** The rows that may be read, by `keyText`. */
export type ReadRows = ReadonlyMap<string, ReadRow>

async function readAs(session: Session, { claims, table, keys }: RowsRequest): Promise<ReadRows> {
  actAs(session, claims)
  const lists = table.key.map((_, index) => keys.map((key) => key[index]))
  const { recordBytes, shortValueBytes } = REALTIME_LIMITS
  const parameters = [JSON.stringify(lists), recordBytes, shortValueBytes]
  const { rows } = await session.run(statement(table), parameters)
  return new Map(
    results
      .parse(rows)
      .map(({ key, record, shortened }) => [keyText(key), { record: record ?? {}, shortened }]),
  )
}

/**
 * Reads rows again, each request as its claims, so that row-level security and the rights on
 * columns decide: what the caller may not read is missing. All in one transaction, since on PGlite
 * each waits for its turn behind the requests of everyone. Throws `DatabaseError`.
 */
export const readRows = (
  database: Database,
  requests: readonly RowsRequest[],
): Promise<ReadRows[]> =>
  inTransaction(database, async (session) => {
    const results: ReadRows[] = []
    for (const request of requests) results.push(await readAs(session, request))
    return results
  })
