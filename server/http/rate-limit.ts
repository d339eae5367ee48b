import { errors } from '../../messages/en/errors.ts'

const WINDOW_MS = 60_000
/** Attempts a minute for one address of one network peer. Mail is sent to whoever is named, so asking for it is rarer. */
const PER_ADDRESS = { signIn: 10, mail: 4 } as const
/** Attempts a minute from one peer, whatever the address: a classroom behind one router fits. */
const PER_CLIENT_IP = 120

type Action = keyof typeof PER_ADDRESS

/** The attempts worth counting, by path and query of `/auth/v1`. */
function actionOf(request: Request): Action | null {
  if (request.method !== 'POST') return null
  const { pathname, searchParams } = new URL(request.url)
  switch (pathname) {
    case '/auth/v1/token':
      return searchParams.get('grant_type') === 'password' ? 'signIn' : null
    case '/auth/v1/verify':
      return 'signIn'
    case '/auth/v1/signup':
    case '/auth/v1/recover':
    case '/auth/v1/resend':
    case '/auth/v1/otp':
    case '/auth/v1/magiclink':
      return 'mail'
    default:
      return null
  }
}

async function addressIn(request: Request): Promise<string> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null
  return typeof email === 'string' ? email.trim().toLowerCase() : ''
}

/** Counts within windows of a minute that begin with the first attempt. */
class Counter {
  readonly #now: () => number
  readonly #windows = new Map<string, { count: number; ends: number }>()
  constructor(now: () => number) {
    this.#now = now
  }
  /** Counts one attempt of `key`. Gives 0, or where that was more than `max`, the milliseconds until the window ends. */
  wait(key: string, max: number): number {
    const now = this.#now()
    for (const [old, { ends }] of this.#windows) {
      if (ends > now) break
      this.#windows.delete(old)
    }
    const window = this.#windows.get(key) ?? { count: 0, ends: now + WINDOW_MS }
    window.count += 1
    this.#windows.set(key, window)
    return window.count > max ? window.ends - now : 0
  }
}

export type AttemptLimit = (request: Request, peer: string) => Promise<Response | null>

/**
 * Refuses (429, in the words of GoTrue's errors) who tries to sign in, or has mail sent, too often. `peer` is the network
 * address the request came from. `now` in milliseconds.
 */
export function createRateLimiter(now: () => number = Date.now): AttemptLimit {
  const counter = new Counter(now)
  return async (request, peer) => {
    const action = actionOf(request)
    if (action === null) return null
    const wait = Math.max(
      counter.wait(`${action} ${peer}`, PER_CLIENT_IP),
      counter.wait(`${action} ${peer} ${await addressIn(request)}`, PER_ADDRESS[action]),
    )
    if (wait === 0) return null
    return Response.json(
      { code: 429, error_code: 'over_request_rate_limit', msg: errors.too_many_attempts },
      { status: 429, headers: { 'retry-after': String(Math.ceil(wait / 1000)) } },
    )
  }
}
