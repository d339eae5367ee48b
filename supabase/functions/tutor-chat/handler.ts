import { asFailure, Failure } from '../../../domain/failure.ts'
import { limitCombiningMarks } from '../../../domain/text/combining-marks.ts'
import {
  tutorRequest,
  type ChatMessage,
  type TutorEvent,
  type TutorRequest,
} from '../../../domain/tutor/wire.ts'
import { asJob } from '../_shared/account-jobs.ts'
import { readBody, requireUser } from '../_shared/caller.ts'
import type { FunctionDeps, FunctionHandler } from '../_shared/deps.ts'
import { logFailure } from '../_shared/log-failure.ts'
import { portsOf } from '../_shared/ports.ts'
import { eventStream, toWire } from '../_shared/respond.ts'
import {
  languageOfRequest,
  interfaceLanguageOfText,
  messagesInLanguage,
} from '../_shared/messages.ts'
import type { TutorSource } from '../_shared/text-engine/text-engine.ts'
import type { InterfaceLanguage } from '../../../messages/registry.ts'
import {
  latestMessages,
  messagesOf,
  saveFailure,
  saveMessage,
  saveQuestion,
} from './conversation.ts'
import { failedRequest, RequestError } from '../_shared/tutor/request-error.ts'
import { openSource } from '../_shared/tutor/sources.ts'
import { waitForReply } from './wait-for-reply.ts'

/**
 * The messages before the question: the complete chat, or what precedes the question that is
 * answered again.
 */
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
 * `POST /functions/v1/tutor-chat` (domain/tutor/wire.ts): answers a question about the file of one
 * chat, or about several files of its base, as server-sent events. The question is saved before
 * the answer begins and the answer once it is checked; where the caller stops listening, what was
 * written so far is saved, or that nothing was. A failure is saved as an `error` message. A saved
 * answer is replaced by a complete one only.
 */
export const handle: FunctionHandler = async (request, deps) => {
  const parsed = await readBody(request, tutorRequest)
  if (parsed instanceof Response) return parsed
  const user = await requireUser(request, deps)
  if (user instanceof Response) return user
  return asJob(deps, user.id, (job) =>
    ask({ deps: job, request, body: parsed.body, userId: user.id }),
  )
}

type Asked = { deps: FunctionDeps; request: Request; body: TutorRequest; userId: string }

async function ask({ deps, request, body, userId }: Asked): Promise<Response> {
  const { chat_id, question, message_id, regenerate, files } = body
  const db = deps.db(request)
  try {
    const [source, messages] = await Promise.all([
      openSource(db, deps.engine, { chatId: chat_id, files, userId }),
      messagesOf(db, chat_id),
    ])
    const history = latestMessages(historyBefore(body, messages))
    const saved =
      regenerate === undefined
        ? await saveQuestion(db, { chatId: chat_id, id: message_id, content: question }, deps.now())
        : null
    if (saved?.isNew === false) return waitForReply(deps, db, saved.message)
    const work: Work = {
      db,
      deps,
      body,
      savedQuestion: saved?.message ?? null,
      hasPreviousAnswer: messages.find(({ id }) => id === regenerate)?.message_type === 'ai',
      source,
      history,
      language: languageOfRequest(request),
    }
    return eventStream<TutorEvent>((emit, signal) => {
      const done = answer(work, emit, signal)
      deps.background(done)
      return done
    })
  } catch (error) {
    return failedRequest(deps, error)
  }
}

type Work = {
  readonly db: ReturnType<FunctionDeps['db']>
  readonly deps: FunctionDeps
  readonly body: TutorRequest
  /** Null where an earlier question is answered again. */
  readonly savedQuestion: ChatMessage | null
  readonly hasPreviousAnswer: boolean
  readonly source: TutorSource
  readonly history: readonly ChatMessage[]
  /** The language of the caller's interface. */
  readonly language: InterfaceLanguage
}

/** Answers, saves the answer or the failure, and streams both. */
async function answer(
  work: Work,
  emit: (event: TutorEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const { db, deps, body, savedQuestion, hasPreviousAnswer, source, history } = work
  const { chat_id, regenerate, page, files } = body
  const question = limitCombiningMarks(body.question)
  if (savedQuestion) emit({ type: 'question', message: savedQuestion })
  try {
    const made = await portsOf(deps).tutor.answer({
      question,
      page,
      history,
      source,
      // A question in a language of the interface is answered in it.
      language: interfaceLanguageOfText(question, work.language) ?? work.language,
      onText: (text) => emit({ type: 'delta', text }),
      signal,
    })
    if (signal.aborted && hasPreviousAnswer) return
    if (!made) throw new Failure('chat_stopped')
    const metadata = { ...made.metadata, ...(files !== undefined && { several_files: true }) }
    const saved = await saveMessage(
      db,
      { message_type: 'ai', content: made.content, metadata },
      { chatId: chat_id, now: deps.now(), replaces: regenerate },
    )
    emit({ type: 'answer', message: saved })
  } catch (error) {
    const failure = asFailure(error, 'chat_failed')
    if (failure.code !== 'chat_stopped') logFailure(deps, 'tutor_failed', failure)
    const { errors } = messagesInLanguage(work.language)
    const message = hasPreviousAnswer
      ? null
      : await saveFailure(
          db,
          { failure, errors },
          { chatId: chat_id, now: deps.now(), replaces: regenerate },
        ).catch((unsaved: unknown) => {
          logFailure(deps, 'tutor_failed', asFailure(unsaved, 'chat_failed'))
          return null
        })
    emit({ type: 'failure', failure: toWire(failure), message })
  }
}
