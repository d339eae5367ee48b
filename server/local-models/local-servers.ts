import { z } from 'zod'
import {
  LOCAL_SERVERS,
  type LocalModels,
  type LocalServer,
} from '../../domain/account/local-models.ts'
import { textOf } from '../../supabase/functions/_shared/response-text.ts'

/** Where the programs listen if their user has not changed it, as an OpenAI-compatible endpoint. */
export const LOCAL_ENDPOINTS: Readonly<Record<LocalServer, string>> = {
  ollama: 'http://127.0.0.1:11434/v1',
  lm_studio: 'http://127.0.0.1:1234/v1',
  llama_cpp: 'http://127.0.0.1:8080/v1',
}
export type LocalEndpoints = typeof LOCAL_ENDPOINTS

const TIMEOUT_MS = 1500
const MAX_CHARS = 1_000_000
const MAX_MODELS = 100

const modelList = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) })

/** The names of the models at an endpoint; empty if nothing there answers with such a list. */
async function modelsAt(endpoint: string): Promise<string[]> {
  try {
    const response = await fetch(`${endpoint}/models`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    if (!response.ok) {
      await response.body?.cancel()
      return []
    }
    const { data } = modelList.parse(JSON.parse(await textOf(response, MAX_CHARS)))
    return [...new Set(data.map(({ id }) => id))].slice(0, MAX_MODELS)
  } catch {
    return []
  }
}

/** The programs that run on this machine with their models; Stoa's own port is left out. */
export async function findLocalModels(
  endpoints: LocalEndpoints,
  ownPort: number,
): Promise<LocalModels['servers']> {
  const found = await Promise.all(
    LOCAL_SERVERS.map(async (server) => {
      const isOwn = Number(new URL(endpoints[server]).port) === ownPort
      return { server, models: isOwn ? [] : await modelsAt(endpoints[server]) }
    }),
  )
  return found.filter(({ models }) => models.length > 0)
}
