/** `npm run doctor`: one line for each part of this installation; exits with 1 on a problem. */
import { askServer } from '../backup/requests.ts'
import { LockedError } from '../startup/data-folder.ts'
import { readEnv, type Env } from '../env.ts'
import { commandFailure } from '../startup/startup-error.ts'
import { lockForCommand, openForCommand } from '../startup/open-data.ts'
import { openStore } from '../storage/store/open-store.ts'
import { examine } from './examine.ts'

/** Examined by this process, or by the running server that holds the folder. */
async function report(env: Env): Promise<{ ok: boolean; lines: string[] }> {
  const lock = await lockForCommand(env).catch((error: unknown) => {
    if (error instanceof LockedError) return null
    throw error
  })
  if (!lock) return askServer(env.dataFolder, 'doctor')
  try {
    const blobs = await openStore(env)
    const database = await openForCommand(env, blobs)
    try {
      return await examine({ env, database, blobs })
    } finally {
      await database.close()
    }
  } finally {
    await lock.release()
  }
}

try {
  const { ok, lines } = await report(readEnv(process.env))
  for (const line of lines) console.log(line)
  process.exitCode = ok ? 0 : 1
} catch (error) {
  console.error(`PROBLEM ${commandFailure(error)}`)
  process.exitCode = 1
}
