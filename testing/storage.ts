import { serve } from '@hono/node-server'
import { StorageClient } from '@supabase/storage-js'
import { sign } from 'hono/jwt'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { sqlOver, withSession, type Database } from '../server/database/database.ts'
import { openPglite } from '../server/database/pglite/pglite.ts'
import { accountQuotas } from '../server/quotas/account-quotas.ts'
import { quotasOf, quotaVariables, type Quotas } from '../server/quotas/quotas.ts'
import { storageQuota } from '../server/quotas/storage-quota.ts'
import type { Log } from '../server/monitoring/log.ts'
import { newSecrets } from '../server/secrets.ts'
import { folderStore } from '../server/storage/store/folder-store.ts'
import { createStorage } from '../server/storage/storage.ts'
import { cleanUp } from '../server/storage/clean-up.ts'
import { tokenVerifier } from '../server/tokens.ts'
import { databaseTemplate } from './template.ts'

const KEY = 'sb_publishable_test'

type LogEvent = Parameters<Log>[0]

export type TestUser = { id: string; token: string; files: ReturnType<StorageClient['from']> }

/** Serves `fetch` on a free port of the loopback interface. */
async function listenOnLoopback(fetch: (request: Request) => Promise<Response>) {
  const server = serve({ fetch, hostname: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening on a port')
  return {
    port: address.port,
    stop: async (): Promise<void> => {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}

/** Stores a user and signs their access token, valid for an hour. */
async function storeUser(database: Database, jwtSecret: string) {
  const id = randomUUID()
  await withSession(database, (session) =>
    session.run('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.org`]),
  )
  const exp = Math.floor(Date.now() / 1000) + 3600
  return { id, token: await sign({ sub: id, role: 'authenticated', exp }, jwtSecret, 'HS256') }
}

/**
 * The storage service alone, over a real database and a real folder, listening on a free port of
 * the loopback interface.
 */
export async function createTestStorage(
  options: { maxFileBytes?: number; quotas?: Partial<Quotas> } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'))
  const database = await openPglite({ template: await databaseTemplate() })
  const secrets = { ...newSecrets(), publishableKey: KEY }
  let clockOffsetMs = 0
  const blobs = folderStore(folder)
  const log: LogEvent[] = []
  let stoppedAt: number | null = null
  const now = () => new Date((stoppedAt ?? Date.now()) + clockOffsetMs)
  const sql = sqlOver(database)
  const maxFileBytes = options.maxFileBytes ?? 1024 * 1024
  const quotas = { ...quotasOf(z.object(quotaVariables).parse({})), ...options.quotas }
  const storage = createStorage({
    sql,
    verifyToken: tokenVerifier(secrets, () => Promise.resolve(true)),
    blobs,
    maxFileBytes,
    quota: storageQuota({ sql, quotas, accountQuota: accountQuotas(database), maxFileBytes }),
    secret: secrets.storageSecret,
    now,
  })
  const { port, stop } = await listenOnLoopback((request) => storage.fetch(request))
  const origin = `http://127.0.0.1:${port}`

  const clientOf = (bearer: string, apikey = KEY) =>
    new StorageClient(`${origin}/storage/v1`, { apikey, authorization: `Bearer ${bearer}` })

  return {
    origin,
    port,
    publishableKey: KEY,
    anonymous: clientOf(KEY).from('files'),
    async createUser(): Promise<TestUser> {
      const { id, token } = await storeUser(database, secrets.jwtSecret)
      return { id, token, files: clientOf(token).from('files') }
    },
    clientOf,
    /** Moves files without a row to the trash, like the daily clean-up. */
    cleanUp: () => cleanUp({ sql, blobs, now, log: (event) => log.push(event) }),
    log,
    runSql: (text: string, params?: readonly unknown[]) =>
      withSession(database, (session) => session.run(text, params)),
    /** Runs one statement with the rights of a user. */
    asUser: ({ id }: TestUser, text: string) =>
      sql.asRole({ role: 'authenticated', sub: id }, (tx) => tx.query(text)),
    secretKey: secrets.secretKey,
    /** Signs links. */
    linkSecret: secrets.storageSecret,
    /** Moves the service's clock forward, or back by a negative number. */
    advanceClock: (seconds: number) => (clockOffsetMs += seconds * 1000),
    /** Stops the service's clock at this moment, so that only `advanceClock` moves it. */
    stopClock: () => (stoppedAt = Date.now()),
    /** Lets the service's clock run again. */
    startClock: () => (stoppedAt = null),
    folder,
    /** The names of all files in the folder, without their paths. */
    async storedFileNames(): Promise<string[]> {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    },
    async close() {
      await stop()
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}
export type TestStorage = Awaited<ReturnType<typeof createTestStorage>>
