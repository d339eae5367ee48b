import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Session } from '../database/database.ts'

const identityRow = z.object({
  identity_id: z.uuid(),
  id: z.string(),
  user_id: z.uuid(),
  identity_data: z.record(z.string(), z.unknown()),
  provider: z.string(),
  last_sign_in_at: z.string().nullable(),
  created_at: z.string().nullable(),
  updated_at: z.string().nullable(),
  email: z.string().nullable(),
})
type Identity = z.infer<typeof identityRow>

const userRow = z.object({
  id: z.uuid(),
  email: z.string().nullable(),
  encrypted_password: z.string().nullable(),
  /** ISO 8601, as every time here. */
  email_confirmed_at: z.string().nullable(),
  last_sign_in_at: z.string().nullable(),
  banned_until: z.string().nullable(),
  user_metadata: z.record(z.string(), z.unknown()),
  created_at: z.string().nullable(),
  updated_at: z.string().nullable(),
  identities: z.array(identityRow),
})
export type UserRow = z.infer<typeof userRow>

const COLUMNS = `
  u.id, u.email, u.encrypted_password, u.email_confirmed_at, u.last_sign_in_at, u.banned_until,
  coalesce(u.raw_user_meta_data, '{}'::jsonb) as user_metadata, u.created_at, u.updated_at,
  (select coalesce(jsonb_agg(jsonb_build_object(
     'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id,
     'identity_data', i.identity_data,
     'provider', i.provider, 'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at,
     'updated_at', i.updated_at, 'email', i.email) order by i.created_at), '[]'::jsonb)
   from auth.identities i where i.user_id = u.id) as identities`

async function findUser(
  session: Session,
  condition: string,
  value: string,
): Promise<UserRow | null> {
  const { rows } = await session.run(`select ${COLUMNS} from auth.users u where ${condition}`, [
    value,
  ])
  return rows[0] === undefined ? null : userRow.parse(rows[0])
}

/** The account of `email`, which is in lower case. */
export const findUserByEmail = (session: Session, email: string): Promise<UserRow | null> =>
  findUser(session, 'u.email = $1 and u.is_sso_user = false', email)

export const findUserById = (session: Session, id: string): Promise<UserRow | null> =>
  findUser(session, 'u.id = $1', id)

type NewUser = {
  email: string
  /** Null: the account has no password. */
  passwordHash: string | null
  data: Record<string, unknown>
  now: Date
}

/** The row of an account that is not stored yet. */
export function draftUser({ email, passwordHash, data, now }: NewUser): UserRow {
  const [id, at] = [randomUUID(), now.toISOString()]
  const identity: Identity = {
    identity_id: randomUUID(),
    id,
    user_id: id,
    identity_data: { sub: id, email, email_verified: false, phone_verified: false },
    provider: 'email',
    last_sign_in_at: at,
    created_at: at,
    updated_at: at,
    email,
  }
  return {
    id,
    email,
    encrypted_password: passwordHash,
    email_confirmed_at: null,
    last_sign_in_at: null,
    banned_until: null,
    user_metadata: data,
    created_at: at,
    updated_at: at,
    identities: [identity],
  }
}

/** Stores `user`. Returns false and changes nothing if its address is in use. */
export async function insertUser(session: Session, user: UserRow): Promise<boolean> {
  const { rows } = await session.run(
    `insert into auth.users (id, email, encrypted_password, raw_app_meta_data, raw_user_meta_data,
      created_at, updated_at)
     values ($1, $2, $3, $4::text::jsonb, $5::text::jsonb, $6, $6)
     on conflict do nothing returning id`,
    [
      user.id,
      user.email,
      user.encrypted_password,
      JSON.stringify(APP_METADATA),
      JSON.stringify(user.user_metadata),
      user.created_at,
    ],
  )
  if (rows.length === 0) return false
  for (const identity of user.identities)
    await session.run(
      `insert into auth.identities (id, provider, provider_id, user_id, identity_data,
        last_sign_in_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5::text::jsonb, $6, $6, $6)`,
      [
        identity.identity_id,
        identity.provider,
        identity.id,
        identity.user_id,
        JSON.stringify(identity.identity_data),
        identity.created_at,
      ],
    )
  return true
}

/** Marks the address of `user` as confirmed and the account as signed in. */
export async function confirmUser(session: Session, user: UserRow, now: Date): Promise<void> {
  await session.run(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, $2),
      last_sign_in_at = $2, updated_at = $2
     where id = $1`,
    [user.id, now.toISOString()],
  )
  await session.run(
    `update auth.identities
      set identity_data = identity_data || '{"email_verified": true}'::jsonb, updated_at = $2
     where user_id = $1 and provider = 'email'`,
    [user.id, now.toISOString()],
  )
  await session.run('delete from auth.sign_up_networks where user_id = $1', [user.id])
}

/** Replaces the password of the account; null removes it until the next reset. */
export async function setPasswordHash(
  session: Session,
  { id, hash, now }: { id: string; hash: string | null; now: Date },
): Promise<void> {
  await session.run(
    'update auth.users set encrypted_password = $2, updated_at = $3 where id = $1',
    [id, hash, now.toISOString()],
  )
}

export const isBanned = (user: UserRow, now: Date): boolean =>
  user.banned_until !== null && new Date(user.banned_until) > now

export const APP_METADATA = { provider: 'email', providers: ['email'] }

/** An account in the format of auth-js. */
export const userJson = (user: UserRow): Record<string, unknown> => ({
  id: user.id,
  aud: 'authenticated',
  role: 'authenticated',
  email: user.email ?? '',
  ...(user.email_confirmed_at !== null && {
    email_confirmed_at: user.email_confirmed_at,
    confirmed_at: user.email_confirmed_at,
  }),
  ...(user.last_sign_in_at !== null && { last_sign_in_at: user.last_sign_in_at }),
  phone: '',
  app_metadata: APP_METADATA,
  user_metadata: user.user_metadata,
  identities: user.identities,
  created_at: user.created_at,
  updated_at: user.updated_at,
  is_anonymous: false,
})
