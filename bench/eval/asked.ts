import {
  createModelClient,
  type ModelClient,
} from '../../supabase/functions/_shared/model-client.ts'
import { modelSettings } from '../../supabase/functions/_shared/model-settings.ts'

/** Who is measured, and on how many rows of a file. */
export type Asked = {
  /** Null: what works without a model. */
  model: ModelClient | null
  /** At most so many rows, spread evenly over the file. */
  rows: number
}

/** The model that the environment names, as it names the server's (docs/deploy.md). Throws where it names none. */
export function modelFromEnvironment(): ModelClient {
  const settings = modelSettings(process.env)
  if (!settings) throw new Error('No model: set OPENAI_BASE_URL, OPENAI_API_KEY or HF_TOKEN.')
  const { baseUrl, apiKey, name } = settings
  return createModelClient({ baseUrl, model: name, ...(apiKey !== null && { apiKey }) })
}

/** `rows`, or as many of them as are asked for, evenly spread. */
export function sample<T>(rows: readonly T[], { rows: most }: Pick<Asked, 'rows'>): readonly T[] {
  const step = rows.length / Math.min(most, rows.length)
  return rows.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

/** Calls that a model has to do at once. */
const AT_ONCE = 4

/** `work` for each item, a few at a time; the results in the order of the items. */
export async function forEach<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}
