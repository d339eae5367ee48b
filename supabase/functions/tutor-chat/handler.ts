import { asFailure, Failure } from '../../../domain/failure.ts'
import {
  tutorRequest,
  type ChatMessage,
  type TutorEvent,
  type TutorRequest,
} from '../../../domain/tutor/wire.ts'
import { readBody, requireUser } from '../_shared/caller.ts'
import type { FunctionDeps, FunctionHandler } from '../_shared/deps.ts'
import { eventStream, errorResponse, toWire } from '../_shared/respond.ts'
import { messagesForRequest, messagesForText } from '../_shared/messages.ts'
import { answerQuestion } from './answer.ts'
import {
  fileOfChat,
  messagesOf,
  RequestError,
  saveFailure,
  saveMessage,
  textOfFile,
} from './conversation.ts'

/** What stood before the question: all of the chat, or what precedes the question that is answered anew. */
function historyBefore(
  { regenerate }: TutorRequest,
  messages: readonly ChatMessage[],
): readonly ChatMessage[] {
  if (regenerate === undefined) return messages
  const replaced = messages.findIndex(
    ({ id, message_type }) => id === regenerate && message_type !== 'user',
  )
  if (replaced < 0) throw new RequestError('bad_request', 400)
  const savedQuestion = messages
    .slice(0, replaced)
    .findLastIndex(({ message_type }) => message_type === 'user')
  return messages.slice(0, Math.max(0, savedQuestion))
}

/**
 * `POST /functions/v1/tutor-chat` (domain/tutor/wire.ts): answers a question about the PDF of one chat, as server-sent
 * events. The question is saved before the answer begins and the answer once it is checked; where the caller stops
 * listening, what was written so far is saved, or that nothing was. A failure is saved as an `error` message. An answer that
 * stands is given up for a whole one only.
 */
export const handle: FunctionHandler = async (request, deps) => {
  const parsed = await readBody(request, tutorRequest)
  if (parsed instanceof Response) return parsed
  const user = await requireUser(request, deps)
  if (user instanceof Response) return user
  const { chat_id, question, regenerate, page } = parsed.body
  const db = deps.db(request)
  const words = messagesForRequest(request)

  try {
    const fileId = await fileOfChat(db, chat_id)
    const [index, messages] = await Promise.all([textOfFile(db, fileId), messagesOf(db, chat_id)])
    const history = historyBefore(parsed.body, messages)
    const savedQuestion =
      regenerate === undefined
        ? await saveMessage(db, chat_id, { message_type: 'user', content: question }, deps.now())
        : null

    const work = async (emit: (event: TutorEvent) => void, signal: AbortSignal): Promise<void> => {
      if (savedQuestion) emit({ type: 'question', message: savedQuestion })
      const hasPreviousAnswer = messages.find(({ id }) => id === regenerate)?.message_type === 'ai'
      try {
        const onText = (text: string) => emit({ type: 'delta', text })
        const answer = await answerQuestion(
          { question, page, history, index },
          deps.model,
          // Whoever asks in a language of ours is answered in it.
          (messagesForText(question) ?? words).tutor,
          onText,
          signal,
        )
        if (signal.aborted && hasPreviousAnswer) return
        if (!answer) throw new Failure('chat_stopped')
        const saved = await saveMessage(
          db,
          chat_id,
          { message_type: 'ai', ...answer },
          deps.now(),
          regenerate,
        )
        emit({ type: 'answer', message: saved })
      } catch (error) {
        const failure = asFailure(error, 'chat_failed')
        if (failure.code !== 'chat_stopped') report(deps, failure)
        const message = hasPreviousAnswer
          ? null
          : await saveFailure(db, chat_id, failure, words.errors, deps.now(), regenerate).catch(
              (unsaved: unknown) => {
                report(deps, asFailure(unsaved, 'chat_failed'))
                return null
              },
            )
        emit({ type: 'failure', failure: toWire(failure), message })
      }
    }
    return eventStream<TutorEvent>((emit, signal) => {
      const done = work(emit, signal)
      deps.background(done)
      return done
    })
  } catch (error) {
    const failure = asFailure(error instanceof RequestError ? error.failure : error, 'chat_failed')
    const status = error instanceof RequestError ? error.status : 500
    if (status >= 500) report(deps, failure)
    return errorResponse(failure, status)
  }
}

/** One line for whoever runs the site: what failed and why, without a word of the chat or the document. */
function report(deps: FunctionDeps, { code, cause }: Failure): void {
  const why =
    cause instanceof Error || isCoded(cause)
      ? cause.message
      : typeof cause === 'string'
        ? cause
        : ''
  deps.log({ name: 'tutor-chat failed', code, why: why.slice(0, 200) })
}

const isCoded = (cause: unknown): cause is { message: string } =>
  typeof cause === 'object' &&
  cause !== null &&
  'message' in cause &&
  typeof cause.message === 'string'
