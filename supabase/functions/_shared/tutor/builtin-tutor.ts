import * as z from 'zod/mini'
import type { CheckedAnswer } from '../../../../domain/tutor/citations.ts'
import { repeatQuotations } from '../../../../domain/tutor/builtin/quotation.ts'
import type { ShownReply } from '../../../../domain/tutor/question/intent.ts'
import { followUpKind } from '../../../../domain/tutor/question/message-kinds.ts'
import { hasOrdinal } from '../../../../domain/tutor/question/subject/subjects.ts'
import { citation, type ChatMessage, type Citation } from '../../../../domain/tutor/wire.ts'
import { messagesInLanguage } from '../messages.ts'
import {
  askedQuestion,
  learnerMessages,
  storedAnswer,
  type AnswerInput,
  type Tutor,
} from './tutor.ts'

/** Maximum citations of an answer that is read. Answers have fewer, but a client can store more. */
const MAX_CITATIONS = 100
const quotingMetadata = z.object({ citations: z.array(z.unknown()) })
const claimMetadata = z.object({ closest: z.boolean() })

/** The quotations of an answer; none of another message. */
function citationsOf({ message_type, metadata }: ChatMessage): readonly Citation[] {
  const quoting = quotingMetadata.safeParse(message_type === 'ai' ? metadata : null)
  const citations = quoting.data?.citations ?? []
  return citations.length > MAX_CITATIONS ? [] : (z.array(citation).safeParse(citations).data ?? [])
}

/** The quotations since the learner asked about `subject`, one of `messages`. */
function shownSince(
  subject: string,
  messages: readonly string[],
  history: readonly ChatMessage[],
): string[] {
  const questionIndices = history.flatMap(({ message_type }, i) =>
    message_type === 'user' ? [i] : [],
  )
  const questionAt = questionIndices[messages.findLastIndex((message) => message === subject)] ?? -1
  return history
    .slice(questionAt + 1)
    .flatMap(citationsOf)
    .map(({ quote }) => quote)
}

/** Maximum characters of a reply in which a list is looked for. */
const MAX_LIST_CHARS = 20_000

/** The latest reply to a message that does not refer to a thing by an ordinal. */
function listBefore(history: readonly ChatMessage[]): ShownReply | undefined {
  let isByOrdinal = false
  let list: ShownReply | undefined
  for (const message of history) {
    if (message.message_type === 'user') isByOrdinal = hasOrdinal(message.content)
    else if (message.message_type === 'ai' && !isByOrdinal)
      list = {
        content: message.content,
        citations: [...citationsOf(message)],
        closest: claimMetadata.safeParse(message.metadata).data?.closest === true,
      }
  }
  return list === undefined || list.content.length > MAX_LIST_CHARS ? undefined : list
}

/** Where the last answer is from, if that is asked; null without quotations. */
function sourcesOf({ question, history, language }: AnswerInput): CheckedAnswer | null {
  const last = history.findLast(({ message_type }) => message_type === 'ai')
  if (followUpKind(question) !== 'source' || !last) return null
  const citations = citationsOf(last)
  return citations.length === 0
    ? null
    : repeatQuotations(messagesInLanguage(language).tutor.source, citations)
}

function answerFromSource(input: AnswerInput): Promise<CheckedAnswer> {
  const messages = learnerMessages(input.history)
  const tutorQuestion = askedQuestion(input, messages)
  const { before } = tutorQuestion
  const shown = before === undefined ? [] : shownSince(before, messages, input.history)
  const quoted = input.history
    .filter(({ message_type }) => message_type === 'ai')
    .map((reply) => citationsOf(reply).map(({ quote }) => quote))
  const list = listBefore(input.history)
  return input.source.answer({ ...tutorQuestion, shown, quoted, list }, input.language)
}

/** Answers with sentences of the document. */
export const builtinTutor: Tutor = {
  async answer(input) {
    const checked = sourcesOf(input) ?? (await answerFromSource(input))
    input.onText(checked.content)
    return storedAnswer(
      checked,
      null,
      checked.citations.map((citation) => citation.page),
    )
  },
}
