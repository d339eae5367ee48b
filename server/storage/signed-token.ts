import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { StorageError } from './errors.ts'

/** Maximum lifetime of a link to a file in seconds: 7 days. */
export const MAX_LINK_SECONDS = 7 * 24 * 3600

const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url')

/** `url` names what the token opens; `owner` and `upsert` belong to uploads. */
const subject = z.object({
  url: z.string(),
  owner: z.uuid().optional(),
  upsert: z.boolean().optional(),
})
export type TokenSubject = z.infer<typeof subject>

/** Times in seconds since 1970. */
const payload = subject.extend({ iat: z.int(), exp: z.int() })

type Signing = { secret: string; now: Date }

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000)
const signature = (content: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(content).digest()

const refused = (message: string, cause?: unknown) =>
  new StorageError(400, 'InvalidJWT', message, { cause })

/** A token for `what`, valid for `expiresIn` seconds. */
export function signToken(what: TokenSubject, expiresIn: number, { secret, now }: Signing): string {
  const claims = { ...what, iat: seconds(now), exp: seconds(now) + expiresIn }
  const content = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${content}.${signature(content, secret).toString('base64url')}`
}

/**
 * The subject of `token` and the seconds it stays valid. Throws 400 if it is forged, for another
 * `url`, expired or older than the maximum lifetime of a link.
 */
export function checkToken(
  token: string,
  url: string,
  { secret, now }: Signing,
): TokenSubject & { secondsLeft: number } {
  const [header, body, sent, ...extra] = token.split('.')
  if (header !== HEADER || body === undefined || sent === undefined || extra.length > 0)
    throw refused('jwt malformed')
  const expected = signature(`${header}.${body}`, secret)
  const actual = Buffer.from(sent, 'base64url')
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected))
    throw refused('invalid signature')
  const { data: claims } = payload.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  if (!claims) throw refused('jwt malformed')
  if (claims.url !== url) throw refused('This token is for another file')
  const secondsLeft = Math.min(claims.exp, claims.iat + MAX_LINK_SECONDS) - seconds(now)
  if (secondsLeft <= 0) throw refused('jwt expired')
  return { ...claims, secondsLeft }
}
