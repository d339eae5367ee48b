/** Parts of a request that some endpoints or models refuse. */
export type Feature = 'schema' | 'temperature' | 'limit' | 'system' | 'usage'

/** What one model at one endpoint accepts. Each part is learnt separately, from its own refusal. */
export type Accepted = {
  schema: boolean
  temperature: boolean
  system: boolean
  /** `stream_options.include_usage` */
  usage: boolean
  /** The name of the token limit. Newer models of OpenAI refuse `max_tokens`. */
  limit: 'max_tokens' | 'max_completion_tokens' | null
  /** Factor on token limits, for models that spend them on reasoning. */
  limitFactor: number
}

export const everythingAccepted = (): Accepted => ({
  schema: true,
  temperature: true,
  system: true,
  usage: true,
  limit: 'max_tokens',
  limitFactor: 1,
})

const FEATURE_PATTERNS: readonly (readonly [Feature, RegExp])[] = [
  ['usage', /stream_options|include_usage/i],
  ['limit', /max_(?:completion_|output_)?tokens/i],
  ['temperature', /temperature/i],
  [
    'schema',
    /response_?format|json_?schema|\bschemas?\b|grammar|structured[ _]outputs?|guided[ _]json|additionalproperties/i,
  ],
  [
    'system',
    /(?:system|developer)[ _]?(?:role|messages?|prompts?|instructions?)|roles? .{0,30}system|only user and assistant roles/i,
  ],
]

const featureIn = (text: string): Feature | null =>
  FEATURE_PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/**
 * `{error: {…}}`, `[{error: {…}}]` (Gemini), `{error: "…"}` (LM Studio) or the fields themselves.
 */
function errorFields(body: string): Fields {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    return { message: body }
  }
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (!isFields(first)) return { message: body }
  const error = first['error'] ?? first
  return isFields(error) ? error : { message: error }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The refused part of a request, from the body of the error: its parameter, else its message. */
export function refusedFeature(body: string): Feature | null {
  const fields = errorFields(body)
  return featureIn(textOf(fields['param'])) ?? featureIn(textOf(fields['message']))
}

/** The error's code for the log, such as `model_not_found`: never free text. */
export function errorCode(body: string): string | null {
  const fields = errorFields(body)
  const code = [fields['code'], fields['type'], fields['status']].find(
    (one) => typeof one === 'string' && /^[\w.-]{1,60}$/.test(one),
  )
  return typeof code === 'string' ? code : null
}

/** Records a refusal. False if the request did not have that part, so that it would be repeated. */
export function withoutFeature(accepted: Accepted, feature: Feature): boolean {
  if (feature === 'limit') {
    if (accepted.limit === null) return false
    accepted.limit = accepted.limit === 'max_tokens' ? 'max_completion_tokens' : null
    return true
  }
  const was = accepted[feature]
  accepted[feature] = false
  return was
}
