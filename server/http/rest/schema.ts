import { z } from 'zod'
import { withSession, type Database } from '../../database/database.ts'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE'

export type Table = {
  columns: ReadonlySet<string>
  /** Those of its columns that contain JSON, and those that contain texts. */
  json: ReadonlySet<string>
  texts: ReadonlySet<string>
  /** The columns of its primary key. */
  key: ReadonlySet<string>
  /** The permissions of the role `authenticated`, as HTTP methods. */
  methods: ReadonlySet<Method>
}

export type Procedure = {
  /** Every argument by name, whether a call must have it, and whether it is JSON. */
  args: ReadonlyMap<string, { required: boolean; json: boolean }>
  /** Columns of the rows it returns; empty where it returns one value. */
  columns: ReadonlySet<string>
  /** Whether it changes nothing, so that GET and HEAD may call it. */
  readOnly: boolean
}

export type ForeignKey = { name: string; table: string; column: string; refTable: string }

/** The tables and functions of `/rest/v1`, read from the database. */
export type ApiSchema = {
  tables: ReadonlyMap<string, Table>
  procedures: ReadonlyMap<string, Procedure>
  foreignKeys: readonly ForeignKey[]
}

const TABLES = `
  select c.relname as name,
    (
      select jsonb_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ) as columns,
    coalesce((
      select jsonb_agg(a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and a.atttypid in ('json'::regtype, 'jsonb'::regtype)
    ), '[]') as json,
    coalesce((
      select jsonb_agg(a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and a.atttypid = 'text'::regtype
    ), '[]') as texts,
    coalesce((
      select jsonb_agg(a.attname) from pg_constraint k
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
      where k.conrelid = c.oid and k.contype = 'p'
    ), '[]') as key,
    has_table_privilege('authenticated', c.oid, 'select') as readable,
    has_table_privilege('authenticated', c.oid, 'insert') as insertable,
    has_table_privilege('authenticated', c.oid, 'update') as updatable,
    has_table_privilege('authenticated', c.oid, 'delete') as deletable
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`

const PROCEDURES = `
  select p.proname as name, p.provolatile <> 'v' as read_only, p.pronargs::integer as inputs,
    p.pronargdefaults::integer as defaults,
    coalesce(to_jsonb(p.proargnames), '[]') as names,
    (
      select coalesce(jsonb_agg(t.type in ('json'::regtype, 'jsonb'::regtype) order by t.place), '[]')
      from unnest(p.proargtypes) with ordinality as t (type, place)
    ) as json,
    to_jsonb(p.proargmodes::text[]) as modes
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and p.prorettype <> 'trigger'::regtype
    and (has_function_privilege('authenticated', p.oid, 'execute')
      or has_function_privilege('service_role', p.oid, 'execute'))`

const FOREIGN_KEYS = `
  select k.conname as name, t.relname as table, r.relname as "refTable", a.attname as column
  from pg_constraint k
  join pg_class t on t.oid = k.conrelid
  join pg_class r on r.oid = k.confrelid
  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  where k.contype = 'f' and t.relnamespace = 'public'::regnamespace
    and r.relnamespace = 'public'::regnamespace`

const tableRow = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  json: z.array(z.string()),
  texts: z.array(z.string()),
  key: z.array(z.string()),
  readable: z.boolean(),
  insertable: z.boolean(),
  updatable: z.boolean(),
  deletable: z.boolean(),
})
const procedureRow = z.object({
  name: z.string(),
  read_only: z.boolean(),
  inputs: z.number(),
  defaults: z.number(),
  names: z.array(z.string()),
  json: z.array(z.boolean()),
  modes: z.array(z.string()).nullable(),
})
const foreignKeyRow = z.object({
  name: z.string(),
  table: z.string(),
  refTable: z.string(),
  column: z.string(),
})

function tableOf(row: z.infer<typeof tableRow>): Table {
  const methods = new Set<Method>()
  if (row.readable) methods.add('GET').add('HEAD')
  if (row.insertable) methods.add('POST')
  if (row.updatable) methods.add('PATCH')
  if (row.deletable) methods.add('DELETE')
  return {
    columns: new Set(row.columns),
    json: new Set(row.json),
    texts: new Set(row.texts),
    key: new Set(row.key),
    methods,
  }
}

function procedureOf(row: z.infer<typeof procedureRow>): Procedure {
  const inputs = row.names.slice(0, row.inputs)
  const required = row.inputs - row.defaults
  return {
    args: new Map(
      inputs.map((name, index) => [
        name,
        { required: index < required, json: row.json[index] ?? false },
      ]),
    ),
    columns: new Set(row.names.filter((_, index) => row.modes?.[index] === 't')),
    readOnly: row.read_only,
  }
}

/** Reads the tables and functions of `/rest/v1` from a migrated `database`. */
export async function readApiSchema(database: Database): Promise<ApiSchema> {
  return withSession(database, async (session) => {
    const tables = z.array(tableRow).parse((await session.run(TABLES)).rows)
    const procedures = z.array(procedureRow).parse((await session.run(PROCEDURES)).rows)
    const foreignKeys = z.array(foreignKeyRow).parse((await session.run(FOREIGN_KEYS)).rows)
    return {
      tables: new Map(
        tables
          .map((row) => [row.name, tableOf(row)] as const)
          .filter(([, t]) => t.methods.size > 0),
      ),
      procedures: new Map(procedures.map((row) => [row.name, procedureOf(row)])),
      foreignKeys,
    }
  })
}
