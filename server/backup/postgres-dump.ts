import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { codeOf } from '../system-error.ts'

const run = promisify(execFile)

/**
 * The connection of `url` as environment variables of PostgreSQL's programs, since arguments are
 * visible to all users.
 */
function variablesOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const sslMode = searchParams.get('sslmode')
  return {
    PATH: process.env['PATH'] ?? '',
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    ...(port !== '' && { PGPORT: port }),
    ...(username !== '' && { PGUSER: decodeURIComponent(username) }),
    ...(password !== '' && { PGPASSWORD: decodeURIComponent(password) }),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslMode !== null && { PGSSLMODE: sslMode }),
  }
}

async function runTool(tool: string, args: string[], url: string): Promise<string> {
  try {
    return (await run(tool, args, { env: variablesOf(url), maxBuffer: 64 * 1024 * 1024 })).stdout
  } catch (error) {
    if (codeOf(error) === 'ENOENT')
      throw new Error(
        `${tool} is not installed (Debian: apt-get install postgresql-client); ` +
          'without it, back up the database with the means of its host',
        { cause: error },
      )
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    throw new Error(`${tool} failed: ${stderr.trim().split('\n')[0] ?? ''}`, { cause: error })
  }
}

/** Dumps the PostgreSQL of `url` to `file` and reads the dump back. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  await runTool('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`], url)
  await runTool('pg_restore', ['--list', file], url)
}

/** Replaces the contents of the PostgreSQL of `url` by a dump, in one transaction. */
export async function restorePostgres(url: string, file: string): Promise<void> {
  const database = decodeURIComponent(new URL(url).pathname.slice(1))
  const how = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error']
  await runTool('pg_restore', [...how, `--dbname=${database}`, file], url)
}
