import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Database, Session } from '../database/database.ts'

/** Settings of the current transaction, which lite sends one by one, ignoring the results. */
const SETTING = /^(select set_config\(|set local )/i

class Connection implements DatabaseConnection {
  readonly session: Session
  constructor(session: Session) {
    this.session = session
  }
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (SETTING.test(sql)) {
      this.session.defer(sql, parameters)
      return { rows: [] }
    }
    const { rows, affected } = await this.session.run(sql, parameters)
    return { rows: rows as R[], numAffectedRows: BigInt(affected) }
  }
  streamQuery(): never {
    throw new Error('Nothing streams rows')
  }
}

const run = (statement: string) => async (connection: DatabaseConnection) => {
  await connection.executeQuery(CompiledQuery.raw(statement))
}

/** Kysely on sessions of the database. A Kysely connection is one session. */
export const kyselyDialect = (database: Database): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createDriver: (): Driver => ({
    init: () => Promise.resolve(),
    acquireConnection: async () => new Connection(await database.session()),
    beginTransaction: (connection) => {
      if (connection instanceof Connection) connection.session.defer('begin')
      return Promise.resolve()
    },
    commitTransaction: run('commit'),
    rollbackTransaction: run('rollback'),
    releaseConnection: async (connection) => {
      if (connection instanceof Connection) connection.session.release()
      return Promise.resolve()
    },
    destroy: () => Promise.resolve(),
  }),
})
