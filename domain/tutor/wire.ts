import * as z from 'zod/mini'
import { ASKED_FILES_MAX, TUTOR_QUESTION_MAX } from '../constants.ts'
import { failureWire } from '../failure-wire.ts'

/**
 * Request: `POST /functions/v1/tutor-chat`, JSON. Response: server-sent events, each `data:` one
 * `TutorEvent`. Before the stream begins, an error is a non-2xx response with a `failureWire`
 * body.
 */
export const tutorRequest = z.object({
  /**
   * The id the question is saved under, chosen by the browser: a question that is sent twice is
   * answered once.
   */
  message_id: z.optional(z.uuid()),
  chat_id: z.uuid(),
  question: z.string().check(z.trim(), z.minLength(1), z.maxLength(TUTOR_QUESTION_MAX)),
  /**
   * The `ai` or `error` message to replace by a new answer to the previous question. `question`
   * repeats that question.
   */
  regenerate: z.optional(z.uuid()),
  /** Set by "explain this page": the 1-based page. */
  page: z.optional(z.int().check(z.minimum(1))),
  /**
   * The files of the base to answer from: all of them, or those listed. Absent: the file of the
   * chat.
   */
  files: z.optional(
    z.union([
      z.literal('all'),
      z.array(z.uuid()).check(z.minLength(1), z.maxLength(ASKED_FILES_MAX)),
    ]),
  ),
})
export type TutorRequest = z.infer<typeof tutorRequest>

/**
 * `POST /functions/v1/suggest-terms`, JSON: terms that the text of a file defines, in the order of
 * the file, each with the 1-based page of its definition. None where the language is not known
 * well. Refused with a `failureWire` body where there is no text.
 */
export const suggestedTermsRequest = z.object({ file_id: z.uuid() })
export const suggestedTerms = z.object({
  terms: z.array(z.object({ term: z.string(), page: z.int().check(z.minimum(1)) })),
})
export type SuggestedTerms = z.infer<typeof suggestedTerms>

/**
 * A page citation. The i-th `[p. N]` in an answer's content belongs to `citations[i]`. `quote` is
 * verbatim document text on that page.
 */
export const citation = z.object({
  page: z.int().check(z.minimum(1)),
  quote: z.string(),
  /** The file of the page, if several files were asked. */
  file_id: z.optional(z.uuid()),
})
export type Citation = z.infer<typeof citation>

/**
 * An action that an answer offers, shown as a link. `quiz`: make a quiz from a file, with what the
 * learner said about it; the form of the quiz checks it.
 */
const answerAction = z.object({
  kind: z.literal('quiz'),
  /** The file if several were asked; else it is the file of the chat. */
  file_id: z.optional(z.uuid()),
  /** Numbers of questions by kind. */
  counts: z.optional(z.record(z.string(), z.int())),
  difficulty: z.optional(z.string()),
  /** The topic of the questions, and the pages about it. */
  topic: z.optional(z.string()),
  pages: z.optional(z.array(z.int().check(z.minimum(1)))),
})
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
  /** Whether the answer states that the document does not contain the information. */
  refused: z.boolean(),
  /** Whether passages are shown that may help without answering. */
  closest: z.optional(z.boolean()),
  /** Whether there are further passages with words of the question. */
  more: z.optional(z.boolean()),
  action: z.optional(answerAction),
  /** Whether several files were asked. */
  several_files: z.optional(z.boolean()),
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
   * Part of the answer while it is written. The final content may differ after the citation check.
   */
  z.object({ type: z.literal('delta'), text: z.string() }),
  /** The checked and saved answer; replaces the deltas. */
  z.object({ type: z.literal('answer'), message: chatMessage }),
  /** The answer failed; `message` is the `error` message, if it was saved. */
  z.object({ type: z.literal('failure'), failure: failureWire, message: z.nullable(chatMessage) }),
])
export type TutorEvent = z.infer<typeof tutorEvent>
