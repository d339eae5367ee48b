import * as z from 'zod/mini'
import { asFailure, Failure, type FailureCode } from '../../../domain/failure.ts'
import { UNIQUE_VIOLATION } from '../../../domain/sqlstate.ts'
import { englishMessage } from '../../../messages/english-message.ts'
import type { Messages } from '../../../messages/messages.ts'
import { limitCombiningMarks } from '../../../domain/text/combining-marks.ts'
import { chatMessage, type AnswerMetadata, type ChatMessage } from '../../../domain/tutor/wire.ts'
import type { FunctionDeps } from '../_shared/deps.ts'
import { RequestError } from '../_shared/tutor/request-error.ts'

type Db = ReturnType<FunctionDeps['db']>

const COLUMNS = 'id, chat_id, message_type, content, timestamp, metadata'
/** The latest messages of a chat, oldest first, of those as many as fit into memory well. */
export async function messagesOf(db: Db, chatId: string): Promise<ChatMessage[]> {
  const { data, error } = await db.rpc('get_chat_history', { p_chat_id: chatId })
  if (error) throw new RequestError('chat_failed', 500, error)
  return z.array(chatMessage).parse(data)
}

/** Characters of the learner's messages that are read; forty questions seldom have as many. */
const READ_CHARS = 5_000

/**
 * The latest messages of a chat, those of the learner with at most 5,000 characters. What they
 * refer to is looked for on the thread that answers everyone, and a client can store longer ones.
 */
export function latestMessages(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  let left = READ_CHARS
  const last = messages.findLastIndex(({ message_type, content }) => {
    if (message_type === 'user') left -= content.length
    return left < 0
  })
  return messages
    .slice(last + 1)
    .map((message) => ({ ...message, content: limitCombiningMarks(message.content) }))
}

type NewMessage = Pick<ChatMessage, 'message_type' | 'content'> & {
  id?: string
  metadata?: AnswerMetadata | { code: FailureCode; detail: string }
}

/**
 * Saves the question of a learner. `isNew` is false where a message of the same id exists in this
 * chat: the question was sent before. Throws `RequestError` where the id is that of another
 * message, `Failure` where nothing could be saved.
 */
export async function saveQuestion(
  db: Db,
  question: { chatId: string; id: string | undefined; content: string },
  now: Date,
): Promise<{ message: ChatMessage; isNew: boolean }> {
  const { chatId } = question
  try {
    const message: NewMessage = {
      message_type: 'user',
      content: question.content,
      ...(question.id !== undefined && { id: question.id }),
    }
    const saved = await saveMessage(db, message, { chatId, now })
    return { message: saved, isNew: true }
  } catch (error) {
    if (question.id === undefined || !isDuplicate(error)) throw error
  }
  const { data, error } = await db
    .from('chat_messages')
    .select(COLUMNS)
    .eq('id', question.id)
    .eq('chat_id', chatId)
    .eq('message_type', 'user')
    .maybeSingle()
  if (error) throw new RequestError('chat_failed', 500, error)
  if (!data) throw new RequestError('bad_request', 400)
  return { message: chatMessage.parse(data), isNew: false }
}

const isDuplicate = (error: unknown): boolean =>
  error instanceof Failure &&
  typeof error.cause === 'object' &&
  error.cause !== null &&
  'code' in error.cause &&
  error.cause.code === UNIQUE_VIOLATION

/**
 * The answer or failure that was saved for a question, or null while there is none: the next
 * message, unless that is another question. Throws `Failure`.
 */
export async function replyTo(db: Db, question: ChatMessage): Promise<ChatMessage | null> {
  const { data, error } = await db
    .from('chat_messages')
    .select(COLUMNS)
    .eq('chat_id', question.chat_id)
    .gt('timestamp', question.timestamp)
    .order('timestamp')
    .limit(1)
    .maybeSingle()
  if (error) throw new Failure('chat_failed', { cause: error })
  return data && data.message_type !== 'user' ? chatMessage.parse(data) : null
}

/** Where a message is saved, and which one it replaces, if any. */
type MessagePlace = { chatId: string; now: Date; replaces?: string | undefined }

/** Saves a message and marks its chat as used. Throws `Failure`. */
export async function saveMessage(
  db: Db,
  message: NewMessage,
  { chatId, now, replaces }: MessagePlace,
): Promise<ChatMessage> {
  const row = { ...message, metadata: message.metadata ?? {} }
  const table = db.from('chat_messages')
  const { data, error } = await (
    replaces === undefined
      ? table.insert({ ...row, chat_id: chatId })
      : table.update(row).eq('id', replaces).eq('chat_id', chatId)
  )
    .select(COLUMNS)
    .single()
  if (error) throw asFailure(error, 'chat_failed')
  const { error: stale } = await db
    .from('chats')
    .update({ updated_at: now.toISOString() })
    .eq('id', chatId)
  if (stale) throw new Failure('chat_failed', { cause: stale })
  return chatMessage.parse(data)
}

/**
 * Saves what went wrong as an `error` message: the learner's words, with the reason beside them.
 * Throws `Failure`.
 */
export const saveFailure = (
  db: Db,
  { failure, errors }: { failure: Failure; errors: Messages['errors'] },
  place: MessagePlace,
): Promise<ChatMessage> =>
  saveMessage(
    db,
    {
      message_type: 'error',
      content: failure.code === 'chat_stopped' ? errors.chat_stopped : errors.chat_failed,
      metadata: { code: failure.code, detail: englishMessage(failure) },
    },
    place,
  )
