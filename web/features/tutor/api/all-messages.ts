import * as z from 'zod/mini'
import { chatMessage, type ChatMessage } from '../../../../domain/tutor/wire.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

const PAGE_MESSAGES = 200

/** Every message of a chat, oldest first. Throws what the request fails with. */
export async function fetchAllMessages(chatId: string): Promise<ChatMessage[]> {
  const db = await supabase()
  const messages: ChatMessage[] = []
  for (;;) {
    const { data } = await db
      .from('chat_messages')
      .select('id, chat_id, message_type, content, timestamp, metadata')
      .eq('chat_id', chatId)
      .order('timestamp')
      .order('id')
      .range(messages.length, messages.length + PAGE_MESSAGES - 1)
      .throwOnError()
    messages.push(...z.array(chatMessage).parse(data))
    if (data.length < PAGE_MESSAGES) return messages
  }
}
