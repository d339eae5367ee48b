import { bearerOf } from '../../supabase/functions/_shared/caller.ts'
import type { Claims } from '../database/database.ts'
import type { Secrets } from '../secrets.ts'
import type { VerifyToken } from '../tokens.ts'
import { networkOf } from './address.ts'
import { authAttempt } from './auth-attempts.ts'
import { readBody } from './body.ts'
import type { BodyBudget } from './body-budget.ts'
import {
  badToken,
  bodyTooLarge,
  busy,
  noApiKey,
  tooManyAtOnce,
  tooManyAttempts,
  type Service,
} from './client-errors.ts'
import { Concurrency } from './concurrency.ts'
import type { Action, RateLimiter } from './rate-limit.ts'

/** User metadata travels in every access token, and so in every header: it must fit in there. */
const AUTH_BODY_MAX = 8 * 1024
const FUNCTION_BODY_MAX = 1024 * 1024

export type Origin = {
  /** The network address that the request came from. */
  address: string
  /** A call of one of this server's own functions: it was counted when the function was called. */
  internal: boolean
}

/** A request whose path is normalised, and where it came from. */
export type Incoming = Origin & { request: Request; url: URL }

/** Registers work that goes on after the answer. */
export type Hold = (work: Promise<unknown>) => void
type Handler = (request: Request) => Promise<Response>

export type GatewayParts = {
  secrets: Secrets
  verifyToken: VerifyToken
  limiter: RateLimiter
  budget: BodyBudget
}

/** How often one account may run one function at the same time. */
const FUNCTIONS_AT_ONCE: Readonly<Record<string, number>> = {
  'delete-account': 1,
  'make-quiz': 2,
  'submit-quiz': 2,
  'tutor-chat': 4,
}
/** Answers are marked in the background while the next one is written. */
const DEFAULT_AT_ONCE = 30

const hasBody = ({ method }: Request): boolean => method !== 'GET' && method !== 'HEAD'

const isUpload = ({ request, url }: Incoming): boolean =>
  (request.method === 'POST' || request.method === 'PUT') &&
  /^\/storage\/v1\/object\/(?!sign\/|list\/|info\/)/.test(url.pathname)

/**
 * What every request passes before a service works for it: a valid key and token first, then how
 * often and how many at once, and only then is its body read. Errors have the service's format.
 */
export class Gateway {
  readonly #parts: GatewayParts
  readonly #running = new Concurrency()

  constructor(parts: GatewayParts) {
    this.#parts = parts
  }

  hasApiKey({ request, url }: Pick<Incoming, 'request' | 'url'>): boolean {
    const { publishableKey, secretKey } = this.#parts.secrets
    const key = request.headers.get('apikey') ?? url.searchParams.get('apikey')
    return key === publishableKey || key === secretKey
  }

  /** The claims of the request, without a bearer those of nobody; null where its bearer is not valid. */
  async claimsOf(request: Request): Promise<Claims | null> {
    if (!request.headers.has('authorization')) return { role: 'anon' }
    const bearer = bearerOf(request)
    return bearer === undefined ? null : this.#parts.verifyToken(bearer)
  }

  /** Reads the body of at most `max` bytes and calls `next` with it in memory. */
  async withBody(
    incoming: Incoming,
    options: { service: Service; max: number; account: string | undefined },
    next: Handler,
  ): Promise<Response> {
    const { request, address, internal } = incoming
    const { service, max, account } = options
    if (request.body === null) return next(request)
    const sender = { address: networkOf(address), account }
    const lease = internal ? null : this.#parts.budget.open(sender)
    if (!internal && !lease) return tooManyAtOnce(service)
    try {
      const read = await readBody(request, { max, reserve: (n) => lease?.reserve(n) ?? true })
      if (read === 'too_large') return bodyTooLarge(service)
      return read === 'busy' ? busy(service) : await next(read)
    } finally {
      lease?.release()
    }
  }

  /** `/auth/v1`. Links in mails carry no key. */
  async auth(incoming: Incoming, next: Handler): Promise<Response> {
    const { request, url } = incoming
    if (hasBody(request) && request.method !== 'OPTIONS') {
      if (!this.hasApiKey(incoming)) return noApiKey()
      if (!(await this.claimsOf(request))) return badToken('auth')
    }
    const options = { service: 'auth', max: AUTH_BODY_MAX, account: undefined } as const
    return this.withBody(incoming, options, async (read) => {
      const body = hasBody(read) ? await read.clone().text() : ''
      const { method } = read
      const { action, email } = authAttempt({
        method,
        path: url.pathname,
        search: url.search,
        body,
      })
      const claims = await this.claimsOf(read)
      const refusal = await this.#refuse('auth', action, incoming, email ?? claims?.sub)
      return refusal ?? next(read)
    })
  }

  /** `/storage/v1`. A signed link needs no key. Bodies are streamed, so only their number counts. */
  async storage(incoming: Incoming, next: Handler): Promise<Response> {
    const { request, url, address, internal } = incoming
    const signed =
      /^\/storage\/v1\/object\/(?:upload\/)?sign\//.test(url.pathname) &&
      url.searchParams.has('token')
    if (!signed && !this.hasApiKey(incoming)) return noApiKey()
    if (internal || !hasBody(request)) return next(request)
    const claims = await this.claimsOf(request)
    if (!claims) return badToken('storage')
    const account = claims.sub
    if (isUpload(incoming)) {
      const refusal = await this.#refuse('storage', 'upload', incoming, account ?? address)
      if (refusal) return refusal
    }
    const lease = this.#parts.budget.open({ address: networkOf(address), account })
    if (!lease) return tooManyAtOnce('storage')
    try {
      return await next(request)
    } finally {
      lease.release()
    }
  }

  /**
   * `/functions/v1/name`, for users who are signed in. `next` gets the user's id, and `hold` for work that goes on after
   * its answer: the function counts as running until that has ended, whether or not somebody still reads the answer.
   */
  async functions(
    incoming: Incoming,
    name: string,
    next: (request: Request, userId: string, hold: Hold) => Promise<Response>,
  ): Promise<Response> {
    if (!this.hasApiKey(incoming)) return noApiKey()
    const account = (await this.claimsOf(incoming.request))?.sub
    if (account === undefined) return badToken('functions')
    const refusal =
      (await this.#refuse('functions', 'functions', incoming, account)) ??
      (name === 'make-quiz' ? await this.#refuse('functions', 'makeQuiz', incoming, account) : null)
    if (refusal) return refusal
    const max = FUNCTIONS_AT_ONCE[name] ?? DEFAULT_AT_ONCE
    const end = this.#running.begin(`${name} ${account}`, max)
    if (!end) return tooManyAtOnce('functions')
    let running = 1
    const release = () => {
      running -= 1
      if (running === 0) end()
    }
    const hold: Hold = (work) => {
      running += 1
      void work.then(release, release)
    }
    try {
      const options = { service: 'functions', max: FUNCTION_BODY_MAX, account } as const
      return await this.withBody(incoming, options, (read) => next(read, account, hold))
    } finally {
      release()
    }
  }

  async #refuse(
    service: Service,
    action: Action,
    { internal, address }: Incoming,
    account: string | undefined,
  ): Promise<Response | null> {
    if (internal) return null
    const wait = await this.#parts.limiter.attempt(action, { address, account })
    return wait > 0 ? tooManyAttempts(service, wait) : null
  }
}
