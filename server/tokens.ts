import { verify } from 'hono/jwt'
import { z } from 'zod'
import type { Claims } from './database/database.ts'
import type { Secrets } from './secrets.ts'

const payload = z.looseObject({ sub: z.uuid(), role: z.literal('authenticated') })

/** What the bearer of a request amounts to; null where it is forged, expired or no token of ours. */
export type VerifyToken = (bearer: string) => Promise<Claims | null>

/** Knows the access tokens that `/auth/v1` signs, and the project's two keys, which stand for a role without a user. */
export const tokenVerifier =
  ({ jwtSecret, publishableKey, secretKey }: Secrets): VerifyToken =>
  async (bearer) => {
    if (bearer === publishableKey) return { role: 'anon' }
    if (bearer === secretKey) return { role: 'service_role' }
    const verified = await verify(bearer, jwtSecret, 'HS256').catch(() => null)
    const parsed = payload.safeParse(verified)
    return parsed.success ? parsed.data : null
  }
