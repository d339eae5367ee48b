import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { withSession, type Database } from '../../server/database/database.ts'
import { describeSchema } from '../../server/doctor/schema-differences.ts'

export const TYPES_FILE = fileURLToPath(new URL('../../types/database.ts', import.meta.url))

type Column = {
  table: string
  name: string
  type: string
  nullable: boolean
  optional: boolean
  readonly: boolean
}
type Relationship = {
  table: string
  name: string
  columns: string[]
  unique: boolean
  target: string
  target_columns: string[]
}
type Procedure = { name: string; args: Argument[]; result: string; returnsSet: boolean }
type Argument = { name: string; type: string; mode: 'i' | 'o' | 'b' | 'v' | 't'; optional: boolean }

const COLUMNS = `
  select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as nullable,
         not a.attnotnull or a.atthasdef or a.attidentity <> '' as optional,
         a.attgenerated <> '' or a.attidentity = 'a' as readonly
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
    and not a.attisdropped
  order by c.relname, a.attname`

const RELATIONSHIPS = `
  select c.relname as table, k.conname as name, f.relname as target,
         (select json_agg(attname order by n) from unnest(k.conkey) with ordinality as u(num, n)
            join pg_attribute on attrelid = k.conrelid and attnum = num) as columns,
         (select json_agg(attname order by n) from unnest(k.confkey) with ordinality as u(num, n)
            join pg_attribute on attrelid = k.confrelid and attnum = num) as target_columns,
         exists (select from pg_constraint o where o.conrelid = k.conrelid
           and o.contype in ('p', 'u')
                   and o.conkey @> k.conkey and o.conkey <@ k.conkey) as unique
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_class f on f.oid = k.confrelid and f.relnamespace = 'public'::regnamespace
  where k.contype = 'f' and c.relnamespace = 'public'::regnamespace
  order by c.relname, k.conname`

const PROCEDURES = `
  select p.proname as name, r.typname as result, p.proretset as "returnsSet",
         coalesce((select json_agg(json_build_object(
             'name', p.proargnames[n], 'type', t.typname, 'mode', coalesce(p.proargmodes[n], 'i'),
             'optional', n > p.pronargs - p.pronargdefaults) order by n)
           from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]))
             with ordinality as u(oid, n)
           join pg_type t on t.oid = u.oid), '[]') as args
  from pg_proc p
  join pg_type r on r.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and r.typname <> 'trigger' and p.prokind = 'f'
  order by p.proname`

const SCALARS: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
  text: 'string',
  varchar: 'string',
  uuid: 'string',
  date: 'string',
  timestamp: 'string',
  timestamptz: 'string',
  tsvector: 'unknown',
  void: 'undefined',
}

/** Throws on a PostgreSQL type that is missing in `SCALARS`. */
function typescriptType(name: string): string {
  if (name.startsWith('_')) return `${typescriptType(name.slice(1))}[]`
  const type = SCALARS[name]
  if (type === undefined)
    throw new Error(`No TypeScript type is known for the PostgreSQL type ${name}`)
  return type
}

const objectType = (fields: string[]): string =>
  fields.length === 0 ? '{ [_ in never]: never }' : `{ ${fields.join('; ')} }`

function tableType(columns: Column[], relationships: Relationship[]): string {
  const value = (column: Column) => typescriptType(column.type) + (column.nullable ? ' | null' : '')
  const row = columns.map((column) => `${column.name}: ${value(column)}`)
  const insert = columns.map((column) =>
    column.readonly
      ? `${column.name}?: never`
      : `${column.name}${column.optional ? '?' : ''}: ${value(column)}`,
  )
  const update = columns.map(
    (column) => `${column.name}?: ${column.readonly ? 'never' : value(column)}`,
  )
  const relationshipTypes = relationships.map((link) =>
    objectType([
      `foreignKeyName: ${JSON.stringify(link.name)}`,
      `columns: ${JSON.stringify(link.columns)}`,
      `isOneToOne: ${String(link.unique)}`,
      `referencedRelation: ${JSON.stringify(link.target)}`,
      `referencedColumns: ${JSON.stringify(link.target_columns)}`,
    ]),
  )
  return objectType([
    `Row: ${objectType(row)}`,
    `Insert: ${objectType(insert)}`,
    `Update: ${objectType(update)}`,
    `Relationships: [${relationshipTypes.join(', ')}]`,
  ])
}

function procedureType({ args, result, returnsSet }: Procedure): string {
  const inputs = args.filter(({ mode }) => mode === 'i' || mode === 'b' || mode === 'v')
  const columns = args.filter(({ mode }) => mode === 't' || mode === 'o')
  const rowType =
    columns.length > 0
      ? objectType(columns.map((c) => `${c.name}: ${typescriptType(c.type)}`))
      : typescriptType(result)
  const argumentTypes = inputs.map(
    (arg) => `${arg.name}${arg.optional ? '?' : ''}: ${typescriptType(arg.type)}`,
  )
  return objectType([
    `Args: ${argumentTypes.length === 0 ? 'never' : objectType(argumentTypes)}`,
    `Returns: ${returnsSet ? `${rowType}[]` : rowType}`,
  ])
}

/** The text of types/schema.json for the schema of `database`. */
export const schemaDescription = async (database: Database): Promise<string> =>
  `${JSON.stringify(await describeSchema(database), null, 1)}\n`

/** The tables, foreign keys and procedures of the schema. */
const readCatalogue = (database: Database): Promise<[Column[], Relationship[], Procedure[]]> =>
  withSession(database, async (session) => [
    (await session.run(COLUMNS)).rows as Column[],
    (await session.run(RELATIONSHIPS)).rows as Relationship[],
    (await session.run(PROCEDURES)).rows as Procedure[],
  ])

/** The source of types/database.ts for the schema of `database`. */
export async function databaseTypes(database: Database): Promise<string> {
  const [columns, relationships, procedures] = await readCatalogue(database)
  const names = [...new Set(columns.map(({ table }) => table))]
  const tables = names.map((name) => {
    const isOfTable = ({ table }: { table: string }) => table === name
    return `${name}: ${tableType(columns.filter(isOfTable), relationships.filter(isOfTable))}`
  })
  const functions = procedures.map((procedure) => `${procedure.name}: ${procedureType(procedure)}`)
  const source = `
    // Generated by \`npm run types\` from supabase/migrations. Do not edit.
    export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

    export type Database = { public: ${objectType([
      `Tables: ${objectType(tables)}`,
      'Views: { [_ in never]: never }',
      `Functions: ${objectType(functions)}`,
      'Enums: { [_ in never]: never }',
      'CompositeTypes: { [_ in never]: never }',
    ])} }

    type PublicTables = Database['public']['Tables']
    export type Tables<Name extends keyof PublicTables> = PublicTables[Name]['Row']
    export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name]['Insert']
    export type TablesUpdate<Name extends keyof PublicTables> = PublicTables[Name]['Update']
  `
  return await format(source, { ...(await resolveConfig(TYPES_FILE)), filepath: TYPES_FILE })
}
