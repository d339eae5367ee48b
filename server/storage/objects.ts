import { z } from 'zod'
import { UNIQUE_VIOLATION } from '../../domain/sqlstate.ts'
import { isDatabaseError, type Claims, type Queries, type Sql } from '../database/database.ts'
import { alreadyExists, notAllowed, notFound } from './errors.ts'

/** The only bucket. */
export const BUCKET = 'files'

const metadata = z.object({
  eTag: z.string(),
  size: z.number(),
  mimetype: z.string(),
  cacheControl: z.string(),
  lastModified: z.string(),
  contentLength: z.number(),
  httpStatusCode: z.number(),
})
const storedObject = z.object({
  id: z.uuid(),
  name: z.string(),
  version: z.uuid(),
  owner_id: z.string().nullable(),
  metadata,
  user_metadata: z.record(z.string(), z.unknown()).nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  last_accessed_at: z.string(),
})
export type StoredObject = z.infer<typeof storedObject>

export type Uploaded = {
  version: string
  size: number
  mimetype: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
}

type Listing = {
  prefix: string
  limit: number
  offset: number
  search: string
  sortBy: {
    column: 'name' | 'created_at' | 'updated_at' | 'last_accessed_at'
    order: 'asc' | 'desc'
  }
}

/** A file, or a folder if `id` is null. */
type ListedEntry = {
  name: string
  id: string | null
  updated_at: string | null
  created_at: string | null
  last_accessed_at: string | null
  metadata: unknown
}

const COLUMNS =
  'id, name, version, owner_id, metadata, user_metadata, created_at, updated_at, last_accessed_at'

const rolledBack = new Error('rolled back on purpose')

/** An uploaded file to store under `name`; `upsert` replaces one that is there. */
type Upload = { name: string; uploaded: Uploaded; upsert: boolean }

/**
 * Writes the row of an upload; returns its id and the version it replaced. Throws 409, or
 * PostgreSQL's 42501.
 */
async function put(
  tx: Queries,
  claims: Claims,
  { name, uploaded, upsert, now }: Upload & { now: Date },
) {
  const described = JSON.stringify({
    eTag: `"${uploaded.version}"`,
    size: uploaded.size,
    mimetype: uploaded.mimetype,
    cacheControl: uploaded.cacheControl,
    lastModified: now.toISOString(),
    contentLength: uploaded.size,
    httpStatusCode: 200,
  } satisfies z.infer<typeof metadata>)
  const custom = uploaded.userMetadata && JSON.stringify(uploaded.userMetadata)
  const [inserted] = await tx.query<{ id: string }>(
    `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata,
      user_metadata)
     values ($1, $2, $3::text::uuid, $3::text, $4, $5::text::jsonb, $6::text::jsonb)
     on conflict (bucket_id, name) do nothing returning id`,
    [BUCKET, name, claims.sub ?? null, uploaded.version, described, custom],
  )
  if (inserted) return { id: inserted.id, replaced: null }
  if (!upsert) throw alreadyExists()
  const [old] = await tx.query<{ id: string; version: string }>(
    'select id, version from storage.objects where bucket_id = $1 and name = $2 for update',
    [BUCKET, name],
  )
  if (!old) throw alreadyExists()
  await tx.query(
    `update storage.objects set version = $2, metadata = $3::text::jsonb,
      user_metadata = $4::text::jsonb, updated_at = now()
     where id = $1`,
    [old.id, uploaded.version, described, custom],
  )
  return { id: old.id, replaced: old.version }
}

/** An upload of no bytes, to find out whether one is allowed. */
const NOTHING_UPLOADED = {
  version: '00000000-0000-0000-0000-000000000000',
  size: 0,
  mimetype: '',
  cacheControl: '',
  userMetadata: null,
}

