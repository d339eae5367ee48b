import { createModelClient, type ModelClient } from './model-client.ts'

const HUGGING_FACE = 'https://router.huggingface.co/v1'
const DEFAULT_MODEL = 'meta-llama/Llama-3.1-8B-Instruct'

export type ModelSettings = { baseUrl: string; apiKey: string | null; name: string }

type Variable = 'OPENAI_BASE_URL' | 'OPENAI_API_KEY' | 'OPENAI_MODEL' | 'HF_TOKEN'

/**
 * The model that the environment asks for: one is on when a base URL or a key is set. `HF_TOKEN` is the key of the Hugging Face
 * router alone and is sent nowhere else. Null: the built-in tutor works.
 */
export function modelSettings(
  env: Partial<Record<Variable, string | undefined>>,
): ModelSettings | null {
  const { OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL, HF_TOKEN } = env
  const baseUrl = OPENAI_BASE_URL ?? (OPENAI_API_KEY || HF_TOKEN ? HUGGING_FACE : undefined)
  if (baseUrl === undefined) return null
  const { hostname } = new URL(baseUrl)
  const hosted = hostname === 'huggingface.co' || hostname.endsWith('.huggingface.co')
  return {
    baseUrl,
    apiKey: OPENAI_API_KEY ?? (hosted ? HF_TOKEN : undefined) ?? null,
    name: OPENAI_MODEL ?? DEFAULT_MODEL,
  }
}

/** The client of what the environment asks for, or null where the built-in tutor works. */
export const modelOf = (settings: ModelSettings | null): ModelClient | null =>
  settings &&
  createModelClient({
    baseUrl: settings.baseUrl,
    model: settings.name,
    ...(settings.apiKey !== null && { apiKey: settings.apiKey }),
  })
