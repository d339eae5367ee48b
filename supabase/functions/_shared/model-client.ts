import { z } from 'zod'
import { Failure, fail, ok, type Result } from '../../../domain/failure.ts'
import { extractObjects } from '../../../domain/model-reply/extract-json.ts'
import { exampleOf } from './model-example.ts'
import { HttpStatusError, requestStream, requestText, type Endpoint } from './model-http.ts'

/** A prompt. `system` is prepended to `user` and sent as one user message (spec §7). */
export type ModelPrompt = {
  system?: string
  user: string
  maxTokens?: number
  temperature?: number
}

export type ModelOptions = { signal?: AbortSignal }

/** A chat-completions endpoint. Failures carry a `model_*` code. */
export type ModelClient = {
  /** The model's name at the endpoint. */
  name: string
  /** False if the endpoint is on loopback, where calls need no pauses. */
  remote: boolean
  /** The complete reply. */
  text(prompt: ModelPrompt, options?: ModelOptions): Promise<Result<string>>
  /** The reply in chunks. Throws `Failure`; aborting the signal ends it without an error. */
  stream(prompt: ModelPrompt, options?: ModelOptions): AsyncIterable<string>
  /**
   * All objects of the reply that `schema` accepts (at least one, else `model_bad_reply`); other
   * text is ignored. `schema` describes one item; the reply may be one object, an array or many
   * blocks. An item that it rejects is validated once more after `tidy`.
   */
  structured<T>(
    prompt: ModelPrompt,
    schema: z.ZodType<T>,
    options?: ModelOptions & { tidy?: (value: unknown) => unknown },
  ): Promise<Result<T[]>>
}

export type ClientSettings = {
  baseUrl: string
  apiKey?: string | undefined
  model: string
  fetch?: typeof fetch
} & Partial<Pick<Endpoint, 'idleMs' | 'totalMs' | 'waitCapMs'>>

const IDLE_MS = 60_000
const TOTAL_MS = 300_000
const WAIT_CAP_MS = 20_000

const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|host\.docker\.internal)$/

const isRemote = (baseUrl: string): boolean => !LOCAL.test(new URL(baseUrl).hostname)

const messages = ({ system, user }: ModelPrompt) => [
  { role: 'user', content: system === undefined ? user : `${system}\n\n${user}` },
]

/** 400 and 422 reject the request; the endpoint may not support the schema. */
const isSchemaRejected = (error: unknown): boolean =>
  error instanceof HttpStatusError && (error.status === 400 || error.status === 422)

const asFailure = (error: unknown): Failure => {
  if (error instanceof Failure) return error
  if (error instanceof HttpStatusError)
    return new Failure(error.status >= 500 ? 'model_unreachable' : 'model_refused', {
      cause: error,
    })
  return new Failure('model_unreachable', { cause: error })
}

/** A client of one endpoint and model. It remembers whether the endpoint accepts a JSON schema. */
export function createModelClient(settings: ClientSettings): ModelClient {
  const endpoint: Endpoint = {
    baseUrl: settings.baseUrl,
    apiKey: settings.apiKey,
    fetch: settings.fetch ?? fetch,
    idleMs: settings.idleMs ?? IDLE_MS,
    totalMs: settings.totalMs ?? TOTAL_MS,
    waitCapMs: settings.waitCapMs ?? WAIT_CAP_MS,
  }
  let supportsJsonSchema = true

  const body = (prompt: ModelPrompt) => ({
    model: settings.model,
    messages: messages(prompt),
    ...(prompt.maxTokens === undefined ? {} : { max_tokens: prompt.maxTokens }),
    ...(prompt.temperature === undefined ? {} : { temperature: prompt.temperature }),
  })

  /**
   * One structured attempt: the schema as `response_format` if the endpoint accepts it, else an
   * example in the prompt.
   */
  async function requestOnce(
    prompt: ModelPrompt,
    item: object,
    withSchema: boolean,
    signal?: AbortSignal,
  ): Promise<string> {
    if (withSchema && supportsJsonSchema) {
      const schema = {
        type: 'object',
        properties: { items: { type: 'array', items: item } },
        required: ['items'],
        additionalProperties: false,
      }
      const response_format = {
        type: 'json_schema',
        json_schema: { name: 'items', strict: true, schema },
      }
      try {
        return await requestText(endpoint, { ...body(prompt), response_format }, signal)
      } catch (error) {
        if (!isSchemaRejected(error)) throw error
        supportsJsonSchema = false
      }
    }
    return requestText(endpoint, body(withExample(prompt, item)), signal)
  }

  return {
    name: settings.model,
    remote: isRemote(settings.baseUrl),

    async text(prompt, options) {
      try {
        return ok(await requestText(endpoint, body(prompt), options?.signal))
      } catch (error) {
        return { ok: false, failure: asFailure(error) }
      }
    },

    async *stream(prompt, options) {
      try {
        yield* requestStream(endpoint, body(prompt), options?.signal)
      } catch (error) {
        if (options?.signal?.aborted) return
        throw asFailure(error)
      }
    },

    async structured(prompt, schema, options) {
      const item = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
      delete item.$schema
      let problem = ''
      try {
        for (let attempt = 0; attempt < 2; attempt += 1) {
          // An endpoint may accept the schema and ignore it, so the second attempt sends an
          // example.
          const first = attempt === 0
          const reply = await requestOnce(
            first ? prompt : withValidationError(prompt, problem),
            item,
            first,
            options?.signal,
          )
          let closest: z.ZodError | undefined
          const items = extractObjects(reply, (value) => {
            const parsed = schema.safeParse(value)
            if (parsed.success) return { item: parsed.data }
            closest ??= parsed.error
            const tidied = options?.tidy && schema.safeParse(options.tidy(value))
            return tidied?.success ? { item: tidied.data } : undefined
          })
          if (items.length > 0) return ok(items.map((found) => found.item))
          problem = closest
            ? z.prettifyError(closest).slice(0, 500)
            : 'There was no JSON object in it.'
        }
      } catch (error) {
        return { ok: false, failure: asFailure(error) }
      }
      return fail('model_bad_reply', { cause: problem })
    },
  }
}

const withExample = (prompt: ModelPrompt, item: object): ModelPrompt => ({
  ...prompt,
  user: `${prompt.user}\n\nReply with JSON only, in exactly this form:\n${JSON.stringify({ items: [exampleOf(item)] })}`,
})

const withValidationError = (prompt: ModelPrompt, problem: string): ModelPrompt => ({
  ...prompt,
  user: `${prompt.user}\n\nYour last reply to this could not be used:\n${problem}\nReply again, with JSON only.`,
})
