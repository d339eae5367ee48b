import { createModelClient, type ModelClient } from './model-client.ts'

const OPENAI = 'https://api.openai.com/v1'
const DEFAULT_MODEL = 'meta-llama/Llama-3.1-8B-Instruct'
const HUGGING_FACE_ROUTER = 'router.huggingface.co'

export type ModelSettings = { baseUrl: string; apiKey: string | null; name: string }

type Variable = 'OPENAI_BASE_URL' | 'OPENAI_API_KEY' | 'OPENAI_MODEL' | 'HF_TOKEN'

/** The endpoint: the configured host, or OpenAI's if its key and a model are set. */
function baseUrlOf(url: string | undefined, key: string | undefined, model: string | undefined) {
  return url ?? (key !== undefined && model !== undefined ? OPENAI : null)
}

/**
 * The model configured by the environment: with `OPENAI_BASE_URL`, or with both `OPENAI_API_KEY`
 * and `OPENAI_MODEL`; a key alone sends no data. `HF_TOKEN` is only the key of the Hugging Face
 * router. Empty values count as not set. Null: the built-in tutor answers.
 */
export function modelSettings(
  env: Partial<Record<Variable, string | undefined>>,
): ModelSettings | null {
  const value = (name: Variable): string | undefined => env[name]?.trim() || undefined
  const key = value('OPENAI_API_KEY')
  const baseUrl = baseUrlOf(value('OPENAI_BASE_URL'), key, value('OPENAI_MODEL'))
  if (baseUrl === null) return null
  const isHuggingFace = new URL(baseUrl).hostname === HUGGING_FACE_ROUTER
  return {
    baseUrl,
    apiKey: key ?? (isHuggingFace ? value('HF_TOKEN') : undefined) ?? null,
    name: value('OPENAI_MODEL') ?? DEFAULT_MODEL,
  }
}

/** The client of the configured model, or null for the built-in tutor. */
export const modelOf = (settings: ModelSettings | null): ModelClient | null =>
  settings &&
  createModelClient({
    baseUrl: settings.baseUrl,
    model: settings.name,
    ...(settings.apiKey !== null && { apiKey: settings.apiKey }),
  })
