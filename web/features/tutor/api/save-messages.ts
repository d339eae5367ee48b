import * as z from 'zod/mini'
import { asFailure, Failure } from '../../../../domain/failure.ts'
import { chatMessage, type ChatMessage } from '../../../../domain/tutor/wire.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

export type NewMessage = Pick<ChatMessage, 'chat_id' | 'message_type' | 'content'>

/**
 * Saves messages one after another to preserve their order; used when `tutor-chat` could not save
 * them. Fails with `chat_failed`.
 */
export async function saveMessages(messages: readonly NewMessage[]): Promise<ChatMessage[]> {
  const db = await supabase()
  const saved: ChatMessage[] = []
  for (const message of messages) {
    const { data, error } = await db
      .from('chat_messages')
      .insert(message)
      .select('id, chat_id, message_type, content, timestamp, metadata')
      .single()
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
