import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { hostOf } from '../env.ts'
import { codeOf } from '../system-error.ts'

const MAX_STDERR = 10_000

/** The parameters of an address that say how the connection is encrypted, and their variables. */
const TLS_VARIABLES = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
} as const

/**
 * The connection of `url` as environment variables of PostgreSQL's programs, since arguments are
 * visible to all users.
 */
function variablesOf(url: string): Record<string, string> {
  const { port, username, password, pathname, searchParams } = new URL(url)
  const tls = Object.entries(TLS_VARIABLES).flatMap(([parameter, variable]) => {
    const value = searchParams.get(parameter)
    return value === null ? [] : [[variable, value] as const]
  })
  return {
    PATH: process.env['PATH'] ?? '',
    PGHOST: hostOf(url),
    ...(port !== '' && { PGPORT: port }),
    ...(username !== '' && { PGUSER: decodeURIComponent(username) }),
    ...(password !== '' && { PGPASSWORD: decodeURIComponent(password) }),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...Object.fromEntries(tls),
  }
}

/** The reason why `tool` ended with `code`, or could not be started, for one line. */
function failureOf(tool: string, cause: unknown, stderr: string): Error {
  if (codeOf(cause) === 'ENOENT')
    return new Error(
      `${tool} is not installed (Debian: apt-get install postgresql-client); ` +
        'without it, back up the database with the means of its host',
      { cause },
    )
  const lines = stderr.trim().split('\n')
  // Notices come before the error
  const line = lines.find((each) => /error|fatal/i.test(each)) ?? lines[0] ?? ''
  const advice = line.includes('server version mismatch')
    ? `; install a ${tool} that is at least as new as the server`
    : ''
  return new Error(`${tool} failed: ${line}${advice}`, { cause })
}

/** Starts `tool`. `ended` resolves once it ended with 0. */
function start(tool: string, args: string[], url: string) {
  const child = spawn(tool, args, { env: variablesOf(url) })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => {
    if (stderr.length < MAX_STDERR) stderr += chunk.toString()
  })
  const ended = once(child, 'close').then(
    ([code]) => {
      if (code !== 0) throw failureOf(tool, code, stderr)
    },
    (error: unknown) => {
      throw failureOf(tool, error, stderr)
    },
  )
  return { child, ended }
}

async function runTool(tool: string, args: string[], url: string): Promise<void> {
  const { child, ended } = start(tool, args, url)
  child.stdout.resume()
  await ended
}

/** Dumps the PostgreSQL of `url` to `file` and reads the dump back. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  await runTool('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`], url)
  await runTool('pg_restore', ['--list', file], url)
}

/**
 * Drops what this database has: a newer release may have added tables and functions that the dump
 * does not name, and that keep `pg_restore --clean` from dropping others. Objects of extensions
 * stay.
 */
const DROP_CONTENTS = `
  drop schema if exists auth, private, storage, stoa_move, stoa_private, supabase_migrations cascade;
  do $$
  declare
    statement text;
  begin
    for statement in
      select format('drop table %s cascade', oid::regclass) from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = pg_class.oid and d.deptype = 'e')
      union all
      select format('drop routine %s cascade', oid::regprocedure) from pg_proc
      where pronamespace = 'public'::regnamespace and not exists (
        select from pg_depend d
        where d.classid = 'pg_proc'::regclass and d.objid = pg_proc.oid and d.deptype = 'e')
    loop
      execute statement;
    end loop;
  end
  $$`

/**
 * Replaces the contents of the PostgreSQL of `url` by a dump, in one transaction, which is
 * committed only after the complete dump was read.
 */
export async function restorePostgres(url: string, file: string): Promise<void> {
  const dump = start('pg_restore', ['--clean', '--if-exists', '--no-owner', '--file=-', file], url)
  const options = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-c', 'begin', '-c', DROP_CONTENTS]
  const session = start('psql', [...options, '-f', '-'], url)
  const { stdin } = session.child
  // psql reports itself why it no longer reads
  stdin.on('error', () => undefined)
  const sent = pipeline(dump.child.stdout, stdin, { end: false }).catch(() => undefined)
  const committed = Promise.all([dump.ended, sent]).then(
    () => stdin.end('commit;\n'),
    (error: unknown) => {
      stdin.end()
      throw error
    },
  )
  const [restored, read] = await Promise.allSettled([session.ended, committed])
  if (restored.status === 'rejected') throw restored.reason
  if (read.status === 'rejected') throw read.reason
}
