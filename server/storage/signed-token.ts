import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { StorageError } from './errors.ts'

const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url')

/** `url` is bucket and name; times in seconds since 1970. */
const payload = z.object({ url: z.string(), iat: z.int(), exp: z.int() })

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000)
const signature = (content: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(content).digest()

const refused = (message: string, cause?: unknown) =>
  new StorageError(400, 'InvalidJWT', message, { cause })

/** A token that opens `url` (bucket and name) and nothing else, for `expiresIn` seconds from `now`. */
export function signToken(url: string, expiresIn: number, secret: string, now: Date): string {
  const claims = { url, iat: seconds(now), exp: seconds(now) + expiresIn }
  const content = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${content}.${signature(content, secret).toString('base64url')}`
}

/** Seconds that `token` still opens `url` for. Throws 400 where it is not ours, for something else, or expired. */
export function checkToken(token: string, url: string, secret: string, now: Date): number {
  const [header, body, proof, ...rest] = token.split('.')
  if (header !== HEADER || body === undefined || proof === undefined || rest.length > 0)
    throw refused('jwt malformed')
  const expected = signature(`${header}.${body}`, secret)
  const given = Buffer.from(proof, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw refused('invalid signature')
  const { data: claims } = payload.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  if (!claims) throw refused('jwt malformed')
  if (claims.url !== url) throw refused('This token is for another file')
  const left = claims.exp - seconds(now)
  if (left <= 0) throw refused('jwt expired')
  return left
}
