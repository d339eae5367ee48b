import type { Action } from './rate-limit.ts'

export type AuthAttempt = {
  action: Action
  /** The email address in the body, or null. */
  email: string | null
}

const MAIL = new Set([
  'signup',
  'recover',
  'resend',
  'otp',
  'magiclink',
  'reauthenticate',
  'invite',
])

function emailIn(body: string): string | null {
  try {
    const value: unknown = JSON.parse(body)
    const email =
      typeof value === 'object' && value !== null && 'email' in value ? value.email : null
    return typeof email === 'string' ? email : null
  } catch {
    return null
  }
}

/** The action that a request to `/auth/v1` is counted as. `path` is normalised. */
export function authAttempt(request: {
  method: string
  path: string
  search: string
  body: string
}): AuthAttempt {
  const { method, path, search, body } = request
  const route = path.replace(/^\/auth\/v1\//, '')
  const email = emailIn(body)
  if (route === 'verify') return { action: 'verify', email }
  if (MAIL.has(route)) return { action: 'mail', email }
  if (route === 'user' && method === 'PUT' && email !== null) return { action: 'mail', email }
  if (route === 'token' && new URLSearchParams(search).get('grant_type') !== 'refresh_token')
    return { action: 'signIn', email }
  return { action: 'auth', email }
}
