import { createModelClient, type ModelClient } from './client.ts'
import type { ModelEvent } from './requests.ts'

const OPENAI = 'https://api.openai.com/v1'
const DEFAULT_MODEL = 'meta-llama/Llama-3.1-8B-Instruct'
const HUGGING_FACE_ROUTER = 'router.huggingface.co'

export type ModelSettings = {
  baseUrl: string
  apiKey: string | null
  name: string
  /** Characters that fit a prompt (`budgetsOf`); absent: the defaults of the requirements. */
  contextChars?: number
  /** The time to the first byte of a reply, in milliseconds. */
  firstMs?: number
}

type Variable =
  | 'OPENAI_BASE_URL'
  | 'OPENAI_API_KEY'
  | 'OPENAI_MODEL'
  | 'OPENAI_CONTEXT_CHARS'
  | 'OPENAI_FIRST_TOKEN_SECONDS'
  | 'HF_TOKEN'

type Variables = Partial<Record<Variable, string | number | undefined>>

/** Limits of the numbers: checked by our server, and applied where there is none. */
export const CONTEXT_CHARS = { min: 2_000, max: 1_000_000 } as const
export const FIRST_TOKEN_SECONDS = { min: 1, max: 3_600 } as const

/** A number within its limits; undefined if it is not set or no number. */
const numberIn = (
  { min, max }: { min: number; max: number },
  value: string | undefined,
): number | undefined => {
  const number = Number(value)
  return value === undefined || !Number.isFinite(number)
    ? undefined
    : Math.min(max, Math.max(min, Math.round(number)))
}

/** The endpoint: the configured host, or OpenAI's if its key and a model are set. */
function baseUrlOf(url: string | undefined, key: string | undefined, model: string | undefined) {
  return url ?? (key !== undefined && model !== undefined ? OPENAI : null)
}

/**
 * The model configured by the environment: with `OPENAI_BASE_URL`, or with both `OPENAI_API_KEY`
 * and `OPENAI_MODEL`; a key alone sends no data. `HF_TOKEN` is only the key of the Hugging Face
 * router. Empty values count as not set. Null: the tutor without a model answers.
 */
export function modelSettings(env: Variables): ModelSettings | null {
  const value = (name: Variable): string | undefined => String(env[name] ?? '').trim() || undefined
  const key = value('OPENAI_API_KEY')
  const baseUrl = baseUrlOf(value('OPENAI_BASE_URL'), key, value('OPENAI_MODEL'))
  if (baseUrl === null) return null
  const isHuggingFace = new URL(baseUrl).hostname === HUGGING_FACE_ROUTER
  const contextChars = numberIn(CONTEXT_CHARS, value('OPENAI_CONTEXT_CHARS'))
  const firstSeconds = numberIn(FIRST_TOKEN_SECONDS, value('OPENAI_FIRST_TOKEN_SECONDS'))
  return {
    baseUrl,
    apiKey: key ?? (isHuggingFace ? value('HF_TOKEN') : undefined) ?? null,
    name: value('OPENAI_MODEL') ?? DEFAULT_MODEL,
    ...(contextChars !== undefined && { contextChars }),
    ...(firstSeconds !== undefined && { firstMs: firstSeconds * 1000 }),
  }
}

/** The client of the configured model, or null without one. `log` gets each call. */
export const modelOf = (
  settings: ModelSettings | null,
  log?: (event: ModelEvent) => void,
): ModelClient | null => {
  if (!settings) return null
  const { baseUrl, name, apiKey, contextChars, firstMs } = settings
  return createModelClient({
    baseUrl,
    model: name,
    contextChars,
    ...(apiKey !== null && { apiKey }),
    ...(firstMs !== undefined && { firstMs }),
    ...(log && { log }),
  })
}
