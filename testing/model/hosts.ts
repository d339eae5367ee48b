import type { Behaviour, ModelRequest, ScriptedReply } from './endpoint.ts'

/**
 * Stand-ins that keep the published rules of OpenAI-compatible endpoints: what each refuses, and
 * how its errors look.
 */

const refusal = (status: number, body: unknown): ScriptedReply => ({
  status,
  text: '',
  raw: JSON.stringify(body),
})

type Rule = (request: ModelRequest) => ScriptedReply | null

const following =
  (...rules: Rule[]) =>
  (behaviour: Behaviour): Behaviour =>
  (request) => {
    for (const rule of rules) {
      const refused = rule(request)
      if (refused) return refused
    }
    return behaviour(request)
  }

const openAiError = (param: string | null, code: string | null, message: string) =>
  refusal(400, { error: { message, type: 'invalid_request_error', param, code } })

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether every object lists all its properties as required and allows no others. */
function isStrict(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.every(isStrict)
  if (!isFields(schema)) return true
  const { properties, required, additionalProperties } = schema
  const closed =
    !isFields(properties) ||
    (additionalProperties === false &&
      Array.isArray(required) &&
      Object.keys(properties).every((name) => required.includes(name)))
  return closed && !('minLength' in schema) && Object.values(schema).every(isStrict)
}

const strictSchemas: Rule = ({ body }) =>
  body.response_format?.json_schema?.strict === true &&
  !isStrict(body.response_format.json_schema.schema)
    ? openAiError(
        'response_format',
        null,
        "Invalid schema for response_format 'items': In context=(), 'additionalProperties' is required to be supplied and to be false.",
      )
    : null

/** OpenAI's chat models. */
export const openAi = following(strictSchemas)

/** OpenAI's reasoning models: another name of the token limit, no temperature. */
export const openAiReasoning = following(
  ({ body }) =>
    body.max_tokens === undefined
      ? null
      : openAiError(
          'max_tokens',
          'unsupported_parameter',
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        ),
  ({ body }) =>
    body.temperature === undefined || body.temperature === 1
      ? null
      : openAiError(
          'temperature',
          'unsupported_value',
          "Unsupported value: 'temperature' does not support this value with this model. Only the default (1) value is supported.",
        ),
  strictSchemas,
)

/** Anthropic's compatible endpoint: ignores the format, so that the reply may be prose. */
export const anthropic = following(({ body }) =>
  body.temperature !== undefined && body.temperature > 1
    ? refusal(400, {
        error: { message: 'temperature: range: 0..1', type: 'invalid_request_error' },
      })
    : null,
)

const GEMINI_FIELDS = new Set([
  'model',
  'messages',
  'stream',
  'max_tokens',
  'max_completion_tokens',
  'temperature',
  'response_format',
])

/** Gemini's compatible endpoint: unknown names are refused, in a list. */
export const gemini = following(({ body }) => {
  const unknown = Object.keys(body).find((name) => !GEMINI_FIELDS.has(name))
  return unknown === undefined
    ? null
    : refusal(400, [
        {
          error: {
            code: 400,
            message: `Invalid JSON payload received. Unknown name "${unknown}": Cannot find field.`,
            status: 'INVALID_ARGUMENT',
          },
        },
      ])
})

/** Gemma at the same endpoint: no system role. */
export const gemma = following(({ body }) =>
  body.messages.some(({ role }) => role === 'system')
    ? refusal(400, [
        {
          error: {
            code: 400,
            message: 'Developer instruction is not enabled for models/gemma-3-27b-it',
            status: 'INVALID_ARGUMENT',
          },
        },
      ])
    : null,
)

/** Ollama: 404 for a model that is not there; everything else is accepted. */
export const ollama = following(({ body }) =>
  body.model.startsWith('missing')
    ? refusal(404, {
        error: {
          message: `model "${body.model}" not found, try pulling it first`,
          type: 'api_error',
          param: null,
          code: null,
        },
      })
    : null,
)

/** llama.cpp with a template that has no system role: its error has the status 500. */
export const llamaCpp = following(
  ({ body }) =>
    body.messages.some(({ role }) => role === 'system')
      ? refusal(500, {
          error: {
            code: 500,
            message: 'Value is not callable: raise_exception: System role not supported',
            type: 'server_error',
          },
        })
      : null,
  ({ body }) =>
    body.response_format
      ? refusal(400, {
          error: {
            code: 400,
            message: 'failed to parse grammar',
            type: 'invalid_request_error',
          },
        })
      : null,
)

/** vLLM: errors without a wrapper, and no limit beyond its context. */
export const vllm = following(({ body }) =>
  (body.max_tokens ?? body.max_completion_tokens ?? 0) > 500
    ? refusal(400, {
        object: 'error',
        message: `'max_tokens' or 'max_completion_tokens' is too large: ${body.max_tokens}. This model's maximum context length is 2048 tokens.`,
        type: 'BadRequestError',
        param: null,
        code: 400,
      })
    : null,
)

/** LM Studio: an error is a plain text. */
export const lmStudio = following(({ body }) =>
  body.response_format && body.response_format.type !== 'json_schema'
    ? refusal(400, { error: "'response_format.type' must be 'json_schema' or 'text'" })
    : null,
)
