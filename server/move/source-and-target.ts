import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { withSession, type Database } from '../database/database.ts'
import { lockExclusively } from '../database/exclusive-lock.ts'
import { openDatabase } from '../database/open-database.ts'
import { openPostgres } from '../database/postgres/postgres.ts'
import { readEnv, type Env } from '../env.ts'
import { lockDataFolder } from '../startup/data-folder.ts'
import { openExistingDatabase } from '../startup/open-data.ts'
import type { BlobStore } from '../storage/store/blob-store.ts'
import { openStore } from '../storage/store/open-store.ts'
import { stoaFiles, type Files } from './files.ts'
import { supabaseFiles } from './supabase-files.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** The source or the target of a move. */
export type MoveEndpoint = {
  /** For messages, without a password. */
  name: string
  kind: 'stoa' | 'supabase'
  database: Database
  /** Null for a target whose files stay where those of the source are. */
  files: Files | null
  /** The store behind `files`, of a Stoa server. */
  blobs: BlobStore | null
}

const isPostgres = (text: string): boolean => /^postgres(ql)?:\/\//.test(text)

/** `url` without its password. */
function nameOf(url: string): string {
  const address = new URL(url)
  address.password = ''
  address.search = ''
  return address.href
}

/** Throws if an address given as an argument, which all users can read, has a password. */
function requireNoPassword(url: string): void {
  if (URL.canParse(url) && new URL(url).password === '') return
  throw new Error(
    'an address of PostgreSQL is postgres://USER@HOST/DATABASE, and its password is in PGPASSWORD: ' +
      'other users of this machine can read arguments',
  )
}

/** Opens the PostgreSQL at `url`, of which no running server has the lock, until `closing` ends. */
async function openServer(url: string, closing: AsyncDisposableStack): Promise<Database> {
  const database = openPostgres(url)
  closing.defer(() => database.close())
  await withSession(database, (session) => session.run('select 1')).catch((cause: unknown) => {
    const reason = cause instanceof Error ? (cause.cause ?? cause) : cause
    const why = reason instanceof Error ? reason.message : String(reason)
    throw new Error(`${nameOf(url)} cannot be opened: ${why}`, { cause })
  })
  const release = await lockExclusively(database).catch((cause: unknown) => {
    throw new Error(`another Stoa process uses ${nameOf(url)}; stop it first`, { cause })
  })
  closing.defer(release)
  return database
}

async function lockFolder(folder: string, closing: AsyncDisposableStack): Promise<void> {
  const lock = await lockDataFolder(folder)
  closing.defer(() => lock.release())
}

async function openSupabase(
  variables: Variables,
  closing: AsyncDisposableStack,
): Promise<MoveEndpoint> {
  const required = (name: string): string => {
    const value = variables[name]?.trim() ?? ''
    if (value === '') throw new Error(`${name} must be set to move to or from Supabase`)
    return value
  }
  const [databaseUrl, url, secretKey] = [
    required('SUPABASE_DB_URL'),
    required('SUPABASE_URL').replace(/\/+$/, ''),
    required('SUPABASE_SECRET_KEY'),
  ]
  if (!isPostgres(databaseUrl) || !URL.canParse(databaseUrl))
    throw new Error('SUPABASE_DB_URL must be a postgres:// address')
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new Error('SUPABASE_URL must be an address like https://REF.supabase.co')
  return {
    name: url,
    kind: 'supabase',
    database: await openServer(databaseUrl, closing),
    files: supabaseFiles({ url, secretKey }),
    blobs: null,
  }
}

/** The settings of the server that is moved away: `from`, else those of the environment. */
function sourceEnv(from: string | undefined, variables: Variables): Env {
  if (from === undefined) return readEnv(variables)
  if (!isPostgres(from)) return readEnv({ ...variables, STOA_DATA: from, DATABASE_URL: '' })
  requireNoPassword(from)
  return readEnv({ ...variables, DATABASE_URL: from })
}

/** Opens what is moved, without changing it: nothing else may use it until `closing` ends. */
export async function openSource(
  from: string | undefined,
  variables: Variables,
  closing: AsyncDisposableStack,
): Promise<MoveEndpoint> {
  if (from === 'supabase') return openSupabase(variables, closing)
  const env = sourceEnv(from, variables)
  if (env.databaseUrl === null && !existsSync(join(env.dataFolder, 'database')))
    throw new Error(`there is no database in ${env.dataFolder}; set STOA_DATA or DATABASE_URL`)
  if (existsSync(env.dataFolder)) await lockFolder(env.dataFolder, closing)
  const blobs = await openStore(env)
  const shared = { kind: 'stoa', files: stoaFiles(blobs), blobs } as const
  if (env.databaseUrl !== null)
    return {
      ...shared,
      name: nameOf(env.databaseUrl),
      database: await openServer(env.databaseUrl, closing),
    }
  const database = await openExistingDatabase(env, blobs)
  closing.defer(() => database.close())
  return { ...shared, name: env.dataFolder, database }
}

/** The store that `files` names: a data folder, or `s3://`. */
function targetStore(files: string, spool: string, variables: Variables): Promise<BlobStore> {
  if (!files.startsWith('s3://')) return openStore({ dataFolder: resolve(files), s3: null })
  const { s3 } = readEnv({ ...variables, STOA_FILES: files, STOA_DATA: spool })
  return openStore({ dataFolder: resolve(spool), s3 })
}

type TargetOptions = {
  to: string
  /** Where its files go: a data folder or `s3://`. By default beside its database. */
  files: string | undefined
  variables: Variables
}

/** Opens what the data is moved to, which nothing else may use until `closing` ends. */
export async function openTarget(
  { to, files, variables }: TargetOptions,
  closing: AsyncDisposableStack,
): Promise<MoveEndpoint> {
  if (to === 'supabase') {
    if (files !== undefined) throw new Error('with --to supabase the files go there too')
    return openSupabase(variables, closing)
  }
  if (isPostgres(to)) {
    requireNoPassword(to)
    const folder = variables['STOA_DATA'] ?? 'data'
    const blobs = files === undefined ? null : await targetStore(files, folder, variables)
    if (files !== undefined && !files.startsWith('s3://')) await lockFolder(resolve(files), closing)
    return {
      name: nameOf(to),
      kind: 'stoa',
      database: await openServer(to, closing),
      files: blobs && stoaFiles(blobs),
      blobs,
    }
  }
  const dataFolder = resolve(to)
  await lockFolder(dataFolder, closing)
  const blobs = await targetStore(files ?? dataFolder, dataFolder, variables)
  const database = await openDatabase({ databaseUrl: null, dataFolder })
  closing.defer(() => database.close())
  return { name: dataFolder, kind: 'stoa', database, files: stoaFiles(blobs), blobs }
}
