import type { Database } from './database.ts'

/** The advisory lock of a server process that stores files in its own folder. */
const EXCLUSIVE_LOCK = 5_730_462

/**
 * Locks a PostgreSQL database for this process. The lock ends with its connection: after the
 * returned function was called and the database is closed, or when the connection is lost. Throws
 * if another process holds the lock, because two servers with separate folders would each miss the
 * files of the other.
 */
export async function lockExclusively(database: Database): Promise<() => void> {
  const session = await database.session()
  const { rows } = await session.run('select pg_try_advisory_lock($1) as held', [EXCLUSIVE_LOCK])
  if (rows[0]?.['held'] !== true) {
    session.release()
    throw new Error(
      'Cannot start: DATABASE_URL: another Stoa process uses this database; ' +
        'stop it, or give both the same file store with STOA_FILES=s3://…',
    )
  }
  return () => session.release()
}
