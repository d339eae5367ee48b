import { Failure } from '../../../domain/failure.ts'
import {
  makeQuizEvent,
  type MakeQuizEvent,
  type MakeQuizRequest,
} from '../../../domain/quiz/wire.ts'
import { reportedFailure } from '../i18n/failure-message.ts'
import { streamFunction } from './functions.ts'

export type MadeQuiz = Extract<MakeQuizEvent, { type: 'ready' }>
/** Questions. */
export type MakingProgress = { readonly done: number; readonly total: number }
type MakeQuizOptions = {
  readonly onProgress?: (progress: MakingProgress) => void
  readonly signal?: AbortSignal
}

/** Makes a quiz and waits until it is ready. Throws `Failure`, else `quiz_generate_failed`. */
export async function makeQuiz(
  body: MakeQuizRequest,
  { onProgress, signal }: MakeQuizOptions = {},
): Promise<MadeQuiz> {
  const events = streamFunction({
    name: 'make-quiz',
    body,
    event: makeQuizEvent,
    onFailure: 'quiz_generate_failed',
    ...(signal && { signal }),
  })
  for await (const event of events) {
    if (event.type === 'progress') onProgress?.(event)
    if (event.type === 'ready') return event
    if (event.type === 'failure') throw reportedFailure(event.failure, 'quiz_generate_failed')
  }
  throw new Failure('quiz_generate_failed', { cause: 'the stream ended before the quiz was ready' })
}
