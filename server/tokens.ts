import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Claims } from './database/database.ts'
import type { Secrets } from './secrets.ts'

/** Lifetime of an access token in seconds. */
export const ACCESS_TOKEN_SECONDS = 3600

const ALGORITHM = 'HS256'

const payload = z.looseObject({
  sub: z.uuid(),
  role: z.literal('authenticated'),
  session_id: z.uuid().optional(),
})
type UserClaims = z.infer<typeof payload>

/**
 * The claims of a bearer; null if it is forged, expired, of an ended session or not a token of this
 * server.
 */
export type VerifyToken = (bearer: string) => Promise<Claims | null>

/** Whether the session of a valid token still exists. */
export type IsActiveSession = (claims: UserClaims) => Promise<boolean>

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret)

/**
 * The claims of an access token signed with `secret`, or why there are none. Expiry is compared
 * with `now`.
 */
export async function readAccessToken(
  token: string,
  { secret, now }: { secret: string; now: Date },
): Promise<UserClaims | 'expired' | 'invalid'> {
  try {
    const verified = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      currentDate: now,
    })
    const parsed = payload.safeParse(verified.payload)
    return parsed.success ? parsed.data : 'invalid'
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : 'invalid'
  }
}

/** Signs an access token with `secret`: `claims` and the times, an hour apart. */
export function signAccessToken(
  claims: UserClaims & { iss: string },
  { secret, now }: { secret: string; now: Date },
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setAudience('authenticated')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(keyOf(secret))
}

/**
 * Verifies access tokens signed by `/auth/v1` while their session exists, and the project's two
 * keys, which represent a role without a user.
 */
export const tokenVerifier =
  (
    { jwtSecret, publishableKey, secretKey }: Secrets,
    isActiveSession: IsActiveSession,
    now: () => Date = () => new Date(),
  ): VerifyToken =>
  async (bearer) => {
    if (bearer === publishableKey) return { role: 'anon' }
    if (bearer === secretKey) return { role: 'service_role' }
    const claims = await readAccessToken(bearer, { secret: jwtSecret, now: now() })
    if (claims === 'expired' || claims === 'invalid') return null
    return (await isActiveSession(claims)) ? claims : null
  }
