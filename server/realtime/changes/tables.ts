import { z } from 'zod'
import { withSession, type Database } from '../../database/database.ts'

export type Column = { name: string; type: string }

/** A table whose changes are announced, as the role `authenticated` may read it. */
export type Table = {
  name: string
  columns: readonly Column[]
  /** The columns of the primary key, in its order. */
  key: readonly Column[]
}

export type Tables = ReadonlyMap<string, Table>

const TABLES = `
  select c.relname as name,
    (
      select jsonb_agg(jsonb_build_object('name', a.attname, 'type', t.typname) order by a.attnum)
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and has_column_privilege('authenticated', c.oid, a.attnum, 'select')
    ) as columns,
    (
      select jsonb_agg(jsonb_build_object('name', a.attname, 'type', t.typname)
        order by array_position(k.conkey, a.attnum))
      from pg_constraint k
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
      join pg_type t on t.oid = a.atttypid
      where k.conrelid = c.oid and k.contype = 'p'
    ) as key
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
    and exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgname like 'announce\\_%')
  order by 1`

const columns = z.array(z.object({ name: z.string(), type: z.string() }))
const rows = z.array(z.object({ name: z.string(), columns: columns.nullable(), key: columns }))

/** Reads the tables whose changes are announced from a migrated `database`. */
export const readTables = (database: Database): Promise<Tables> =>
  withSession(database, async (session) => {
    const tables = rows.parse((await session.run(TABLES)).rows)
    return new Map(
      tables.flatMap(({ columns: readable, ...table }) =>
        readable === null ? [] : [[table.name, { ...table, columns: readable }] as const],
      ),
    )
  })
