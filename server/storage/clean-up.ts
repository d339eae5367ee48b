import { DAY_MS } from '../../domain/day.ts'
import type { Sql } from '../database/database.ts'
import type { Log } from '../monitoring/log.ts'
import { isVersion, type BlobStore } from './store/blob-store.ts'
import { BUCKET } from './objects.ts'

/** Younger files may belong to a running request. */
const MIN_AGE_MS = DAY_MS
/** Days that a file stays in the trash. */
const TRASH_DAYS = 30
const BATCH_SIZE = 500

type CleanUpDeps = { sql: Sql; blobs: BlobStore; log: Log; now: () => Date }

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** The elements of `versions` that a row refers to. */
async function referenced(sql: Sql, versions: readonly string[]): Promise<Set<string>> {
  const referencedVersions = new Set<string>()
  for (let start = 0; start < versions.length; start += BATCH_SIZE) {
    const batch = JSON.stringify(versions.slice(start, start + BATCH_SIZE))
    const rows = await sql.asRole({ role: 'service_role' }, (tx) =>
      tx.query<{ version: string }>(
        `select version from storage.objects
         where version in (select jsonb_array_elements_text($1::text::jsonb))`,
        [batch],
      ),
    )
    for (const { version } of rows) referencedVersions.add(version)
  }
  return referencedVersions
}

/**
 * Removes the bytes of files whose rows were deleted or replaced, where the request that did so
 * left them: it was interrupted, or deleted an account in the database alone. Resolves with their
 * number.
 */
export async function removeReleasedFiles({
  sql,
  blobs,
}: Pick<CleanUpDeps, 'sql' | 'blobs'>): Promise<number> {
  let removed = 0
  for (;;) {
    const rows = await sql.asRole({ role: 'service_role' }, (tx) =>
      tx.query<{ version: string }>(
        `select version from storage.released_versions limit ${BATCH_SIZE}`,
      ),
    )
    const versions = rows.map(({ version }) => version)
    const named = await referenced(sql, versions)
    const unnamed = versions.filter((version) => isVersion(version) && !named.has(version))
    await blobs.remove(unnamed)
    await sql.asRole({ role: 'service_role' }, (tx) =>
      tx.query(
        `delete from storage.released_versions
         where version in (select jsonb_array_elements_text($1::text::jsonb))`,
        [JSON.stringify(versions)],
      ),
    )
    removed += unnamed.length
    if (rows.length < BATCH_SIZE) return removed
  }
}

/** Restores files from the trash that a row names, as after a restore of a newer database. */
async function restoreReferenced({ sql, blobs }: CleanUpDeps): Promise<number> {
  let restored = 0
  for await (const batch of blobs.listTrash()) {
    const named = await referenced(
      sql,
      batch.map(({ version }) => version),
    )
    for (const { version, day } of batch.filter((entry) => named.has(entry.version))) {
      await blobs.restoreFromTrash(version, day)
      restored++
    }
  }
  return restored
}

/**
 * Deletes the rows of uploads that no base names after a day, which releases their bytes: the tab
 * was closed between the upload and the insert.
 */
async function removeUnlistedUploads({ sql, now }: CleanUpDeps): Promise<number> {
  const before = new Date(now().getTime() - MIN_AGE_MS).toISOString()
  const rows = await sql.asRole({ role: 'service_role' }, (tx) =>
    tx.query(
      `delete from storage.objects o
       where o.bucket_id = $1 and o.created_at < $2::timestamptz
         and coalesce(o.updated_at, o.created_at) < $2::timestamptz
         and not exists (select from public.base_files f where f.file_path = o.name)
       returning o.id`,
      [BUCKET, before],
    ),
  )
  return rows.length
}

/** All stored files without a row, except young ones, and the number of all files. */
async function unreferencedFiles({ sql, blobs, now }: CleanUpDeps) {
  const before = new Date(now().getTime() - MIN_AGE_MS)
  const unreferenced: string[] = []
  let total = 0
  for await (const batch of blobs.list()) {
    total += batch.length
    const old = batch.filter(({ modified }) => modified < before).map(({ version }) => version)
    const named = await referenced(sql, old)
    unreferenced.push(...old.filter((version) => !named.has(version)))
  }
  return { unreferenced, total }
}

/**
 * Removes files whose rows were deleted. Moves those that no row ever named to the trash of today,
 * deletes trash older than `TRASH_DAYS` and restores files from the trash that a row names. Moves
 * nothing if more than half of all files would move, since the database is then probably the wrong
 * one.
 */
export async function cleanUp(deps: CleanUpDeps): Promise<void> {
  const { blobs, log, now } = deps
  const restored = await restoreReferenced(deps)
  const uploads = await removeUnlistedUploads(deps)
  const removed = await removeReleasedFiles(deps)
  await blobs.removeUnfinished(new Date(now().getTime() - MIN_AGE_MS))
  const { unreferenced, total } = await unreferencedFiles(deps)
  if (unreferenced.length > total / 2) {
    log({ name: 'clean_up_refused', unreferenced: unreferenced.length, files: total })
    return
  }
  const today = dayOf(now())
  for (const version of unreferenced) await blobs.moveToTrash(version, today)
  await blobs.emptyTrash(dayOf(new Date(now().getTime() - TRASH_DAYS * DAY_MS)))
  if (restored + uploads + removed + unreferenced.length > 0)
    log({ name: 'clean_up', restored, uploads, removed, trashed: unreferenced.length })
}
