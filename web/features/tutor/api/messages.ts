import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Failure } from '../../../../domain/failure.ts'
import { chatMessage, type ChatMessage } from '../../../../domain/tutor/wire.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

async function fetchMessages(chatId: string): Promise<ChatMessage[]> {
  const db = await supabase()
  const { data, error } = await db
    .from('chat_messages')
    .select('id, chat_id, message_type, content, timestamp, metadata')
    .eq('chat_id', chatId)
    .order('timestamp', { ascending: true })
  if (error) throw new Failure('chats_load_failed', { cause: error })
  return z.array(chatMessage).parse(data)
}

/** The messages of a chat, oldest first. Fails with `chats_load_failed`. */
export const messagesQuery = (chatId: string) =>
  queryOptions({ queryKey: ['chat-messages', chatId], queryFn: () => fetchMessages(chatId) })
