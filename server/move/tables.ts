import { z } from 'zod'
import { withSession, type Database } from '../database/database.ts'
import { BUCKET } from '../storage/objects.ts'

/** Tables that are not moved, and why. All others of `public` and `private` are. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'auth.sessions': 'people sign in again',
  'auth.one_time_tokens': 'links of mails that were sent before; people ask for new ones',
  'auth.known_networks': 'hashes that only the secrets of the old server can compare',
  'auth.sign_up_networks': 'hashes that only the secrets of the old server can compare',
  'auth.erasure': 'work of the embedded database on its own files',
  'storage.buckets': 'the migrations make it',
  'storage.released_versions': 'bytes that the old server removes',
  'private.quotas': 'settings: the server writes them at its start',
  'private.rate_limits': 'counts of the last minutes',
  'private.question_kinds': 'the migrations fill it',
  'private.data_identity': 'the move sets it itself',
  'supabase_migrations.schema_migrations': 'the same on both sides, or the move is refused',
  'stoa_private.secrets': 'a new server makes its own',
  'stoa_private.inbox': 'mails of a local installation',
  'stoa_move.state': 'how far a move is',
}
/** The tables that are moved of the schemas `auth` and `storage`; Supabase owns the others. */
const MOVED = new Set(['auth.users', 'auth.identities', 'storage.objects'])

/** Supabase Auth fails on a null in these columns, which Stoa does not have. */
const FILLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'auth.users': {
    instance_id: '00000000-0000-0000-0000-000000000000',
    confirmation_token: '',
    recovery_token: '',
    email_change_token_new: '',
    email_change: '',
  },
}
const CONDITIONS: Readonly<Record<string, string>> = {
  'storage.objects': `bucket_id = '${BUCKET}'`,
}

const column = z.object({
  label: z.string(),
  table: z.string(),
  column: z.string(),
  name: z.string(),
  type: z.string(),
  is_generated: z.boolean(),
  is_counter: z.boolean(),
  is_variable: z.boolean(),
  key_position: z.number().nullable(),
})
type CatalogueColumn = z.infer<typeof column>

const CATALOGUE = `
  select n.nspname || '.' || c.relname as label, format('%I.%I', n.nspname, c.relname) as table,
    a.attname::text as column, quote_ident(a.attname) as name,
    format_type(a.atttypid, a.atttypmod) as type, a.attgenerated <> '' as is_generated,
    a.attidentity <> '' as is_counter, a.attlen < 0 as is_variable,
    array_position(i.indkey::int2[], a.attnum) as key_position
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage')
  order by 1, a.attnum`

async function catalogue(database: Database): Promise<Map<string, CatalogueColumn[]>> {
  const { rows } = await withSession(database, (session) => session.run(CATALOGUE))
  return Map.groupBy(z.array(column).parse(rows), ({ label }) => label)
}

const isMoved = (label: string): boolean =>
  MOVED.has(label) || (/^(public|private)\./.test(label) && !(label in LEFT_OUT))

export type Column = {
  /** Quoted where needed, as all names here. */
  name: string
  type: string
  /** An SQL expression that estimates its bytes; null for a type of fixed size. */
  size: string | null
}
export type Table = {
  /** The name in messages: `public.bases`. */
  label: string
  name: string
  /** The primary key, in its order. */
  key: Column[]
  /** Columns that both sides have and neither generates. */
  columns: Column[]
  /** Values of columns that only the target has. */
  filled: { name: string; value: string }[]
  /** Columns of `columns` that are counted by a sequence. */
  counters: string[]
  /** The SQL condition of the rows that are moved. */
  condition: string
}

/** The length of a text is read without its content; that of other types is not. */
const sizeOf = ({ name, type, is_variable }: CatalogueColumn): string | null => {
  if (!is_variable) return null
  return /^(text|character varying.*|bytea)$/.test(type)
    ? `octet_length(${name})`
    : `octet_length(${name}::text)`
}

const columnOf = (found: CatalogueColumn): Column => ({
  name: found.name,
  type: found.type,
  size: sizeOf(found),
})

function tableOf(source: readonly CatalogueColumn[], target: readonly CatalogueColumn[]): Table {
  const [{ label, table } = { label: '', table: '' }] = target
  const ofSource = new Map(source.map((each) => [each.column, each]))
  const shared = target.filter(
    (each) => !each.is_generated && ofSource.get(each.column)?.is_generated === false,
  )
  const key = shared
    .filter((each) => each.key_position !== null)
    .sort((a, b) => Number(a.key_position) - Number(b.key_position))
  if (key.length === 0) throw new Error(`the table ${label} has no primary key`)
  return {
    label,
    name: table,
    key: key.map(columnOf),
    columns: shared.map(columnOf),
    filled: target.flatMap(({ column: name, name: quoted }) => {
      const value = ofSource.has(name) ? undefined : FILLED[label]?.[name]
      return value === undefined ? [] : [{ name: quoted, value }]
    }),
    counters: shared.filter((each) => each.is_counter).map((each) => each.column),
    condition: CONDITIONS[label] ?? 'true',
  }
}

/**
 * The tables to move, from the catalogues of both sides: accounts first. Throws if the target lacks
 * one.
 */
export async function movedTables(source: Database, target: Database): Promise<Table[]> {
  const [ofSource, ofTarget] = [await catalogue(source), await catalogue(target)]
  const labels = [...ofSource.keys()].filter(isMoved)
  return labels.map((label) => {
    const [from, to] = [ofSource.get(label) ?? [], ofTarget.get(label)]
    if (!to) throw new Error(`the table ${label} is missing in the target`)
    return tableOf(from, to)
  })
}
