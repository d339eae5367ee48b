import { withSession, type Database, type Session } from '../database/database.ts'
import { MAINTENANCE_LIMITS } from '../database/limits.ts'

/**
 * Reads the catalogue with an empty search path: only then PostgreSQL writes each name with its
 * schema.
 */
export const withFullNames = <T>(
  database: Database,
  read: (session: Session) => Promise<T>,
): Promise<T> =>
  withSession(
    database,
    async (session) => {
      await session.run(`select set_config('search_path', '', false)`)
      try {
        return await read(session)
      } finally {
        await session.run('reset search_path')
      }
    },
    MAINTENANCE_LIMITS,
  )
