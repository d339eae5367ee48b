import type { CheckedAnswer } from '../../../../domain/tutor/citations.ts'
import type { TutorQuestion } from '../../../../domain/tutor/question/intent.ts'
import {
  completedMessages,
  recentQuestions,
  subjectsBefore,
} from '../../../../domain/tutor/question/subject/subjects.ts'
import type { AnswerMetadata, ChatMessage } from '../../../../domain/tutor/wire.ts'
import type { InterfaceLanguage } from '../../../../messages/registry.ts'
import type { TutorSource } from '../text-engine/text-engine.ts'

export type AnswerInput = {
  readonly question: string
  readonly page: number | undefined
  /** The messages before the question, oldest first. */
  readonly history: readonly ChatMessage[]
  readonly source: TutorSource
  /** The language of an answer without a model. */
  readonly language: InterfaceLanguage
  /** Receives the answer as it is written. */
  readonly onText: (text: string) => void
  /** Aborting ends the answer where it is. */
  readonly signal: AbortSignal
}

type Answer = { content: string; metadata: AnswerMetadata }

/** Answers questions about a document. */
export type Tutor = {
  /** The text written until the end or the abort; null if there is none. Throws `Failure`. */
  answer(input: AnswerInput): Promise<Answer | null>
}

/** The learner's messages, each completed with what it refers to in the previous ones. */
export const learnerMessages = (history: readonly ChatMessage[]): readonly string[] =>
  completedMessages(
    history.flatMap(({ message_type, content }) => (message_type === 'user' ? [content] : [])),
  )

/** The question with the previous ones in `messages` (`learnerMessages`) that it may refer to. */
export function askedQuestion(
  { question, page }: AnswerInput,
  messages: readonly string[],
): TutorQuestion {
  return { question, ...subjectsBefore(messages), asked: recentQuestions(messages), page }
}

/** A checked answer as it is stored. `model` is null without a model; `pages` are those read. */
export const storedAnswer = (
  checked: CheckedAnswer,
  model: string | null,
  pages: readonly number[],
): Answer => ({
  content: checked.content,
  metadata: {
    tutor: model === null ? 'builtin' : 'model',
    model,
    citations: checked.citations,
    unsupported: checked.unsupported,
    pages: [...new Set(pages)].sort((a, b) => a - b),
    refused: checked.refused,
    ...(checked.closest === undefined ? {} : { closest: checked.closest }),
    ...(checked.more === true && { more: true }),
    ...(checked.action === undefined ? {} : { action: checked.action }),
  },
})
