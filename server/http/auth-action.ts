import type { Action } from './limits/rate-limit.ts'

type AuthAction = {
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

type Fields = { email: string | null; hasPassword: boolean }

function fieldsIn(body: string): Fields {
  try {
    const value: unknown = JSON.parse(body)
    const isObject = typeof value === 'object' && value !== null
    const email = isObject && 'email' in value ? value.email : null
    return {
      email: typeof email === 'string' ? email : null,
      hasPassword: isObject && ('password' in value || 'current_password' in value),
    }
  } catch {
    return { email: null, hasPassword: false }
  }
}

/** The action that a request to `/auth/v1` is counted as. `path` is normalised. */
export function authActionOf(request: {
  method: string
  path: string
  search: string
  body: string
}): AuthAction {
  const { method, path, search, body } = request
  const route = path.replace(/^\/auth\/v1\//, '')
  const { email, hasPassword } = fieldsIn(body)
  if (route === 'verify') return { action: 'verify', email }
  if (MAIL.has(route)) return { action: 'mail', email }
  if (route === 'user' && method === 'PUT' && email !== null) return { action: 'mail', email }
  // A change of the password may guess the current one, so it counts like a sign-in of the account
  if (route === 'user' && method === 'PUT' && hasPassword) return { action: 'signIn', email }
  if (route === 'token' && new URLSearchParams(search).get('grant_type') !== 'refresh_token')
    return { action: 'signIn', email }
  return { action: 'auth', email }
}
