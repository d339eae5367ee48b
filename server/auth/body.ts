import { z } from 'zod'
import { isStorable } from '../http/limits/json-limits.ts'
import { AuthError } from './auth-error.ts'

export const EMAIL_MAX = 254
/** User metadata is part of every access token, and so of every request header. */
const USER_DATA_MAX_BYTES = 6 * 1024

const text = z.string().nullish()
/** The fields of all requests; each is optional. */
const fields = z.object({
  email: text,
  phone: text,
  password: text,
  current_password: text,
  refresh_token: text,
  token: text,
  token_hash: text,
  type: text,
  redirect_to: text,
  data: z.record(z.string(), z.unknown()).nullish(),
})
export type AuthBody = z.infer<typeof fields>

const badJson = (): AuthError =>
  new AuthError(
    400,
    'bad_json',
    'Could not parse request body as JSON, or a field of it is not of the right type',
  )

/**
 * The body of `request`, parsed and validated; empty if there is none. Refuses anything but a JSON
 * object of these fields.
 */
export async function readAuthBody(request: Request): Promise<AuthBody | AuthError> {
  const source = await request.text()
  if (source === '') return {}
  try {
    const value: unknown = JSON.parse(source)
    const parsed = isStorable(value) ? fields.safeParse(value) : null
    return parsed?.success ? parsed.data : badJson()
  } catch {
    return badJson()
  }
}

/** An address as accounts are stored under it. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

const address = z.email().max(EMAIL_MAX)

/** A valid mail address (no markup, quotes or spaces, at most 254 characters), or an error. */
export function readEmail(email: string | null | undefined): string | AuthError {
  const parsed = address.safeParse(normaliseEmail(email ?? ''))
  if (parsed.success) return parsed.data
  return new AuthError(400, 'validation_failed', 'Unable to validate email address: invalid format')
}

/**
 * `current` with `changes`, where null removes a field; an error if the result is too large for a
 * token.
 */
export function mergeUserData(
  current: Record<string, unknown>,
  changes: Record<string, unknown>,
): Record<string, unknown> | AuthError {
  const merged = Object.fromEntries(
    Object.entries({ ...current, ...changes }).filter(([, value]) => value !== null),
  )
  return Buffer.byteLength(JSON.stringify(merged)) <= USER_DATA_MAX_BYTES
    ? merged
    : new AuthError(
        422,
        'validation_failed',
        `User metadata is limited to ${USER_DATA_MAX_BYTES} bytes`,
      )
}
