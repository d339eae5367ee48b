import { z } from 'zod'
import { fail, ok, type Result } from '../../../../domain/failure.ts'
import { extractObjects } from '../../../../domain/model-reply/extract-json.ts'
import { exampleOf } from './example.ts'
import { asFailure, Requests, type ClientSettings, type ModelPrompt } from './requests.ts'
import { strictItems, withoutNulls } from './schema.ts'

type ModelOptions = { signal?: AbortSignal }

/** A chat-completions endpoint. Failures carry a `model_*` code. */
export type ModelClient = {
  /** The model's name at the endpoint. */
  name: string
  /** False if the endpoint is on loopback, where calls need no pauses. */
  remote: boolean
  /** Characters of material that fit a prompt; null: the defaults of the requirements. */
  contextChars: number | null
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

const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|host\.docker\.internal)$/

const isRemote = (baseUrl: string): boolean => !LOCAL.test(new URL(baseUrl).hostname)

/** A client of one endpoint and model. It remembers what the endpoint refuses. */
export function createModelClient(settings: ClientSettings): ModelClient {
  const requests = new Requests(settings)

  return {
    name: settings.model,
    remote: isRemote(settings.baseUrl),
    contextChars: settings.contextChars ?? null,

    async text(prompt, options) {
      try {
        return ok(await requests.text(prompt, options?.signal))
      } catch (error) {
        return { ok: false, failure: asFailure(error) }
      }
    },

    async *stream(prompt, options) {
      try {
        yield* requests.stream(prompt, options?.signal)
      } catch (error) {
        throw asFailure(error)
      }
    },

    async structured(prompt, schema, options) {
      const structured = { schema: strictItems(schema), example: exampleIn(schema) }
      const read = (value: unknown) =>
        [value, withoutNulls(value)]
          .map((one) => schema.safeParse(one))
          .find((parsed) => parsed.success) ?? schema.safeParse(withoutNulls(value))
      let problem = ''
      try {
        for (let attempt = 0; attempt < 2; attempt += 1) {
          const sentPrompt = attempt === 0 ? prompt : withValidationError(prompt, problem)
          const plain = withExample(sentPrompt, structured.example)
          // An endpoint may accept the schema and ignore it, so the second attempt sends an
          // example.
          const reply =
            attempt === 0
              ? await requests.text(sentPrompt, options?.signal, {
                  schema: structured.schema,
                  plain,
                })
              : await requests.text(plain, options?.signal)
          let closest: z.ZodError | undefined
          const items = extractObjects(reply, (value) => {
            const parsed = read(value)
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

const exampleIn = (schema: z.ZodType): unknown =>
  exampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))

const withExample = (prompt: ModelPrompt, example: unknown): ModelPrompt => ({
  ...prompt,
  user: `${prompt.user}\n\nReply with JSON only, in exactly this form:\n${JSON.stringify({ items: [example] })}`,
})

const withValidationError = (prompt: ModelPrompt, problem: string): ModelPrompt => ({
  ...prompt,
  user: `${prompt.user}\n\nYour last reply to this could not be used:\n${problem}\nReply again, with JSON only.`,
})