/** Files and folders directly under the prefix $2 whose names contain $3. */
const ENTRIES = `with entries as (
    select split_part(substr(name, length($2) + 1), '/', 1) as entry,
           strpos(substr(name, length($2) + 1), '/') > 0 as folder, o.*
    from storage.objects o where bucket_id = $1 and starts_with(name, $2)
  ), listed as (
    select distinct entry as name, null::uuid as id, null::timestamptz as updated_at,
           null::timestamptz as created_at, null::timestamptz as last_accessed_at,
           null::jsonb as metadata
    from entries where folder
    union all
    select entry, id, updated_at, created_at, last_accessed_at, metadata from entries
    where not folder
  )
  select * from listed where strpos(lower(name), lower($3)) > 0 or $3 = ''`

/** Lists stored files by the prefix of their names. */
const listingsIn = (sql: Sql) => ({
  /** Files and folders directly under a prefix. A folder has a name and nothing else. */
  list: (claims: Claims, { prefix, limit, offset, search, sortBy }: Listing) =>
    sql.asRole(claims, (tx) =>
      tx.query<ListedEntry>(
        `${ENTRIES}
           order by ${sortBy.column} ${sortBy.order}, name limit $4 offset $5`,
        [BUCKET, prefix, search, limit, offset],
      ),
    ),

  /** Every file whose name starts with a prefix, however deep. */
  listDeep: (claims: Claims, { prefix, limit, offset, sortBy }: Omit<Listing, 'search'>) =>
    sql.asRole(claims, (tx) =>
      tx.query<ListedEntry>(
        `select name, id, updated_at, created_at, last_accessed_at, metadata
           from storage.objects where bucket_id = $1 and starts_with(name, $2)
           order by ${sortBy.column} ${sortBy.order}, name limit $3 offset $4`,
        [BUCKET, prefix, limit, offset],
      ),
    ),
})

/** The rows of `storage.objects`, read and written with the rights of `claims`. */
export function objectsIn(sql: Sql, now: () => Date) {
  const refusing = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      if (isDatabaseError(error) && error.code === '42501') throw notAllowed(error)
      if (isDatabaseError(error) && error.code === UNIQUE_VIOLATION) throw alreadyExists(error)
      throw error
    })
  const read = async (claims: Claims, text: string, params: readonly unknown[]) =>
    z.array(storedObject).parse(await sql.asRole(claims, (tx) => tx.query(text, params)))

  return {
    /** Throws 403 or 409 if an upload would be refused, before its body is read. */
    async check(claims: Claims, name: string, upsert: boolean): Promise<void> {
      const attempt = sql.asRole(claims, async (tx) => {
        await put(tx, claims, { name, uploaded: NOTHING_UPLOADED, upsert, now: now() })
        throw rolledBack
      })
      await refusing(attempt).catch((error: unknown) => {
        if (error !== rolledBack) throw error
      })
    },

    put: (claims: Claims, upload: Upload) =>
      refusing(sql.asRole(claims, (tx) => put(tx, claims, { ...upload, now: now() }))),

    /** The elements of `names` that exist and that `claims` may see. */
    find: (claims: Claims, names: readonly string[]): Promise<StoredObject[]> =>
      read(
        claims,
        `select ${COLUMNS} from storage.objects
         where bucket_id = $1 and name in (select jsonb_array_elements_text($2::text::jsonb))`,
        [BUCKET, JSON.stringify(names)],
      ),

    /** Deletes the elements of `names` that `claims` may delete, and returns them. */
    remove: (claims: Claims, names: readonly string[]): Promise<StoredObject[]> =>
      read(
        claims,
        `delete from storage.objects
         where bucket_id = $1 and name in (select jsonb_array_elements_text($2::text::jsonb))
         returning ${COLUMNS}`,
        [BUCKET, JSON.stringify(names)],
      ),

    /** Renames an object. Throws 403, 404 or 409. */
    async move(claims: Claims, from: string, to: string): Promise<void> {
      const rows = await refusing(
        sql.asRole(claims, (tx) =>
          tx.query(
            `update storage.objects set name = $3, updated_at = now()
             where bucket_id = $1 and name = $2 returning id`,
            [BUCKET, from, to],
          ),
        ),
      )
      if (rows.length === 0) throw notFound()
    },

    ...listingsIn(sql),
  }
}
export type Objects = ReturnType<typeof objectsIn>
