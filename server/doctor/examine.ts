import { withChosenModel } from '../local-models/chosen-model.ts'
import { existsSync } from 'node:fs'
import { readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { listSnapshots } from '../backup/snapshot.ts'
import { withSession, type Database, type Row } from '../database/database.ts'
import type { Env } from '../env.ts'
import { requireFinishedMove } from '../move/state.ts'
import { codeOf } from '../system-error.ts'
import { parseSecrets } from '../secrets.ts'
import { requireSameIdentity } from '../startup/data-identity.ts'
import { readMigrations, recordedVersions } from '../startup/migrate.ts'
import { commandFailure } from '../startup/startup-error.ts'
import type { BlobStore } from '../storage/store/blob-store.ts'
import { describeDifferences, schemaDifferences } from './schema-differences.ts'
import { invalidRows } from './invalid-rows.ts'
import { verifySmtp } from './verify-smtp.ts'

type Examined = { env: Env; database: Database; blobs: BlobStore }
type Finding = { ok: boolean; line: string }

const MODEL_TIMEOUT_MS = 10_000
const LOW_SPACE_BYTES = 512 * 1024 * 1024
const MAX_NAMED = 3

const rowsOf = (database: Database, text: string): Promise<Row[]> =>
  withSession(database, async (session) => (await session.run(text)).rows)

async function schema({ database }: Examined): Promise<Finding> {
  const [migrations, recorded] = [await readMigrations(), await recordedVersions(database)]
  const knownVersions = new Set(migrations.map(({ version }) => version))
  const unknown = recorded.filter((version) => !knownVersions.has(version))
  const pending = migrations.filter(({ version }) => !recorded.includes(version))
  const newest = recorded.at(-1) ?? 'none'
  if (unknown.length > 0)
    return { ok: false, line: `schema: ${unknown.join(', ')} comes from a newer release` }
  if (pending.length > 0)
    return { ok: false, line: `schema: ${newest}; ${pending.length} migrations are pending` }
  const differences = await schemaDifferences(database)
  return differences.length === 0
    ? { ok: true, line: `schema: ${newest}, up to date` }
    : { ok: false, line: `schema: ${describeDifferences(differences)}` }
}

async function policies({ database }: Examined): Promise<Finding> {
  const rows = await rowsOf(
    database,
    `select n.nspname || '.' || c.relname as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r'
       and (n.nspname = 'public' or (n.nspname = 'storage' and c.relname = 'objects'))
       and (not c.relrowsecurity or not exists (select from pg_policy p where p.polrelid = c.oid))
     order by 1`,
  )
  return rows.length === 0
    ? { ok: true, line: 'policies: every table is protected' }
    : { ok: false, line: `policies: missing on ${rows.map(({ name }) => name).join(', ')}` }
}

async function rows({ database }: Examined): Promise<Finding> {
  const invalid = await invalidRows(database)
  return invalid.length === 0
    ? { ok: true, line: 'rows: all are valid' }
    : {
        ok: false,
        line: `rows: ${invalid.slice(0, MAX_NAMED).join(', ')}; correct or delete them, or restore a backup`,
      }
}

/** Whether a start would accept database, files and secrets. */
async function start({ env, database, blobs }: Examined): Promise<Finding> {
  await requireFinishedMove(database)
  await requireSameIdentity(database, blobs)
  const secrets = join(env.dataFolder, 'secrets.json')
  if (env.databaseUrl === null && existsSync(secrets))
    parseSecrets(await readFile(secrets, 'utf8'), secrets)
  return { ok: true, line: 'start: database, files and secrets belong together' }
}

const object = z.object({ version: z.string(), size: z.number().nullable() })

async function files({ database, blobs }: Examined): Promise<Finding> {
  const objects = z
    .array(object)
    .parse(
      await rowsOf(
        database,
        `select version, (metadata ->> 'size')::float8 as size from storage.objects`,
      ),
    )
  const damaged: string[] = []
  for (const { version, size } of objects) {
    const file = await blobs.open(version).catch((error: unknown) => {
      // A row that was written by hand does not refer to a file
      if (codeOf(error) === null) return null
      throw error
    })
    await file?.close()
    if (file?.size !== size) damaged.push(version)
  }
  if (damaged.length > 0)
    return {
      ok: false,
      line:
        `files: ${damaged.length} of ${objects.length} are missing or have another size ` +
        `(${damaged.slice(0, MAX_NAMED).join(', ')})`,
    }
  const knownVersions = new Set(objects.map(({ version }) => version))
  let unreferenced = 0
  for await (const batch of blobs.list())
    unreferenced += batch.filter(({ version }) => !knownVersions.has(version)).length
  let trashed = 0
  for await (const batch of blobs.listTrash()) trashed += batch.length
  return {
    ok: true,
    line:
      `files: all ${objects.length} are there; ` +
      `${unreferenced} without a row, ${trashed} in the trash`,
  }
}

async function mail({ env }: Examined): Promise<Finding> {
  if (env.smtp === null)
    return env.loopback
      ? { ok: true, line: 'mail: local inbox' }
      : { ok: false, line: 'mail: none can be sent; set SMTP_URL and MAIL_FROM' }
  const reason = await verifySmtp(env.smtp.url)
  return reason === null
    ? { ok: true, line: 'mail: the server answers' }
    : { ok: false, line: `mail: ${reason}` }
}

async function model(examined: Examined): Promise<Finding> {
  const env = await withChosenModel(examined.env)
  if (env.model === null) return { ok: true, line: 'model: built-in tutor' }
  const { origin } = new URL(env.model.baseUrl)
  try {
    // Any response shows that the host is reachable; not every host lists its models
    await fetch(`${env.model.baseUrl}/models`, {
      headers: env.model.apiKey === null ? {} : { authorization: `Bearer ${env.model.apiKey}` },
      signal: AbortSignal.timeout(MODEL_TIMEOUT_MS),
    })
    return { ok: true, line: `model: ${origin} answers` }
  } catch {
    return { ok: false, line: `model: ${origin} does not answer` }
  }
}

async function space({ env }: Examined): Promise<Finding> {
  const { bavail, bsize } = await statfs(env.dataFolder)
  const free = bavail * bsize
  return {
    ok: free >= LOW_SPACE_BYTES,
    line: `space: ${Math.floor(free / 1024 / 1024)} MB are free in ${env.dataFolder}`,
  }
}

async function backups({ env }: Examined): Promise<Finding> {
  const names = await listSnapshots(env.dataFolder)
  if (env.backups.daily + env.backups.weekly === 0)
    return { ok: true, line: 'backups: switched off' }
  return names[0] === undefined
    ? { ok: false, line: 'backups: there is none yet' }
    : { ok: true, line: `backups: ${names.length}, the newest ${names[0]}` }
}

/** One line for each part of an installation; `ok` if none has a problem. Changes nothing. */
export async function examine(subject: Examined): Promise<{ ok: boolean; lines: string[] }> {
  const findings: Finding[] = []
  for (const check of [schema, policies, rows, start, files, mail, model, space, backups])
    findings.push(
      await check(subject).catch((error: unknown) => ({
        ok: false,
        line: `${check.name}: ${commandFailure(error)}`,
      })),
    )
  return {
    ok: findings.every(({ ok }) => ok),
    lines: findings.map(({ ok, line }) => `${ok ? 'ok     ' : 'PROBLEM'} ${line}`),
  }
}
