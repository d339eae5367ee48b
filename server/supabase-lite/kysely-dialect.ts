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

class Connection implements DatabaseConnection {
  readonly session: Session
  constructor(session: Session) {
    this.session = session
  }
  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
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

/** Kysely over our sessions: what it calls a connection is a session of its own, from acquiring to releasing. */
export const kyselyDialect = (database: Database): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createDriver: (): Driver => ({
    init: () => Promise.resolve(),
    acquireConnection: async () => new Connection(await database.session()),
    beginTransaction: run('begin'),
    commitTransaction: run('commit'),
    rollbackTransaction: run('rollback'),
    releaseConnection: async (connection) => {
      if (connection instanceof Connection) connection.session.release()
      return Promise.resolve()
    },
    destroy: () => Promise.resolve(),
  }),
})
