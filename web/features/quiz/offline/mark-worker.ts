import { markByKind } from '../../../../domain/marking/mark.ts'
import {
  estimateMark,
  markByEstimate,
} from '../../../../domain/marking/builtin/mark-by-estimate.ts'
import type { QuestionToMark } from '../../../../domain/marking/question.ts'
import type { Mark } from '../../../../domain/marking/wire.ts'
import { marking as de } from '../../../../messages/de/quiz/marking.ts'
import { marking as en } from '../../../../messages/en/quiz/marking.ts'
import { marking as es } from '../../../../messages/es/quiz/marking.ts'
import type { InterfaceLanguage } from '../../../../messages/registry.ts'

const MESSAGES = { en, de, es }

/** A question, the answer to it, and the language of the feedback. The reply is a `Mark`. */
export type MarkRequest = {
  readonly question: QuestionToMark
  readonly answer: string
  readonly language: InterfaceLanguage
}

/** The mark; no note says that it is an estimate, since the screen does. */
function markOf({ question, answer, language }: MarkRequest): Promise<Mark> {
  const messages = MESSAGES[language]
  const markWritten = () =>
    markByEstimate(question, answer, {
      messages,
      estimate: () => estimateMark(question, answer),
      onError: (step, cause) => console.error(step, cause),
    })
  return markByKind(question, answer, { messages, markWritten })
}

addEventListener('message', ({ data }: MessageEvent<MarkRequest>) => {
  markOf(data).then(
    (mark) => postMessage(mark satisfies Mark),
    (error: unknown) => reportError(error),
  )
})
