import { createClient, type SupabaseClient, type User } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { createApp, type App, type AppParts } from '../server/app.ts'
import { withSession, type Database as Store, type Row } from '../server/database/database.ts'
import { readEnv } from '../server/env.ts'
import { parseTrustedProxies } from '../server/http/address.ts'
import { listen } from '../server/http/listen.ts'
import { readApiSchema, type ApiSchema } from '../server/http/rest/schema.ts'
import { silentLog, type Log } from '../server/monitoring/log.ts'
import type { InboxMail } from '../server/mail/inbox.ts'
import { ChosenModel } from '../server/local-models/chosen-model.ts'
import type { LocalEndpoints } from '../server/local-models/local-servers.ts'
import { folderStore } from '../server/storage/store/folder-store.ts'
import { createMailer } from '../server/mail/mailer.ts'
import { migrate, readMigrations } from '../server/startup/migrate.ts'
import { openPglite } from '../server/database/pglite/pglite.ts'
import { openPostgres } from '../server/database/postgres/postgres.ts'
import { storeQuotas } from '../server/quotas/quotas.ts'
import type { RealtimeLimits } from '../server/realtime/limits.ts'
import { newSecrets } from '../server/secrets.ts'
import { modelOf } from '../supabase/functions/_shared/model/settings.ts'
import type { Database } from '../types/database.ts'
import { databaseTemplate, templateKey } from './template.ts'

export type TestAppOptions = {
  /** Default: the tutor without a model. */
  model?: { baseUrl: string; apiKey?: string; modelName?: string }
  maxFileMb?: number
  /** A PostgreSQL server to create a database on, instead of PGlite in memory. */
  postgresUrl?: string | undefined
  /** An open database with the current schema, instead of a new one. It is closed with the app. */
  database?: Store
  log?: Log
  /** The clock of sessions and mailed links; the system's by default. */
  now?: () => Date
  /** Other limits of sockets. */
  realtimeLimits?: Partial<RealtimeLimits>
  /** Programs that run models on this machine, instead of those at their usual addresses. */
  localEndpoints?: LocalEndpoints
  /** Further environment variables. */
  env?: Record<string, string>
}

type NewUser = { fullName: string; email: string; password: string }
export type SignedIn = { client: SupabaseClient<Database>; user: User; accessToken: string }

export type TestApp = {
  /** `address`: the client address of the request; default: loopback. */
  fetch(request: Request, address?: string): Promise<Response>
  /** The address it listens on, on loopback; mailed links lead here. */
  url: string
  /** All routes of the application as `METHOD path`. */
  routes: readonly string[]
  /** The folder of its data; the bytes of files are in `files`. */
  folder: string
  /** Deletes the bytes of deleted files for good. */
  emptyTrash(): Promise<void>
  /** The key of every call. */
  key: string
  /** The origin it listens on. */
  listen(): Promise<string>
  /** An unmodified, anonymous client. */
  client(): SupabaseClient<Database>
  /** A client with the key that no policy restricts, as functions have it. */
  service(): SupabaseClient<Database>
  /** That key. */
  secretKey: string
  /** Signs up and follows the link in the mail, which signs in. */
  signUp(user: NewUser): Promise<SignedIn>
  inbox(): Promise<InboxMail[]>
  /** Sends the mails about due reviews, as a running server does every hour. */
  sendReminders(): Promise<void>
  /** The tables and functions of `/rest/v1`. */
  apiSchema(): Promise<ApiSchema>
  /** The database, for parts that are called without the application. */
  database: Store
  /** Queries the database as its owner, without row-level security. */
  sql<T extends object = Row>(query: string, params?: readonly unknown[]): Promise<T[]>
  close(): Promise<void>
}

/** The name of an empty database with every migration applied, created once on each PostgreSQL. */
export async function postgresTemplate(admin: postgres.Sql, url: string): Promise<string> {
  const migrations = await readMigrations()
  const name = `template_${await templateKey(migrations)}`
  // Files that run at the same time create it once.
  await admin`select pg_advisory_lock(1)`
  const [existing] = await admin`select from pg_database where datname = ${name}`
  if (!existing) {
    await admin.unsafe(`create database ${name}_new`)
    const database = openPostgres(databaseAt(url, `${name}_new`))
    await migrate(database, migrations)
    await database.close()
    await admin.unsafe(`alter database ${name}_new rename to ${name}`)
  }
  await admin`select pg_advisory_unlock(1)`
  return name
}

