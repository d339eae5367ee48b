import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { inTransaction, withSession, type Database, type Session } from '../../database/database.ts'
import type { Secrets } from '../../secrets.ts'
import { ACCESS_TOKEN_SECONDS, signAccessToken, type IsActiveSession } from '../../tokens.ts'
import { AuthError } from '../auth-error.ts'
import { readRefreshToken, writeRefreshToken } from './refresh-token.ts'
import { SessionCache } from './session-cache.ts'
import { APP_METADATA, findUserById, isBanned, userJson, type UserRow } from '../users.ts'

/** How long another process may still accept a session after it ended. */
const CACHE_MS = 10_000
/** Above this number the oldest sessions of an account end. */
const MAX_SESSIONS = 50
const USER_AGENT_MAX = 255

/** How a session began: by password or by a mailed link. */
type SignInMethod = 'password' | 'signup' | 'recovery'

type SessionRow = { id: string; tag: string | null; counter: number; createdAt: Date }

/** A session as auth-js reads it. */
export type SessionJson = {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  /** Unix time in seconds. */
  expires_at: number
  refresh_token: string
  user: Record<string, unknown>
}

const sessionRow = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  tag: z.string().nullable(),
  counter: z.number().nullable(),
  created_at: z.string(),
})

const SESSION = `select s.id, s.user_id, s.tag, s.refresh_token_counter as counter, s.created_at
  from auth.sessions s where s.id = $1`

type SessionsOptions = {
  database: Database
  secrets: Secrets
  siteUrl: string
  now: () => Date
}

/** Begins, continues and ends sessions. */
export class Sessions {
  readonly #options: SessionsOptions
  readonly #cache: SessionCache
  readonly #endListeners = new Set<(userId: string) => void>()

  constructor(options: SessionsOptions) {
    this.#options = options
    this.#cache = new SessionCache(CACHE_MS, options.now)
  }

