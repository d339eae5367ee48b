import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Session } from '../../database/database.ts'
import { findUserById, type UserRow } from '../users.ts'

/** How long a mailed link works: `mail.*.note` of the messages states it in words. */
const LINK_MS = 60 * 60_000
const TOKEN_BYTES = 32

/** The type of a link, as in its address. */
export type LinkType = 'signup' | 'recovery'

const TOKEN_TYPES = { signup: 'confirmation_token', recovery: 'recovery_token' } as const

/** The id used for all unknown addresses: a request for one writes a row like any other. */
export const NO_USER = '00000000-0000-0000-0000-000000000000'

const tokenRow = z.object({ user_id: z.uuid(), created_at: z.string() })

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

type IssueOptions = {
  /** Null: an address without an account; the token grants no access. */
  userId: string | null
  type: LinkType
  now: Date
}

/**
 * Creates a token of 256 random bits for a link, valid for an hour. It replaces the previous one.
 */
export async function issueToken(
  session: Session,
  { userId, type, now }: IssueOptions,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await session.run('delete from auth.one_time_tokens where created_at < $1', [
    new Date(now.getTime() - LINK_MS).toISOString(),
  ])
  await session.run(
    `insert into auth.one_time_tokens as t (id, user_id, token_type, token_hash, created_at)
     values ($1, $2, $3, $4, $5)
     on conflict (user_id, token_type) do update
       set token_hash = excluded.token_hash, created_at = excluded.created_at`,
    [randomUUID(), userId ?? NO_USER, TOKEN_TYPES[type], hashOf(token), now.toISOString()],
  )
  return token
}

type ConsumeOptions = {
  token: string
  type: LinkType
  /** The account that the request names; null if it contains only the token. */
  userId: string | null
  now: Date
}

/**
 * Uses up the token of a link and returns its account; null if it is wrong, used, replaced or
 * expired.
 */
export async function consumeToken(
  session: Session,
  { token, type, userId, now }: ConsumeOptions,
): Promise<UserRow | null> {
  const { rows } = await session.run(
    `delete from auth.one_time_tokens where token_hash = $1 and token_type = $2
      and user_id = coalesce($3::text::uuid, user_id)
     returning user_id, created_at`,
    [hashOf(token), TOKEN_TYPES[type], userId],
  )
  // A wrong token changes nothing: otherwise anyone could invalidate the link of another person.
  if (rows[0] === undefined) return null
  const row = tokenRow.parse(rows[0])
  if (now.getTime() - Date.parse(row.created_at) > LINK_MS) return null
  return findUserById(session, row.user_id)
}

/** The account of a link that works, which is not used up; else null. */
export async function findLinkUser(
  session: Session,
  { token, type, now }: Omit<ConsumeOptions, 'userId'>,
): Promise<UserRow | null> {
  const { rows } = await session.run(
    `select user_id, created_at from auth.one_time_tokens
     where token_hash = $1 and token_type = $2 and created_at >= $3`,
    [hashOf(token), TOKEN_TYPES[type], new Date(now.getTime() - LINK_MS).toISOString()],
  )
  return rows[0] === undefined ? null : findUserById(session, tokenRow.parse(rows[0]).user_id)
}

/** Revokes a mailed link that was not used. */
export async function revokeToken(session: Session, userId: string, type: LinkType): Promise<void> {
  await session.run('delete from auth.one_time_tokens where user_id = $1 and token_type = $2', [
    userId,
    TOKEN_TYPES[type],
  ])
}
