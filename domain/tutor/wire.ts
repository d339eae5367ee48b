import * as z from 'zod/mini'
import { failureWire } from '../failure-wire.ts'

/**
 * What the browser and the function `tutor-chat` say to each other.
 * Request: `POST /functions/v1/tutor-chat`, JSON. Answer: server-sent events, each `data:` one
 * `TutorEvent`;
 * before the stream begins, a refusal is a non-2xx answer with a `failureWire` body.
 */
export const tutorRequest = z.object({
  /** The id the question is saved under, chosen by the browser: a question that is sent twice is answered once. */
  message_id: z.optional(z.uuid()),
  chat_id: z.uuid(),
  question: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
  /**
   * Set to answer the question before this `ai` or `error` message anew, replacing it. `question`
   * repeats that question.
   */
  regenerate: z.optional(z.uuid()),
  /** Set by "explain this page": the 1-based page the question is about. */
  page: z.optional(z.int().check(z.minimum(1))),
})
export type TutorRequest = z.infer<typeof tutorRequest>

/**
 * A page citation. The i-th `[p. N]` in an answer's content belongs to `citations[i]`. `quote` is
 * verbatim document text on that page.
 */
export const citation = z.object({ page: z.int().check(z.minimum(1)), quote: z.string() })
export type Citation = z.infer<typeof citation>

/**
 * What an answer offers to do: the screen shows a link. `quiz`: make a quiz from the file of this
 * chat.
 */
export const answerAction = z.object({ kind: z.literal('quiz') })
export type AnswerAction = z.infer<typeof answerAction>

/**
 * `chat_messages.metadata` of an `ai` message. Offsets are UTF-16 indices into the message's
 * content.
 */
export const answerMetadata = z.object({
  tutor: z.enum(['model', 'builtin']),
  model: z.nullable(z.string()),
  citations: z.array(citation),
  /** Sentences of the answer that no passage supports. */
  unsupported: z.array(z.object({ start: z.int(), end: z.int() })),
  /** Pages whose passages were read for this answer, ascending. */
  pages: z.array(z.int()),
  /** True where the document does not hold the answer and the tutor says so. */
  refused: z.boolean(),
  /** True where passages are shown that may help, without the claim that they answer. */
  closest: z.optional(z.boolean()),
  action: z.optional(answerAction),
})
export type AnswerMetadata = z.infer<typeof answerMetadata>

export const chatMessage = z.object({
  id: z.uuid(),
  chat_id: z.uuid(),
  message_type: z.enum(['user', 'ai', 'error']),
  content: z.string(),
  timestamp: z.string(),
  metadata: z.unknown(),
})
export type ChatMessage = z.infer<typeof chatMessage>

export const tutorEvent = z.discriminatedUnion('type', [
  /** The learner's message as saved. Absent when regenerating. */
  z.object({ type: z.literal('question'), message: chatMessage }),
  /**
   * More of the answer, as it is written. The final content may differ: citations are checked at
   * the end.
   */
  z.object({ type: z.literal('delta'), text: z.string() }),
  /** The answer as checked and saved; replaces what the deltas built. */
  z.object({ type: z.literal('answer'), message: chatMessage }),
  /** The answer failed; `message` is the saved `error` message where it could be saved. */
  z.object({ type: z.literal('failure'), failure: failureWire, message: z.nullable(chatMessage) }),
])
export type TutorEvent = z.infer<typeof tutorEvent>