  /** Whether the session named by a token exists. */
  readonly isActive: IsActiveSession = async ({ session_id, sub }) =>
    session_id !== undefined &&
    this.#cache.isActive(session_id, sub, () =>
      withSession(this.#options.database, async (session) => {
        const sql = 'select 1 from auth.sessions where id = $1 and user_id = $2'
        return (await session.run(sql, [session_id, sub])).rows.length > 0
      }),
    )

  /** Begins a session of `user` within the transaction of `session`. */
  async begin(
    session: Session,
    user: UserRow,
    { method, userAgent }: { method: SignInMethod; userAgent: string | null },
  ): Promise<SessionJson> {
    const now = this.#options.now()
    const row: SessionRow = { id: randomUUID(), tag: method, counter: 0, createdAt: now }
    await session.run(
      `insert into auth.sessions (id, user_id, tag, aal, user_agent, refresh_token_counter,
        refreshed_at, created_at, updated_at)
       values ($1, $2, $3, 'aal1', $4, 0, $5::timestamptz at time zone 'utc', $5, $5)`,
      [row.id, user.id, method, userAgent?.slice(0, USER_AGENT_MAX) ?? null, now.toISOString()],
    )
    await session.run(
      `delete from auth.sessions where user_id = $1 and id not in
         (select id from auth.sessions where user_id = $1
          order by updated_at desc, id = $2 desc limit ${MAX_SESSIONS})`,
      [user.id, row.id],
    )
    return this.#write(user, row)
  }

  /**
   * Continues the session of a refresh token with the next one. Until that is used, the token
   * returns it again: the response may be lost, or another tab may have refreshed. Later the
   * session ends, because the token was copied.
   */
  async refresh(token: string): Promise<SessionJson | AuthError> {
    const { database, secrets, now } = this.#options
    const parsed = readRefreshToken(token, secrets.jwtSecret)
    if (!parsed) return notFound()
    const outcome = await inTransaction(database, async (session) => {
      const stored = (await session.run(`${SESSION} for update`, [parsed.sessionId])).rows[0]
      if (stored === undefined) return notFound()
      const row = sessionRow.parse(stored)
      const user = await findUserById(session, row.user_id)
      if (!user || row.counter === null) return notFound()
      if (isBanned(user, now())) return new AuthError(400, 'user_banned', 'User is banned')
      const current: SessionRow = {
        id: row.id,
        tag: row.tag,
        counter: row.counter,
        createdAt: new Date(row.created_at),
      }
      if (parsed.counter === row.counter) return this.#rotate(session, user, current)
      if (parsed.counter === row.counter - 1) return this.#write(user, current)
      await this.end(session, user.id, { only: row.id })
      return { copiedFrom: user.id }
    })
    if (!('copiedFrom' in outcome)) return outcome
    this.forget(outcome.copiedFrom)
    return new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  }

  async #rotate(session: Session, user: UserRow, row: SessionRow): Promise<SessionJson> {
    await session.run(
      `update auth.sessions set refresh_token_counter = $2,
        refreshed_at = $3::timestamptz at time zone 'utc', updated_at = $3
       where id = $1`,
      [row.id, row.counter + 1, this.#options.now().toISOString()],
    )
    return this.#write(user, { ...row, counter: row.counter + 1 })
  }

  /** When the session `id` of `userId` began; null where there is none. */
  async beganAt(session: Session, id: string, userId: string): Promise<Date | null> {
    const stored = (await session.run(SESSION, [id])).rows[0]
    const row = stored === undefined ? null : sessionRow.parse(stored)
    return row?.user_id === userId ? new Date(row.created_at) : null
  }

  /**
   * Ends sessions of the account: all, `only` one, or all `except` one. Call `forget` after the
   * commit.
   */
  async end(
    session: Session,
    userId: string,
    which: { only: string } | { except: string } | 'all',
  ): Promise<void> {
    const [condition, ...ids] =
      which === 'all'
        ? ['true']
        : 'only' in which
          ? ['id = $2', which.only]
          : ['id <> $2', which.except]
    await session.run(`delete from auth.sessions where user_id = $1 and ${condition}`, [
      userId,
      ...ids,
    ])
  }

  /**
   * Removes the sessions of the account from the cache, so that the next request reads the
   * database.
   */
  forget(userId: string): void {
    this.#cache.forget(userId)
    for (const listener of this.#endListeners) listener(userId)
  }

  /** Calls `listener` with the account of which this process has ended a session. */
  onEnd(listener: (userId: string) => void): void {
    this.#endListeners.add(listener)
  }

  /** Those of the sessions `ids` that exist. */
  async activeAmong(ids: readonly string[]): Promise<Set<string>> {
    const sql = `select id from auth.sessions
      where id = any (array(select value from jsonb_array_elements_text($1::jsonb))::uuid[])`
    const { rows } = await withSession(this.#options.database, (session) =>
      session.run(sql, [JSON.stringify(ids)]),
    )
    return new Set(rows.map(({ id }) => String(id)))
  }

  async #write(user: UserRow, row: SessionRow): Promise<SessionJson> {
    const { secrets, siteUrl } = this.#options
    const now = this.#options.now()
    const claims = {
      iss: `${siteUrl}/auth/v1`,
      sub: user.id,
      email: user.email ?? '',
      phone: '',
      app_metadata: APP_METADATA,
      user_metadata: user.user_metadata,
      role: 'authenticated' as const,
      aal: 'aal1',
      amr: [
        {
          method: row.tag === 'password' ? 'password' : 'otp',
          timestamp: Math.floor(row.createdAt.getTime() / 1000),
        },
      ],
      session_id: row.id,
      is_anonymous: false,
    }
    return {
      access_token: await signAccessToken(claims, { secret: secrets.jwtSecret, now }),
      token_type: 'bearer',
      expires_in: ACCESS_TOKEN_SECONDS,
      expires_at: Math.floor(now.getTime() / 1000) + ACCESS_TOKEN_SECONDS,
      refresh_token: writeRefreshToken(
        { sessionId: row.id, counter: row.counter },
        secrets.jwtSecret,
      ),
      user: userJson(user),
    }
  }
}

const notFound = (): AuthError =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
