import * as z from 'zod/mini'
import { chatMessage, type ChatMessage } from '../../../../domain/tutor/wire.ts'
import { readAll } from '../../../lib/backend/read-all.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

const PAGE_MESSAGES = 200

/** Every message of a chat, oldest first. Throws what the request fails with. */
export async function fetchAllMessages(chatId: string): Promise<ChatMessage[]> {
  const db = await supabase()
  const messages = await readAll(
    (from, to) =>
      db
        .from('chat_messages')
        .select('id, chat_id, message_type, content, timestamp, metadata')
        .eq('chat_id', chatId)
        .order('timestamp')
        .order('id')
        .range(from, to)
        .throwOnError(),
    PAGE_MESSAGES,
  )
  return z.array(chatMessage).parse(messages)
}
