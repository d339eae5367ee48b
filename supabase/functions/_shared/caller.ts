import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import type * as z from 'zod/mini'
import type { FunctionDeps } from './deps.ts'
import { errorResponse } from './respond.ts'

/** The bearer token of `request`, or undefined. */
export const bearerOf = (request: Request): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]

/**
 * The signed-in caller of `request`, or the refusal to return: 401, or 503 where the authentication
 * service does not answer. It checks the token, so an ended session is refused at once.
 */
export async function requireUser(
  request: Request,
  deps: Pick<FunctionDeps, 'db'>,
): Promise<{ id: string; email: string | null } | Response> {
  const token = bearerOf(request)
  if (!token) return errorResponse('sign_in_first', 401)
  const { data, error } = await deps.db(request).auth.getUser(token)
  if (!error) return { id: data.user.id, email: data.user.email ?? null }
  return isAuthRetryableFetchError(error)
    ? errorResponse('server_busy', 503)
    : errorResponse('sign_in_first', 401)
}

/**
 * The body of `request` parsed by `schema`, or the refusal to return (405 unless POST, 400 if
 * invalid).
 */
export async function readBody<T>(
  request: Request,
  schema: z.ZodMiniType<T>,
): Promise<{ body: T } | Response> {
  if (request.method !== 'POST') return errorResponse('bad_request', 405)
  const parsed = schema.safeParse(await request.json().catch(() => null))
  return parsed.success ? { body: parsed.data } : errorResponse('bad_request', 400)
}
