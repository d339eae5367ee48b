import { existsSync } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import { withSession, type Database } from '../database/database.ts'
import { recordedVersions } from './migrate.ts'
import type { BlobStore } from '../storage/store/blob-store.ts'

const RESTORE = 'restore a backup with npm run restore -- FILE'

/**
 * Throws if `database/` is damaged, or missing beside stored files: PGlite would initialise over
 * existing data. Changes nothing.
 */
export async function requireIntactFolder(dataFolder: string, blobs: BlobStore): Promise<void> {
  const folder = join(dataFolder, 'database')
  if (existsSync(folder)) {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    if (existsSync(join(folder, 'PG_VERSION'))) return
    throw new Error(
      `Cannot start: ${folder} is damaged (PG_VERSION is missing); ` +
        `copy ${dataFolder} to a safe place, then ${RESTORE}`,
    )
  }
  if (!(await blobs.isEmpty()))
    throw new Error(
      `Cannot start: ${folder} is missing, but ${blobs.location} holds files; ` +
        `put the folder back or ${RESTORE}. ` +
        `To begin with an empty database, move ${blobs.location} away first`,
    )
}

/** The id of `database`; null if it is new or of a release without ids. */
async function databaseIdentity(database: Database): Promise<string | null> {
  return withSession(database, async (session) => {
    const table = await session.run(`select to_regclass('private.data_identity')::text as name`)
    if (typeof table.rows[0]?.['name'] !== 'string') return null
    const { rows } = await session.run('select id::text as id from private.data_identity')
    return typeof rows[0]?.['id'] === 'string' ? rows[0]['id'] : null
  })
}

const hasStoredObjects = (database: Database): Promise<boolean> =>
  withSession(database, async (session) => {
    const { rows } = await session.run('select exists (select from storage.objects) as found')
    return rows[0]?.['found'] === true
  })

/**
 * Throws if the files and `database` do not belong together. Call it before the migrations; changes
 * nothing.
 */
export async function requireSameIdentity(database: Database, blobs: BlobStore): Promise<void> {
  const [ofFiles, ofDatabase, recorded] = [
    await blobs.identity(),
    await databaseIdentity(database),
    await recordedVersions(database),
  ]
  const { location } = blobs
  if (ofDatabase !== null && ofDatabase === ofFiles) return
  const isEmpty = await blobs.isEmpty()
  if (recorded.length === 0) {
    if (isEmpty) return
    throw new Error(
      `Cannot start: the database is new, but ${location} holds the files of another one; ` +
        `use the database that they belong to, ${RESTORE}, or set STOA_DATA to another folder`,
    )
  }
  if (ofFiles !== null && !isEmpty)
    throw new Error(
      `Cannot start: ${location} holds the files of another database; ` +
        'use the database and the files that belong together. ' +
        'If these do, delete the file .identity there and start again',
    )
  if (ofDatabase !== null && isEmpty && (await hasStoredObjects(database)))
    throw new Error(
      `Cannot start: the database names files that are not in ${location}; ` +
        'copy the folder files of the server that stored them (with its file .identity), ' +
        'or set STOA_FILES to a store that both share',
    )
}

/** Stores the id of `database` beside the files. Call it after the migrations. */
export async function adoptIdentity(database: Database, blobs: BlobStore): Promise<void> {
  const id = await databaseIdentity(database)
  if (id === null) throw new Error('Cannot start: the database has no identity')
  if ((await blobs.identity()) !== id) await blobs.setIdentity(id)
}
