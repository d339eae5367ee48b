/** `npm run admin -- COMMAND`: manages the accounts of a server. */
import type { Database } from '../database/database.ts'
import { readEnv, type Env } from '../env.ts'
import { requireFinishedMove } from '../move/state.ts'
import { requireCurrentSchema } from '../startup/migrate.ts'
import { lockForCommand, openForCommand } from '../startup/open-data.ts'
import { commandFailure } from '../startup/startup-error.ts'
import { openStore } from '../storage/store/open-store.ts'
import { resource, RESOURCES } from '../quotas/account-quotas.ts'
import {
  confirmAccount,
  deleteAccount,
  disableAccount,
  enableAccount,
  listAccounts,
  resetLink,
  setQuota,
} from './accounts.ts'
import { usageOf } from './usage.ts'

const USAGE = `Usage: npm run admin -- COMMAND
  list                           all accounts, the newest first
  confirm EMAIL                  confirms an account in place of the link in its mail
  reset EMAIL                    prints a link that lets its owner choose a new password within an hour
  disable EMAIL                  ends its sessions and refuses further ones; its data stays
  enable EMAIL                   allows it to sign in again
  delete EMAIL --yes             deletes it with everything that it stored
  usage EMAIL                    what it stored, and its own quotas
  quota EMAIL RESOURCE NUMBER    sets a quota of its own; NUMBER default: the general quota applies again
                                 RESOURCE: ${RESOURCES.join(', ')}`

/** The command or one of its parameters is not one of those listed. */
class UsageError extends Error {}

/**
 * Runs `work` with the database of `env`. The embedded database needs the lock of the data folder,
 * which a running server holds.
 */
async function withDatabase(env: Env, work: (database: Database) => Promise<void>): Promise<void> {
  const lock = env.databaseUrl ? null : await lockForCommand(env)
  try {
    const database = await openForCommand(env, await openStore(env))
    try {
      await requireFinishedMove(database)
      await requireCurrentSchema(database)
      await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await lock?.release()
  }
}

type Call = { env: Env; database: Database; email: string; rest: readonly string[] }
/** Returns the lines to print, or null without an account. */
type Command = (call: Call) => Promise<string[] | null>

const WIDTH = 13
const done = (line: string, found: boolean) => (found ? [line] : null)

/** The number of a quota, null for `default`. Throws the usage for everything else. */
function maximumOf(text: string | undefined): number | null {
  if (text === 'default') return null
  if (text === undefined || !/^\d{1,15}$/.test(text)) throw new UsageError()
  return Number(text)
}

const COMMANDS: Readonly<Record<string, Command>> = {
  async confirm({ database, email }) {
    const outcome = await confirmAccount(database, email, new Date())
    return outcome === 'there is no such account' ? null : [`${email}: ${outcome}`]
  },
  async reset({ env, database, email }) {
    const link = await resetLink(database, email, { siteUrl: env.publicUrl, now: new Date() })
    return link === null ? null : [link]
  },
  async disable({ database, email }) {
    return done(`${email}: disabled`, await disableAccount(database, email))
  },
  async enable({ database, email }) {
    return done(`${email}: enabled`, await enableAccount(database, email))
  },
  async delete({ database, email, rest }) {
    if (rest[0] !== '--yes') throw new Error('Add --yes: this cannot be undone')
    return done(`${email}: deleted`, await deleteAccount(database, email))
  },
  async usage({ database, email }) {
    const usage = await usageOf(database, email)
    return (
      usage?.map(({ resource: name, used, ownQuota }) =>
        `${name.padEnd(WIDTH)}  ${used}${ownQuota === null ? '' : ` of ${ownQuota}`}`.trimEnd(),
      ) ?? null
    )
  },
  async quota({ database, email, rest }) {
    const name = resource.safeParse(rest[0])
    if (!name.success) throw new UsageError()
    const maximum = maximumOf(rest[1])
    const found = await setQuota(database, email, { resource: name.data, maximum })
    return done(`${email}: ${name.data} ${maximum ?? 'default'}`, found)
  },
}

/** The most parameters after the address. */
const MAX_PARAMETERS: Readonly<Record<string, number>> = { delete: 1, quota: 2 }

async function list(database: Database): Promise<void> {
  for (const { email, created_at, state } of await listAccounts(database))
    console.log(`${created_at.slice(0, 10)}  ${state.padEnd('confirmed'.length)}  ${email}`)
}

async function run([name = '', email, ...rest]: string[]): Promise<void> {
  const env = readEnv(process.env)
  if (name === 'list' && email === undefined) return withDatabase(env, list)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined || email === undefined || rest.length > (MAX_PARAMETERS[name] ?? 0))
    throw new UsageError()
  await withDatabase(env, async (database) => {
    const lines = await command({ env, database, email, rest })
    if (lines === null) throw new Error(`${email}: there is no such account`)
    for (const line of lines) console.log(line)
  })
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof UsageError ? USAGE : commandFailure(error))
  process.exitCode = 1
}
