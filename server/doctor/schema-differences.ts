import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { withFullNames } from './full-names.ts'

/** Written by `npm run types` from the migrations. */
export const SCHEMA_FILE = new URL('../../types/schema.json', import.meta.url)

/**
 * Each object of the schema by kind, name and what defines it, in words that PostgreSQL 15 and
 * later write alike. Orders of columns do not matter, rights are those of the API's roles.
 */
const OBJECTS = `
  with tables as (
    select c.oid, c.relrowsecurity, c.relacl, n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and (n.nspname in ('public', 'private')
      or (n.nspname = 'storage' and c.relname in ('objects', 'buckets')))
  ), functions as (
    select p.*, n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')'
      as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private')
  )
  select 'table' as kind, name, concat('row-level security: ', relrowsecurity) as definition from tables
  union all
  select 'column', t.name || '.' || a.attname, concat_ws(' ', format_type(a.atttypid, a.atttypmod),
      a.attnotnull, a.attgenerated, a.attidentity, pg_get_expr(d.adbin, d.adrelid))
  from tables t
  join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
  union all
  select 'constraint', t.name || '.' || k.conname, pg_get_constraintdef(k.oid)
  from tables t join pg_constraint k on k.conrelid = t.oid and k.contype in ('c', 'f', 'p', 'u', 'x')
  union all
  select 'index', i.indexrelid::regclass::text, concat(pg_get_indexdef(i.indexrelid), i.indisvalid)
  from tables t join pg_index i on i.indrelid = t.oid
  union all
  select 'trigger', t.name || '.' || g.tgname, concat(pg_get_triggerdef(g.oid), g.tgenabled)
  from tables t join pg_trigger g on g.tgrelid = t.oid and not g.tgisinternal
  union all
  select 'policy', t.name || '.' || p.polname, concat_ws(' ', p.polcmd, p.polpermissive,
      (select string_agg(case r when 0 then 'public' else r::regrole::text end, ',' order by r::regrole::text)
       from unnest(p.polroles) r),
      pg_get_expr(p.polqual, p.polrelid), '/', pg_get_expr(p.polwithcheck, p.polrelid))
  from tables t join pg_policy p on p.polrelid = t.oid
  union all
  select 'function', f.name, concat_ws(' ', f.prosrc, f.prosecdef, f.provolatile, f.proconfig::text,
      pg_get_function_result(f.oid))
  from functions f
  union all
  select 'right', concat(t.name, ' ', g.grantee::regrole), string_agg(g.privilege_type, ',' order by g.privilege_type)
  from tables t cross join aclexplode(t.relacl) g
  where g.grantee::regrole::text in ('anon', 'authenticated') and g.privilege_type <> 'MAINTAIN'
  group by 1, 2
  union all
  select 'right', concat(t.name, '.', a.attname, ' ', g.grantee::regrole),
    string_agg(g.privilege_type, ',' order by g.privilege_type)
  from tables t
  join pg_attribute a on a.attrelid = t.oid and not a.attisdropped
  cross join aclexplode(a.attacl) g
  where g.grantee::regrole::text in ('anon', 'authenticated')
  group by 1, 2
  union all
  select 'right', concat(f.name, ' ', case g.grantee when 0 then 'public' else g.grantee::regrole::text end), 'EXECUTE'
  from functions f cross join aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) g
  where g.grantee = 0 or g.grantee::regrole::text in ('anon', 'authenticated')`

/** Kinds of which an additional one changes what the API allows or stores. */
const WATCHED = /^(constraint|policy|right|trigger) /

const object = z.object({ kind: z.string(), name: z.string(), definition: z.string() })
const schemaFile = z.record(z.string(), z.string())

/** A checksum of the definition of each object in the schema of `database`, by kind and name. */
export async function describeSchema(database: Database): Promise<Record<string, string>> {
  const { rows } = await withFullNames(database, (session) => session.run(OBJECTS))
  const checksum = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
  const entries = z
    .array(object)
    .parse(rows)
    .map(({ kind, name, definition }) => [`${kind} ${name}`, checksum(definition)] as const)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Lists how the schema of `database` differs from the one that this release's migrations make,
 * `trigger public.bases.x is missing` for example. Additional tables, columns, indexes and
 * functions do not count.
 */
export async function schemaDifferences(database: Database): Promise<string[]> {
  const expected = schemaFile.parse(JSON.parse(await readFile(SCHEMA_FILE, 'utf8')))
  const actual = await describeSchema(database)
  const differences = Object.entries(expected).flatMap(([name, checksum]) => {
    if (actual[name] === undefined) return `${name} is missing`
    return actual[name] === checksum ? [] : `${name} was changed`
  })
  const added = Object.keys(actual).filter((name) => WATCHED.test(name) && !(name in expected))
  return [...differences, ...added.map((name) => `${name} was added`)]
}

const MAX_NAMED = 5

/** The differences in one line, with the next step. */
export function describeDifferences(differences: readonly string[]): string {
  const named = differences.slice(0, MAX_NAMED).join(', ')
  const others = differences.length > MAX_NAMED ? ` and ${differences.length - MAX_NAMED} more` : ''
  return (
    `the database was changed by hand: ${named}${others}; ` +
    'undo that with SQL as in supabase/migrations, or restore a backup'
  )
}
