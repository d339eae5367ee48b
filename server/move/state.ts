import { withSession, type Database } from '../database/database.ts'

/** In a schema of its own in the target, which no role of the API may use. */
const SCHEMA = `
  create schema if not exists stoa_move;
  revoke all on schema stoa_move from public;
  create table if not exists stoa_move.state (
    only_row boolean primary key default true check (only_row),
    source uuid not null,
    finished_at timestamptz
  )`

/** A move into a database: the identity of its source. */
type MoveState = { source: string; finished: boolean }

/** The last move into `database`; null if there was none. */
export function readMoveState(database: Database): Promise<MoveState | null> {
  return withSession(database, async (session) => {
    const table = await session.run(`select to_regclass('stoa_move.state')::text as name`)
    if (typeof table.rows[0]?.['name'] !== 'string') return null
    const { rows } = await session.run(
      'select source::text as source, finished_at is not null as finished from stoa_move.state',
    )
    return rows[0] ? { source: String(rows[0]['source']), finished: !!rows[0]['finished'] } : null
  })
}

/** Records that the data of `source` is being moved into `database`, which takes its identity. */
export function recordBegin(database: Database, source: string): Promise<void> {
  return withSession(database, async (session) => {
    await session.script(SCHEMA)
    await session.run(
      `with moved as (update private.data_identity set id = $1::uuid)
       insert into stoa_move.state (source) values ($1::uuid)
       on conflict (only_row) do update set source = excluded.source, finished_at = null`,
      [source],
    )
  })
}

export async function recordEnd(database: Database): Promise<void> {
  await withSession(database, (session) =>
    session.run('update stoa_move.state set finished_at = now()'),
  )
}

/** Throws for a database with a part of the data that is being moved into it. */
export async function requireFinishedMove(database: Database): Promise<void> {
  if ((await readMoveState(database))?.finished === false)
    throw new Error(
      'Cannot start: the move into this database is not finished; run the same npm run move again',
    )
}
