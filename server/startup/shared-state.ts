import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { inTransaction, withSession, type Database } from '../database/database.ts'
import type { Inbox } from '../mail/inbox.ts'
import { storedMail } from '../mail/inbox.ts'
import { newSecrets, parseSecrets, type Secrets } from '../secrets.ts'
import { codeOf } from '../system-error.ts'

/**
 * What several processes on one PostgreSQL share: in a schema of its own, which no role of the API
 * may use.
 */
const SCHEMA = `
  create schema if not exists stoa_private;
  revoke all on schema stoa_private from public;
  create table if not exists stoa_private.secrets (
    id integer primary key default 1 check (id = 1),
    value jsonb not null
  );
  create table if not exists stoa_private.inbox (
    id bigint generated always as identity primary key,
    mail jsonb not null
  );
  revoke all on all tables in schema stoa_private from public;`

/** Held while the schema is made and the secrets are compared, so that two starts at once agree. */
const LOCK = 5_730_463
const MAX_MAILS = 200

/** The secrets in the data folder; null where there are none. */
async function localSecrets(file: string): Promise<Secrets | null> {
  try {
    return parseSecrets(await readFile(file, 'utf8'), file)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/**
 * The secrets of the project, which every process on this PostgreSQL uses, so that a session or a
 * link to a file made by one is valid at the others. The first process stores those of its data
 * folder, or makes them. Throws an `Error` of one line where the data folder has others than the
 * database.
 */
export async function sharedSecrets(database: Database, dataFolder: string): Promise<Secrets> {
  const file = join(dataFolder, 'secrets.json')
  const local = await localSecrets(file)
  return inTransaction(database, async (session) => {
    await session.run('select pg_advisory_xact_lock($1)', [LOCK])
    await session.script(SCHEMA)
    const { rows } = await session.run('select value from stoa_private.secrets')
    if (rows[0]) {
      const shared = parseSecrets(JSON.stringify(rows[0]['value']), 'stoa_private.secrets')
      if (local && !isDeepStrictEqual(local, shared))
        throw new Error(
          `Cannot start: ${file} differs from the secrets in the database of DATABASE_URL; ` +
            `remove that file to use the database's, or set STOA_DATA to another folder`,
        )
      return shared
    }
    const secrets = local ?? newSecrets()
    await session.run('insert into stoa_private.secrets (value) values ($1)', [secrets])
    return secrets
  })
}

/**
 * The local inbox of all processes on this PostgreSQL, the newest 200 mails. `sharedSecrets` has
 * made its table.
 */
export function sharedInbox(database: Database): Inbox {
  const run = (text: string, params: readonly unknown[] = []) =>
    withSession(database, (session) => session.run(text, params))
  return {
    async messages() {
      const { rows } = await run('select mail from stoa_private.inbox order by id desc limit $1', [
        MAX_MAILS,
      ])
      return rows.map((row) => storedMail.parse(row['mail']))
    },
    async add(mail) {
      await run('insert into stoa_private.inbox (mail) values ($1)', [mail])
      await run(
        `delete from stoa_private.inbox where id <= (
           select id from stoa_private.inbox order by id desc offset $1 limit 1)`,
        [MAX_MAILS],
      )
    },
    async removeFor(addresses) {
      await run(
        `delete from stoa_private.inbox
         where lower(mail ->> 'to') in (select jsonb_array_elements_text($1::text::jsonb))`,
        [JSON.stringify(addresses)],
      )
    },
  }
}