/** The address of another database on the PostgreSQL at `url`. */
function databaseAt(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** A new database on the PostgreSQL at `url`, dropped on close. */
async function freshPostgres(url: string): Promise<Store> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = postgres(url, { max: 1, onnotice: () => undefined })
  await admin.unsafe(`create database ${name} template ${await postgresTemplate(admin, url)}`)
  const database = openPostgres(databaseAt(url, name))
  return {
    ...database,
    close: async () => {
      await database.close()
      await admin.unsafe(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

/**
 * The lowest cost of bcrypt. A hash of the usual cost takes 43 ms of CPU time, and most tests only
 * need an account.
 */
const PASSWORD_COST = 4

/** The choice of a model of this machine, if a test sets endpoints. */
const chosenModelIn = async (
  folder: string,
  { localEndpoints: endpoints, log = silentLog }: TestAppOptions,
): Promise<Pick<AppParts, 'chosenModel'>> =>
  endpoints
    ? {
        chosenModel: await ChosenModel.open({
          ...{ folder, log, endpoints },
          onChange: () => Promise.resolve(),
        }),
      }
    : {}

const envOf = (options: TestAppOptions, folder: string, url: string) =>
  readEnv({
    STOA_DATA: folder,
    PUBLIC_URL: url,
    ...(options.maxFileMb === undefined ? {} : { STOA_MAX_FILE_MB: String(options.maxFileMb) }),
    ...(options.model && {
      OPENAI_BASE_URL: options.model.baseUrl,
      OPENAI_API_KEY: options.model.apiKey,
      OPENAI_MODEL: options.model.modelName,
    }),
    ...options.env,
  })

/** The database of the options, else a new one. */
async function databaseOf(options: TestAppOptions): Promise<AppParts['database']> {
  if (options.database) return options.database
  const postgresUrl = options.postgresUrl ?? process.env['TEST_DATABASE_URL']
  return postgresUrl
    ? freshPostgres(postgresUrl)
    : openPglite({ template: await databaseTemplate() })
}

/** Listens on a free port for an application that is created afterwards with the address. */
async function listenFor(app: Promise<App>, options: TestAppOptions) {
  const listener = await listen({
    fetch: async (request, address) => (await app).fetch(request, address),
    sockets: {
      upgrade: (upgrade) => void app.then((ready) => ready.upgrade(upgrade)),
      close: () => void app.then((ready) => ready.closeSockets()),
    },
    host: '127.0.0.1',
    port: 0,
    trustedProxies: parseTrustedProxies(options.env?.['TRUST_PROXY'] ?? ''),
  })
  return { listener, url: `http://127.0.0.1:${listener.port}` }
}

/** The tokens in the fragment of an address that opens a session. */
function tokensIn(address: string): { access_token: string; refresh_token: string } {
  const session = new URLSearchParams(new URL(address).hash.slice(1))
  const [access_token, refresh_token] = [session.get('access_token'), session.get('refresh_token')]
  if (access_token === null || refresh_token === null)
    throw new Error(`The link did not confirm: ${address}`)
  return { access_token, refresh_token }
}

/** Signs up and opens the link of the confirmation mail, as a visitor does. */
async function signUpWith(
  {
    app,
    url,
    inbox,
    user,
  }: {
    app: App
    url: string
    inbox: TestApp['inbox']
    user: ReturnType<TestApp['client']>
  },
  { fullName, email, password }: Parameters<TestApp['signUp']>[0],
): ReturnType<TestApp['signUp']> {
  const signedUp = await user.auth.signUp({
    email,
    password,
    options: { data: { full_name: fullName } },
  })
  if (signedUp.error) throw signedUp.error
  const mail = (await inbox()).find(({ to }) => to === email)
  const link = /https?:\S*\/auth\/v1\/verify\S+/.exec(mail?.text ?? '')?.[0]
  if (!link) throw new Error(`No mail with a link for ${email}`)
  const confirmed = await app.fetch(new Request(link))
  const tokens = tokensIn(confirmed.headers.get('location') ?? url)
  // Not by the password: comparing it takes as long as creating the account
  const signedIn = await user.auth.setSession(tokens)
  if (signedIn.error) throw signedIn.error
  if (!signedIn.data.user) throw new Error('The link opened no session')
  return { client: user, user: signedIn.data.user, accessToken: tokens.access_token }
}

/**
 * The complete application in this process, with a new database: in memory, or on the PostgreSQL
 * that the options or `TEST_DATABASE_URL` name.
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-test-'))
  const handle = Promise.withResolvers<App>()
  const { listener, url } = await listenFor(handle.promise, options)
  const env = envOf(options, folder, url)
  const database = await databaseOf(options)
  const secrets = newSecrets()
  await storeQuotas(database, env.quotas)
  const blobs = folderStore(join(folder, 'files'))
  const app = await createApp({
    env,
    database,
    blobs,
    secrets,
    mailer: await createMailer(env),
    model: modelOf(env.model),
    site: null,
    ...(await chosenModelIn(folder, options)),
    log: options.log ?? silentLog,
    passwordCost: PASSWORD_COST,
    ...(options.now && { now: options.now }),
    ...(options.realtimeLimits && { realtimeLimits: options.realtimeLimits }),
  })
  handle.resolve(app)

  const inbox = async (): Promise<InboxMail[]> => {
    const response = await app.fetch(new Request(`${url}/inbox/messages`))
    return (await response.json()) as InboxMail[]
  }
  const clientWith = (key: string) =>
    createClient<Database>(url, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: (input, init) => app.fetch(new Request(input, init)) },
    })
  const client = () => clientWith(secrets.publishableKey)

  return {
    fetch: (request, address) => app.fetch(request, address),
    url,
    routes: app.routes,
    folder,
    emptyTrash: () => blobs.emptyTrash('9999-12-31'),
    key: secrets.publishableKey,
    client,
    service: () => clientWith(secrets.secretKey),
    secretKey: secrets.secretKey,
    inbox,
    sendReminders: () => app.sendReminders(),
    listen: () => Promise.resolve(url),
    signUp: (learner) => signUpWith({ app, url, inbox, user: client() }, learner),
    database,
    apiSchema: () => readApiSchema(database),
    sql: <T extends object>(query: string, params?: readonly unknown[]) =>
      withSession(database, async (session) => (await session.run(query, params)).rows as T[]),
    async close() {
      await listener.close()
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
