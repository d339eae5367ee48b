import type { Database } from './database.ts'

/** Held by the one server process that keeps its files in a folder of its own. */
const EXCLUSIVE_LOCK = 5_730_462

/**
 * Holds a PostgreSQL database for this process until the database is closed after the returned
 * function was called: the lock ends with its connection, also where that is lost. Throws where
 * another process holds it: two servers with a folder of their own would each miss the files of the
 * other.
 */
export async function holdExclusively(database: Database): Promise<() => void> {
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
