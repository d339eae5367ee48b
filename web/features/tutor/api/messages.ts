import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { chatMessage, type ChatMessage } from '../../../../domain/tutor/wire.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

/** Messages in one request: the newest come first, older ones on demand. */
export const PAGE_MESSAGES = 100

/** The newest messages of a chat, or the newest that are not newer than `before`; oldest first. */
async function fetchPage(chatId: string, before?: ChatMessage): Promise<ChatMessage[]> {
  try {
    const db = await supabase()
    const select = db
      .from('chat_messages')
      .select('id, chat_id, message_type, content, timestamp, metadata')
      .eq('chat_id', chatId)
    const { data } = await (before ? select.lte('timestamp', before.timestamp) : select)
      .order('timestamp', { ascending: false })
      .order('id', { ascending: false })
      .limit(PAGE_MESSAGES)
      .throwOnError()
    return z.array(chatMessage).parse(data).reverse()
  } catch (cause) {
    throw asFailure(cause, 'chats_load_failed')
  }
}

/** `messages` after those of `before` that are older than all of them. */
function joined(
  before: readonly ChatMessage[],
  messages: readonly ChatMessage[],
): readonly ChatMessage[] {
  const ids = new Set(messages.map(({ id }) => id))
  const first = messages[0]
  if (first === undefined) return messages
  return [
    ...before.filter(({ id, timestamp }) => !ids.has(id) && timestamp <= first.timestamp),
    ...messages,
  ]
}

/**
 * The messages of a chat that were loaded so far, oldest first: the newest page, and before it
 * those of `loadOlder`. Fails with `chats_load_failed`.
 */
export const messagesQuery = (chatId: string) => {
  const queryKey = ['chat-messages', chatId]
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<readonly ChatMessage[]> => {
      const newest = await fetchPage(chatId)
      const before = client.getQueryData<readonly ChatMessage[]>(queryKey) ?? []
      return newest.length < PAGE_MESSAGES ? newest : joined(before, newest)
    },
  })
}

/**
 * The messages before `first`, oldest first, and whether these are the first of the chat. Fails
 * with `chats_load_failed`.
 */
export async function fetchOlder(
  chatId: string,
  first: ChatMessage,
): Promise<{ messages: readonly ChatMessage[]; isStart: boolean }> {
  const page = await fetchPage(chatId, first)
  const messages = page.filter(({ id }) => id !== first.id)
  return { messages, isStart: page.length < PAGE_MESSAGES }
}
