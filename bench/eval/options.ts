import {
  createModelClient,
  type ModelClient,
} from '../../supabase/functions/_shared/model/client.ts'
import { modelSettings } from '../../supabase/functions/_shared/model/settings.ts'

/** What is measured, and on how many rows of a file. */
export type EvalOptions = {
  /** Null: the implementation without a model. */
  model: ModelClient | null
  /** Maximum number of rows, spread evenly over the file. */
  rows: number
}

/**
 * The model configured in the environment, as for the server (docs/deploy.md). Throws if there is
 * none.
 */
export function modelFromEnvironment(): ModelClient {
  const settings = modelSettings(process.env)
  if (!settings) throw new Error('No model: set OPENAI_BASE_URL, OPENAI_API_KEY or HF_TOKEN.')
  const { baseUrl, apiKey, name } = settings
  return createModelClient({ baseUrl, model: name, ...(apiKey !== null && { apiKey }) })
}

/** Up to the requested number of `rows`, evenly spread. */
export function sample<T>(
  rows: readonly T[],
  { rows: most }: Pick<EvalOptions, 'rows'>,
): readonly T[] {
  const step = rows.length / Math.min(most, rows.length)
  return rows.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

/** Concurrent model calls. */
const CONCURRENCY = 4

/** Applies `work` to each item with limited concurrency; results are in the order of the items. */
export async function forEach<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return results
}
