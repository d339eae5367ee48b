import { withSession } from '../database.ts'
import { MAINTENANCE_LIMITS } from '../limits.ts'
import type { PgliteDatabase } from './pglite.ts'

/**
 * A larger table is rewritten only if it has names and addresses (schema `auth`): no request is
 * answered meanwhile, and the copy needs as much space on the disk. Rewriting 32 MB of text with
 * its search index takes about four seconds.
 */
const MAX_TABLE_BYTES = 32 * 1024 * 1024

/** The table with the index of the search, which rewriting computes again from its texts. */
const SEARCHED = 'private.search_texts'
/**
 * Bytes of its texts, of which repetitive ones take a hundredth on the disk. Computing the index
 * takes a second for each four million.
 */
const MAX_SEARCHED_BYTES = 24_000_000

const SEARCHED_BYTES = `
  select coalesce(sum(octet_length(content)), 0)::float8 as bytes from ${SEARCHED}`

/** The least time between two erasures, also after one that failed, on a full disk for example. */
const INTERVAL_MS = 5 * 60_000

const DUE = 'select deletions::text as deletions from auth.erasure'

const TABLES = `
  select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')
    and (nspname = 'auth' or pg_total_relation_size(pg_class.oid) <= ${MAX_TABLE_BYTES})
  order by nspname <> 'auth', pg_total_relation_size(pg_class.oid)`

const run = async (database: PgliteDatabase, text: string, params?: readonly unknown[]) =>
  (await withSession(database, (session) => session.run(text, params), MAINTENANCE_LIMITS)).rows

/** Whether the schema of accounts exists. */
async function hasAccounts(database: PgliteDatabase): Promise<boolean> {
  const [row] = await run(database, `select to_regclass('auth.erasure')::text as name`)
  return typeof row?.['name'] === 'string'
}

/** Whether rewriting a table computes an index for longer than others should wait. */
async function isSlow(database: PgliteDatabase, name: string): Promise<boolean> {
  if (name !== SEARCHED) return false
  const [row] = await run(database, SEARCHED_BYTES)
  return Number(row?.['bytes']) > MAX_SEARCHED_BYTES
}

/**
 * Removes what deleted accounts left in the files of the database: vacuum frees the space of their
 * rows, and of their entries in indexes, without overwriting it. Rewrites the tables, then the
 * statistics of their columns, which contain values, and ends the file of the log, which the
 * checkpoint then deletes with those before it.
 *
 * Returns whether it was done: not if no account was deleted since the last time, and not if
 * `isInterrupted`, after which the next call begins again.
 */
async function eraseDeletedAccounts(
  database: PgliteDatabase,
  isInterrupted: () => boolean,
): Promise<boolean> {
  if (!(await hasAccounts(database))) return false
  const [due] = await run(database, DUE)
  if (!due) return false
  for (const row of await run(database, TABLES)) {
    if (isInterrupted()) return false
    const name = String(row['name'])
    if (!(await isSlow(database, name))) await run(database, `vacuum (full, analyze) ${name}`)
  }
  await run(database, 'vacuum full pg_catalog.pg_statistic')
  await run(database, 'select pg_switch_wal()')
  await run(database, 'checkpoint')
  // An account that was deleted meanwhile has counted one more.
  await run(database, 'delete from auth.erasure where deletions::text = $1', [due['deletions']])
  return true
}

/** As `eraseDeletedAccounts`, but not shortly after the last erasure, so that many become one. */
export function erasureOf(
  database: PgliteDatabase,
): (isInterrupted: () => boolean) => Promise<boolean> {
  let lastAt = -Infinity
  return async (isInterrupted) => {
    if (performance.now() - lastAt < INTERVAL_MS) return false
    const before = lastAt
    lastAt = performance.now()
    const isDone = await eraseDeletedAccounts(database, isInterrupted)
    if (!isDone) lastAt = before
    return isDone
  }
}
