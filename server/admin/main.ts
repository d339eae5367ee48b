/** `npm run admin -- list | confirm EMAIL | reset EMAIL`: manages accounts of a server. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataFolder } from '../data-folder.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { readEnv, type Env } from '../env.ts'
import { migrate, readMigrations } from '../migrate.ts'
import { confirmAccount, listAccounts, resetLink } from './accounts.ts'

const USAGE = `Usage: npm run admin -- COMMAND
  list            all accounts, the newest first
  confirm EMAIL   confirms an account in place of the link in its mail
  reset EMAIL     prints a link that lets its owner choose a new password within an hour`

/**
 * Runs `work` with the database of `env`. The embedded database needs the lock of the data folder,
 * which a running server holds.
 */
async function withDatabase(env: Env, work: (database: Database) => Promise<void>): Promise<void> {
  if (!env.databaseUrl && !existsSync(join(env.dataFolder, 'database')))
    throw new Error(`There is no database in ${env.dataFolder}; set STOA_DATA or DATABASE_URL`)
  const lock = env.databaseUrl ? null : await lockDataFolder(env.dataFolder)
  try {
    const database = await openDatabase(env)
    try {
      await migrate(database, await readMigrations())
      await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await lock?.release()
  }
}

async function list(database: Database): Promise<void> {
  for (const { email, created_at, confirmed } of await listAccounts(database))
    console.log(`${created_at.slice(0, 10)}  ${confirmed ? 'confirmed' : 'waiting  '}  ${email}`)
}

async function run([command, email]: string[]): Promise<void> {
  const env = readEnv(process.env)
  if (command === 'list') return withDatabase(env, list)
  if ((command !== 'confirm' && command !== 'reset') || email === undefined) throw new Error(USAGE)
  await withDatabase(env, async (database) => {
    const now = new Date()
    if (command === 'confirm') {
      const outcome = await confirmAccount(database, email, now)
      if (outcome === 'there is no such account') throw new Error(`${email}: ${outcome}`)
      console.log(`${email}: ${outcome}`)
      return
    }
    const link = await resetLink(database, email, { siteUrl: env.publicUrl, now })
    if (link === null) throw new Error(`${email}: there is no such account`)
    console.log(link)
  })
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(
    error instanceof Error ? error.message.replace(/^Cannot start: /, '') : 'An unknown error',
  )
  process.exitCode = 1
}
