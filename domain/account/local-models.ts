import * as z from 'zod/mini'
import { failureWire } from '../failure-wire.ts'

/** Programs that run language models on the learner's own machine. */
export const LOCAL_SERVERS = ['ollama', 'lm_studio', 'llama_cpp'] as const
export type LocalServer = (typeof LOCAL_SERVERS)[number]

const MODEL_NAME_MAX = 200

export const localModel = z.object({ server: z.enum(LOCAL_SERVERS), model: z.string() })
export type LocalModel = z.infer<typeof localModel>

const named = z.extend(localModel, {
  model: z.string().check(z.minLength(1), z.maxLength(MODEL_NAME_MAX)),
})

/**
 * `POST /functions/v1/local-models`, only on a server of one machine whose environment names no
 * model.
 * - `list`: the models of the programs that run on this machine: `localModels`.
 * - `try`: puts an example question to a model: `localModelTrial`.
 * - `use`: the model answers from now on; `stop`: the tutor without a model does. Both respond with
 *   `chosenModel`.
 */
export const localModelsRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list') }),
  z.extend(named, { action: z.literal('try') }),
  z.extend(named, { action: z.literal('use') }),
  z.object({ action: z.literal('stop') }),
])
export type LocalModelsRequest = z.infer<typeof localModelsRequest>

export const chosenModel = z.object({ chosen: z.nullable(localModel) })
export const localModels = z.extend(chosenModel, {
  servers: z.array(z.object({ server: z.enum(LOCAL_SERVERS), models: z.array(z.string()) })),
})
export type LocalModels = z.infer<typeof localModels>

/** What a model answered, or why it did not (`answer` is null), and how long it took. */
export const localModelTrial = z.object({
  question: z.string(),
  answer: z.nullable(z.string()),
  seconds: z.number(),
  failure: z.nullable(failureWire),
})
