import { MAX_JOBS_PER_ACCOUNT } from '../../supabase/functions/_shared/account-jobs.ts'
import { bearerOf } from '../../supabase/functions/_shared/caller.ts'
import { Concurrency } from '../../supabase/functions/_shared/concurrency.ts'
import type { KnownNetworks } from '../auth/known-networks.ts'
import type { Claims } from '../database/database.ts'
import type { Secrets } from '../secrets.ts'
import type { VerifyToken } from '../tokens.ts'
import { networkOf } from './address.ts'
import { authActionOf } from './auth-action.ts'
import { readBody } from './body.ts'
import type { BodyBudget } from './limits/body-budget.ts'
import {
  badToken,
  bodyTooLarge,
  busy,
  noApiKey,
  tooManyAtOnce,
  tooManyAttempts,
  type Service,
} from './client-errors.ts'
import type { Action, RateLimiter } from './limits/rate-limit.ts'

/** User metadata is part of every access token, and must fit in a request header. */
const AUTH_BODY_MAX = 8 * 1024
const FUNCTION_BODY_MAX = 1024 * 1024
/** A request that deletes files lists their paths: room for a thousand of the longest. */
const STORAGE_BODY_MAX = 4 * 1024 * 1024
/** Anonymous callers may write no row and no file. */
export const ANONYMOUS_BODY_MAX = 64 * 1024

export type Origin = {
  /** The network address that the request came from. */
  address: string
  /** A call made by one of this server's functions, which was counted when it was called. */
  internal: boolean
}

/** A request with its normalised path and origin. */
export type Incoming = Origin & { request: Request; url: URL }

/** Registers work that continues after the response. */
export type TrackWork = (work: Promise<unknown>) => void
type Handler = (request: Request) => Promise<Response>

type GatewayParts = {
  secrets: Secrets
  verifyToken: VerifyToken
  limiter: RateLimiter
  networks: Pick<KnownNetworks, 'isKnown'>
  budget: BodyBudget
}

/**
 * How many calls of one function may run at once for one account. All its calls together are
 * limited by `account-jobs.ts`.
 */
const FUNCTION_CONCURRENCY: Readonly<Record<string, number>> = {
  'delete-account': 1,
  'make-quiz': 2,
  'submit-quiz': 2,
  'suggest-terms': 2,
  'tutor-chat': 4,
}

const hasBody = ({ method }: Request): boolean => method !== 'GET' && method !== 'HEAD'

const isPostOrPut = ({ method }: Request): boolean => method === 'POST' || method === 'PUT'

const isUpload = ({ request, url }: Incoming): boolean =>
  isPostOrPut(request) && /^\/storage\/v1\/object\/(?!sign\/|list\/|info\/)/.test(url.pathname)

/** Whether the body is a file, which is stored while it arrives. */
const isFile = ({ request, url }: Incoming): boolean =>
  isPostOrPut(request) && /^\/storage\/v1\/object\/(?:upload\/sign\/)?files\//.test(url.pathname)

/**
 * The checks before a request reaches a service: first key and token, then rate and concurrency
 * limits; only then is the body read. Errors have the service's format.
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

  /**
   * The claims of the request, anonymous claims without a bearer; null if its bearer is not valid.
   */
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

  /** `/auth/v1`. Mailed links contain no key. */
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
      const { action, email } = authActionOf({
        method,
        path: url.pathname,
        search: url.search,
        body,
      })
      const claims = await this.claimsOf(read)
      const refused = await this.#refuse(incoming, {
        service: 'auth',
        action,
        account: email ?? claims?.sub,
      })
      return refused ?? next(read)
    })
  }

  /**
   * `/storage/v1`. A signed link needs no key. Files are streamed, so only their number is limited;
   * all other bodies are read here.
   */
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
      const refused = await this.#refuse(incoming, {
        service: 'storage',
        action: 'upload',
        account: account ?? address,
      })
      if (refused) return refused
    }
    if (!isFile(incoming)) {
      const max = claims.role === 'anon' ? ANONYMOUS_BODY_MAX : STORAGE_BODY_MAX
      return this.withBody(incoming, { service: 'storage', max, account }, next)
    }
    return this.#withFile(incoming, account, next)
  }

  /**
   * `/functions/v1/name`, for signed-in users. `next` gets the user's id, and `track` for work that
   * continues after the response: the function counts as running until that work has ended, also
   * after the client disconnects.
   */
  async functions(
    incoming: Incoming,
    name: string,
    next: (request: Request, userId: string, track: TrackWork) => Promise<Response>,
  ): Promise<Response> {
    if (!this.hasApiKey(incoming)) return noApiKey()
    const account = (await this.claimsOf(incoming.request))?.sub
    if (account === undefined) return badToken('functions')
    const refuse = (action: Action) =>
      this.#refuse(incoming, { service: 'functions', action, account })
    const refused =
      (await refuse('functions')) ?? (name === 'make-quiz' ? await refuse('makeQuiz') : null)
    if (refused) return refused
    const max = FUNCTION_CONCURRENCY[name] ?? MAX_JOBS_PER_ACCOUNT
    const end = this.#running.begin(`${name} ${account}`, max)
    if (!end) return tooManyAtOnce('functions')
    let running = 1
    const release = () => {
      running -= 1
      if (running === 0) end()
    }
    const track: TrackWork = (work) => {
      running += 1
      void work.then(release, release)
    }
    try {
      const options = { service: 'functions', max: FUNCTION_BODY_MAX, account } as const
      return await this.withBody(incoming, options, (read) => next(read, account, track))
    } finally {
      release()
    }
  }

  /** Counts the file in the body of `request` as one body, while it is stored. */
  async #withFile(
    { request, address }: Incoming,
    account: string | undefined,
    next: Handler,
  ): Promise<Response> {
    const lease = this.#parts.budget.open({ address: networkOf(address), account })
    if (!lease) return tooManyAtOnce('storage')
    try {
      return await next(request)
    } finally {
      lease.release()
    }
  }

  async #refuse(
    { internal, address }: Incoming,
    { service, action, account }: { service: Service; action: Action; account: string | undefined },
  ): Promise<Response | null> {
    if (internal) return null
    const { limiter, networks } = this.#parts
    const isKnown = async () =>
      account !== undefined && (await networks.isKnown(account.trim().toLowerCase(), address))
    const wait = await limiter.attempt(action, { address, account, isKnown })
    return wait > 0 ? tooManyAttempts(service, wait) : null
  }
}
