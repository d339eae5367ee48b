import { Failure } from '../../../../domain/failure.ts'
import { everythingAccepted, withoutFeature, type Accepted } from './features.ts'
import { requestStream, requestText, type Endpoint } from './http.ts'
import { HttpStatusError, TokenLimitError, type Reply } from './reply.ts'

/**
 * A prompt. `system` has its own message; if the endpoint or the model refuses that role, it is
 * prepended to `user`.
 */
export type ModelPrompt = {
  system?: string
  user: string
  maxTokens?: number
  temperature?: number
}

/** One line about a call, for the log: never text of the prompt or of the reply. */
export type ModelEvent = { name: string; [field: string]: unknown }

export type ClientSettings = {
  baseUrl: string
  apiKey?: string | undefined
  model: string
  contextChars?: number | undefined
  fetch?: typeof fetch
  log?: (event: ModelEvent) => void
} & Partial<Pick<Endpoint, 'firstMs' | 'idleMs' | 'totalMs' | 'waitCapMs'>>

/** A local model may have to be loaded first, and a long prompt to be read. */
const FIRST_MS = 300_000
const IDLE_MS = 60_000
/** Added to the time to the first byte. */
const REPLY_MS = 300_000
const WAIT_CAP_MS = 20_000

const messages = ({ system, user }: ModelPrompt, systemRole: boolean) =>
  system === undefined
    ? [{ role: 'user', content: user }]
    : systemRole
      ? [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ]
      : [{ role: 'user', content: `${system}\n\n${user}` }]

const limitOf = ({ maxTokens }: ModelPrompt, { limit, limitFactor }: Accepted) =>
  maxTokens === undefined || limit === null ? {} : { [limit]: maxTokens * limitFactor }

/** A rejection that may be due to a part of the request that the error does not name. */
const isRejected = (error: unknown): boolean =>
  error instanceof HttpStatusError && (error.status === 400 || error.status === 422)

/** The failure that a caller sees. */
export const asFailure = (error: unknown): Failure => {
  if (error instanceof Failure) return error
  if (error instanceof TokenLimitError) return new Failure('model_bad_reply', { cause: error })
  if (error instanceof HttpStatusError)
    return new Failure(error.status >= 500 ? 'model_unreachable' : 'model_refused', {
      cause: error,
    })
  return new Failure('model_unreachable', { cause: error })
}

const endpointOf = (settings: ClientSettings): Endpoint => {
  const firstMs = settings.firstMs ?? FIRST_MS
  return {
    baseUrl: settings.baseUrl,
    apiKey: settings.apiKey,
    fetch: settings.fetch ?? fetch,
    firstMs,
    idleMs: settings.idleMs ?? IDLE_MS,
    totalMs: settings.totalMs ?? firstMs + REPLY_MS,
    waitCapMs: settings.waitCapMs ?? WAIT_CAP_MS,
  }
}

/** Statuses that no change of the request repairs. */
const FINAL_STATUSES = new Set([401, 402, 403, 404, 429])
/** Each feature may be refused once, the token limit by two names. */
const MAX_REFUSALS = 7
const MAX_LIMIT_FACTOR = 16

/** Requests to one endpoint and model that leave out what it refuses, and remember it. */
export class Requests {
  readonly accepted = everythingAccepted()
  readonly #endpoint: Endpoint
  readonly #settings: ClientSettings
  #beginsInside = false

  constructor(settings: ClientSettings) {
    this.#settings = settings
    this.#endpoint = endpointOf(settings)
  }

  #body(prompt: ModelPrompt, schema?: object) {
    const { accepted } = this
    return {
      model: this.#settings.model,
      messages: messages(prompt, accepted.system),
      ...limitOf(prompt, accepted),
      ...(prompt.temperature !== undefined &&
        accepted.temperature && { temperature: prompt.temperature }),
      ...(schema && {
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'items', strict: true, schema },
        },
      }),
    }
  }

  /** Whether the request, changed after this error, is worth another attempt. */
  #adapt(error: unknown): boolean {
    const { accepted } = this
    if (error instanceof TokenLimitError) {
      if (accepted.limitFactor >= MAX_LIMIT_FACTOR) return false
      accepted.limitFactor *= 4
      return true
    }
    if (!(error instanceof HttpStatusError) || error.refused === null) return false
    if (FINAL_STATUSES.has(error.status)) return false
    const changed = withoutFeature(accepted, error.refused)
    if (changed) this.#log({ name: 'model_feature_refused', feature: error.refused })
    return changed
  }

  #log(event: ModelEvent) {
    this.#settings.log?.({ model: this.#settings.model, ...event })
  }

  #done(reply: Reply, startedAt: number) {
    this.#beginsInside ||= reply.beginsInside
    this.#log({
      name: 'model_call',
      ms: Math.round(performance.now() - startedAt),
      ...(reply.usage && { ...reply.usage }),
    })
  }

  #failed(error: unknown) {
    const status =
      error instanceof HttpStatusError ? { status: error.status, code: error.code } : {}
    this.#log({ name: 'model_call_failed', failure: asFailure(error).code, ...status })
  }

  /** A complete reply; with `schema` where the endpoint accepts schemas, else as `plain` asks. */
  async text(
    prompt: ModelPrompt,
    signal?: AbortSignal,
    structured?: { schema: object; plain: ModelPrompt },
  ): Promise<string> {
    for (let tries = 0; ; tries += 1) {
      const schema = this.accepted.schema ? structured?.schema : undefined
      const sentPrompt = structured && !schema ? structured.plain : prompt
      const startedAt = performance.now()
      try {
        const reply = await requestText(this.#endpoint, this.#body(sentPrompt, schema), signal)
        this.#done(reply, startedAt)
        return reply.text
      } catch (error) {
        if (tries < MAX_REFUSALS && this.#adapt(error)) continue
        if (structured && schema && isRejected(error))
          return this.#withoutSchema(structured.plain, error, signal)
        this.#failed(error)
        throw error
      }
    }
  }

  /** An error without a parameter may be due to the schema: it is left out if that helps. */
  async #withoutSchema(
    plain: ModelPrompt,
    refusal: unknown,
    signal?: AbortSignal,
  ): Promise<string> {
    try {
      const reply = await requestText(this.#endpoint, this.#body(plain), signal)
      this.accepted.schema = false
      this.#log({ name: 'model_feature_refused', feature: 'schema' })
      return reply.text
    } catch {
      this.#failed(refusal)
      throw refusal
    }
  }

  async *stream(prompt: ModelPrompt, signal?: AbortSignal): AsyncGenerator<string> {
    for (let tries = 0; ; tries += 1) {
      const usage = this.accepted.usage ? { stream_options: { include_usage: true } } : {}
      const body = { ...this.#body(prompt), ...usage }
      const startedAt = performance.now()
      try {
        const options = { signal, beginsInside: this.#beginsInside }
        this.#done(yield* requestStream(this.#endpoint, body, options), startedAt)
        return
      } catch (error) {
        if (signal?.aborted) return
        // Only a rejected request, or a reply without text, is repeated: nothing was shown.
        if (tries < MAX_REFUSALS && this.#adapt(error)) continue
        this.#failed(error)
        throw error
      }
    }
  }
}
