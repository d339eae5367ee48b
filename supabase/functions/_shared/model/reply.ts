import { z } from 'zod'
import { Failure } from '../../../../domain/failure.ts'
import { stripReasoning } from '../../../../domain/model-reply/reasoning.ts'
import { errorCode, refusedFeature, type Feature } from './features.ts'

/**
 * A status that is not 2xx, which determines the next attempt. The body is dropped, since it may
 * repeat the prompt: only its error code and the part of the request that it refuses remain.
 */
export class HttpStatusError extends Error {
  readonly status: number
  readonly code: string | null
  readonly refused: Feature | null
  constructor(status: number, body = '') {
    super(`the model endpoint answered ${status}`)
    this.status = status
    this.code = errorCode(body)
    this.refused = refusedFeature(body)
  }
}

/**
 * The reply reached its token limit before its text began: a model spent the limit on reasoning.
 */
export class TokenLimitError extends Error {}

/** Tokens of one call, as the endpoint counts them. */
export type Usage = { promptTokens: number; completionTokens: number }

/** A complete reply, or the rest of a streamed one. */
export type Reply = { text: string; usage: Usage | null; beginsInside: boolean }

/** A longer reply is invalid. */
export const MAX_REPLY_CHARS = 40_000

const errorField = z.union([z.string(), z.object({ message: z.string() })])
const reply = z.object({
  error: errorField.nullish(),
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish() }).optional(),
        delta: z.object({ content: z.string().nullish() }).optional(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z
    .object({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() })
    .nullish(),
})

type Parsed = { text: string; finish: string | null; usage: Usage | null }

/**
 * Reads one JSON reply or chunk. Throws `Failure`: `model_refused` on an `error` field,
 * `model_bad_reply` on an unknown format.
 */
export function parseReply(json: string): Parsed {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (cause) {
    throw new Failure('model_bad_reply', { cause })
  }
  const parsed = reply.safeParse(value)
  if (!parsed.success) throw new Failure('model_bad_reply', { cause: parsed.error })
  if (parsed.data.error) throw new Failure('model_refused', { cause: parsed.data.error })
  return contentOf(parsed.data)
}

const contentOf = ({ choices, usage }: z.infer<typeof reply>): Parsed => {
  const [choice] = choices ?? []
  return {
    text: choice?.message?.content ?? choice?.delta?.content ?? '',
    finish: choice?.finish_reason || null,
    usage: usage ? usageOf(usage) : null,
  }
}

const usageOf = (usage: NonNullable<z.infer<typeof reply>['usage']>): Usage => ({
  promptTokens: usage.prompt_tokens ?? 0,
  completionTokens: usage.completion_tokens ?? 0,
})

/** Fails on a reply without visible text. */
export function requireText(text: string, finish: string | null): void {
  if (text.trim() !== '') return
  if (finish === 'length') throw new TokenLimitError('the token limit ended the reply')
  throw new Failure('model_bad_reply', { cause: 'an empty reply' })
}

/** A complete reply, without reasoning. Throws like `parseReply` and `requireText`. */
export function replyOf(json: string): Reply {
  const { text, finish, usage } = parseReply(json)
  const visible = stripReasoning(text.slice(0, MAX_REPLY_CHARS))
  requireText(visible, finish)
  return { text: visible, usage, beginsInside: false }
}
