import * as z from 'zod/mini'
import { asFailure, Failure } from '../../../../domain/failure.ts'
import { UNIQUE_VIOLATION } from '../../../../domain/sqlstate.ts'
import { chatMessage, type ChatMessage } from '../../../../domain/tutor/wire.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

export type NewMessage = Pick<ChatMessage, 'chat_id' | 'message_type' | 'content'> & {
  /** Where the server may have saved it already. */
  id?: string
}

const COLUMNS = 'id, chat_id, message_type, content, timestamp, metadata'

/**
 * Saves messages one after another to preserve their order; used when `tutor-chat` could not save
 * them. Fails with `chat_failed`.
 */
export async function saveMessages(messages: readonly NewMessage[]): Promise<ChatMessage[]> {
  const db = await supabase()
  const saved: ChatMessage[] = []
  for (const message of messages) {
    const inserted = await db.from('chat_messages').insert(message).select(COLUMNS).single()
    const { data, error } =
      inserted.error?.code === UNIQUE_VIOLATION && message.id !== undefined
        ? await db.from('chat_messages').select(COLUMNS).eq('id', message.id).single()
        : inserted
    if (error) throw asFailure(error, 'chat_failed')
    saved.push(chatMessage.parse(data))
  }
  const chatId = z.string().parse(messages[0]?.chat_id)
  // Saving a message updates the chat, so that it moves to the top of the list.
  const { error } = await db
    .from('chats')
    .update({ updated_at: new Date().toISOString() })
    .eq('id', chatId)
  if (error) throw new Failure('chat_failed', { cause: error })
  return saved
}
