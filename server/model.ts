import { createModelClient, type ModelClient } from '../supabase/functions/_shared/model-client.ts'
import type { Env } from './env.ts'

/** The model of `env`, or null where the built-in tutor works. */
export const modelOf = ({ model }: Pick<Env, 'model'>): ModelClient | null =>
  model &&
  createModelClient({
    baseUrl: model.baseUrl,
    model: model.name,
    ...(model.apiKey !== null && { apiKey: model.apiKey }),
  })
