import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { inTransaction, withSession, type Database, type Session } from '../database/database.ts'
import { MAINTENANCE_LIMITS } from '../database/limits.ts'

const AUTH_SCHEMA = new URL('../auth/schema.sql', import.meta.url)
const BOOTSTRAP = new URL('../database/bootstrap.sql', import.meta.url)
const MIGRATIONS = fileURLToPath(new URL('../../supabase/migrations/', import.meta.url))

/** Advisory lock during migrations, so that two servers starting on one PostgreSQL take turns. */
const LOCK = 5_730_461

export type Migration = { version: string; name: string; text: string }

/**
 * What must exist before the first migration: roles, `auth`, `storage`. Changes nothing that
 * exists.
 */
export async function bootstrapSql(): Promise<string> {
  const [auth, bootstrap] = await Promise.all(
    [AUTH_SCHEMA, BOOTSTRAP].map((file) => readFile(file, 'utf8')),
  )
  return `${auth ?? ''}\n${bootstrap ?? ''}`
}

/**
 * The migrations in `folder`, in order. Ignores files not named `<version>_<name>.sql`.
 */
export async function readMigrations(folder = MIGRATIONS): Promise<Migration[]> {
  const files = (await readdir(folder))
    .map((file) => /^(\d+)_(.*)\.sql$/.exec(file))
    .filter((match) => match !== null)
  const migrations = files.map(async ([file, version = '', name = '']) => ({
    version,
    name,
    text: await readFile(`${folder}/${file}`, 'utf8'),
  }))
  return (await Promise.all(migrations)).toSorted((a, b) => a.version.localeCompare(b.version))
}

/** The version of the newest migration in `folder`; null if there is none. */
export async function newestMigration(folder = MIGRATIONS): Promise<string | null> {
  const versions = (await readdir(folder)).flatMap(
    (file) => /^(\d+)_.*\.sql$/.exec(file)?.[1] ?? [],
  )
  return versions.toSorted().at(-1) ?? null
}

/** The versions recorded in `database`, in order; none if it is new. */
export async function recordedVersions(database: Database): Promise<string[]> {
  return withSession(database, async (session) => {
    const table = await session.run(
      `select to_regclass('supabase_migrations.schema_migrations')::text as name`,
    )
    if (typeof table.rows[0]?.['name'] !== 'string') return []
    const { rows } = await session.run(
      'select version from supabase_migrations.schema_migrations order by version',
    )
    return rows.map(({ version }) => String(version))
  })
}

/**
 * Throws if `recorded` contains a version that is not in `migrations`: a newer release changed the
 * schema, and this release would misread its columns.
 */
export function refuseNewerSchema(
  recorded: readonly string[],
  migrations: readonly Migration[],
): void {
  const knownVersions = new Set(migrations.map(({ version }) => version))
  const unknown = recorded.filter((version) => !knownVersions.has(version))
  if (unknown.length === 0) return
  const newest = migrations.at(-1)?.version ?? ''
  const whose = unknown.some((version) => version > newest)
    ? 'a newer release of Stoa'
    : 'a development state of Stoa that no release continues'
  throw new Error(
    `the database was changed by ${whose} (migration ${unknown.join(', ')}); ` +
      'start that Stoa, or restore the backup made before its migration',
  )
}

/**
 * Throws unless `database` has the schema of this release: a command would change it without the
 * snapshot that a start takes, and under a server of another release.
 */
export async function requireCurrentSchema(database: Database): Promise<void> {
  const [migrations, recorded] = [await readMigrations(), await recordedVersions(database)]
  refuseNewerSchema(recorded, migrations)
  if (migrations.some(({ version }) => !recorded.includes(version)))
    throw new Error('the database is not of this release yet; start Stoa once, then try again')
}

/**
 * Brings `database` up to date: applies pending `migrations`, each in a transaction, and records
 * them in `supabase_migrations.schema_migrations` as the Supabase CLI does. Returns the versions
 * applied. Throws an `Error` that names the migration that failed; earlier ones stay applied.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
): Promise<string[]> {
  const recordedBefore = await recordedVersions(database)
  refuseNewerSchema(recordedBefore, migrations)
  const bootstrap = await bootstrapSql()
  await inTransaction(
    database,
    async (session) => {
      await session.run('select pg_advisory_xact_lock($1)', [LOCK])
      await session.script(bootstrap)
    },
    MAINTENANCE_LIMITS,
  )
  const pending = migrations.filter(({ version }) => !recordedBefore.includes(version))
  if (pending.length === 0) return []
  // Loaded only here: most starts and commands apply nothing, and it is half of what they load.
  const { splitStatements } = await import('../supabase-lite/backend.ts')
  const applied: string[] = []
  for (const { version, name, text } of pending) {
    const statements = splitStatements(text).map((statement) => statement.replace(/;\s*$/, ''))
    const apply = async (session: Session) => {
      await session.run('select pg_advisory_xact_lock($1)', [LOCK])
      const recorded = await session.run(
        'select from supabase_migrations.schema_migrations where version = $1',
        [version],
      )
      if (recorded.rows.length > 0) return
      for (const statement of statements) await session.script(statement)
      await session.run(
        `insert into supabase_migrations.schema_migrations (version, name, statements)
         values ($1, $2, $3)`,
        [version, name, statements],
      )
      applied.push(version)
    }
    await inTransaction(database, apply, MAINTENANCE_LIMITS).catch((cause: unknown) => {
      throw new Error(
        `Migration ${version}_${name} failed: ${cause instanceof Error ? cause.message : String(cause)}; ` +
          'it was rolled back: start the previous release, and keep the snapshot in backups/',
        { cause },
      )
    })
  }
  return applied
}
