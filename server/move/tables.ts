import type { Session } from '../database/database.ts'

/** A table to copy, by its quoted name. */
export type Table = {
  readonly name: string
  /** The columns that can be written, quoted and separated by commas. */
  readonly columns: string
  /** Rows of one step. */
  readonly batch: number
}

/** All that belongs to accounts. Migrating makes the history of migrations. */
const SCHEMAS = ['auth', 'public', 'private', 'storage']
/** About so many bytes of a table are read in one step, if its rows are of about the same size. */
const STEP_BYTES = 4 * 1024 * 1024
/** Texts are compressed: a row can take several times what it takes on disk. */
const COMPRESSION = 4
const MAX_BATCH = 500

/** The tables with data of accounts. */
export async function tablesOf(session: Session): Promise<Table[]> {
  const { rows } = await session.run(
    `select c.oid::regclass::text as name,
       string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns,
       pg_total_relation_size(c.oid)::text as size
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and c.relnamespace::regnamespace::text = any ($1::text[])
     group by c.oid order by 1`,
    [SCHEMAS],
  )
  const tables: Table[] = []
  for (const { name, columns, size } of rows) {
    const counted = await session.run(`select count(*)::text as rows from ${String(name)}`)
    const average = (Number(size) / Math.max(1, Number(counted.rows[0]?.['rows']))) * COMPRESSION
    const batch = Math.max(1, Math.min(MAX_BATCH, Math.floor(STEP_BYTES / Math.max(1, average))))
    tables.push({ name: String(name), columns: String(columns), batch })
  }
  return tables
}

/** The number of rows of a table, and a checksum that does not depend on their order. */
export async function summaryOf(session: Session, { name, columns }: Table): Promise<string> {
  const { rows } = await session.run(
    `select count(*)::text || ' ' || coalesce(sum(
       ('x' || left(md5(jsonb_build_array(${columns})::text), 15))::bit(60)::bigint), 0)::text as summary
     from ${name}`,
  )
  return String(rows[0]?.['summary'])
}
