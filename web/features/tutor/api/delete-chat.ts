import { Failure } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

/** Deletes a chat, its messages first. Fails with `chat_delete_failed`; idempotent. */
export async function deleteChat(chatId: string): Promise<void> {
  const db = await supabase()
  const messages = await db.from('chat_messages').delete().eq('chat_id', chatId)
  if (messages.error) throw new Failure('chat_delete_failed', { cause: messages.error })
  const chat = await db.from('chats').delete().eq('id', chatId)
  if (chat.error) throw new Failure('chat_delete_failed', { cause: chat.error })
}

/** The same as REST paths, for when the page is left. */
export const chatRows = (chatId: string): string[] => [
  `chat_messages?chat_id=eq.${chatId}`,
  `chats?id=eq.${chatId}`,
]
