import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { asFailure } from '../../../../domain/failure.ts'
import { currentUserId } from '../../../lib/auth/auth.ts'
import { readAll } from '../../../lib/backend/read-all.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

const chatRow = z.pipe(
  z.object({
    id: z.uuid(),
    base_id: z.uuid(),
    file_id: z.uuid(),
    chat_name: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
    chat_messages: z._default(
      z.array(z.object({ content: z.string(), timestamp: z.string() })),
      [],
    ),
    questions: z._default(z.array(z.object({ content: z.string() })), []),
  }),
  z.transform(({ chat_messages, questions, ...chat }) => ({
    ...chat,
    first_question: questions[0]?.content ?? null,
    last_message: chat_messages[0]?.content ?? null,
  })),
)

/** A chat with its first question and its last message, null if it has none. */
export type Chat = z.infer<typeof chatRow>

async function fetchChats(baseId: string): Promise<Chat[]> {
  const rows = await readAll(async (from, to) => {
    const [db, userId] = await Promise.all([supabase(), currentUserId()])
    return db
      .from('chats')
      .select(
        'id, base_id, file_id, chat_name, created_at, updated_at, chat_messages(content, timestamp), questions:chat_messages(content, timestamp)',
      )
      .eq('user_id', userId)
      .eq('base_id', baseId)
      .eq('questions.message_type', 'user')
      .order('updated_at', { ascending: false })
      .order('id')
      .order('timestamp', { referencedTable: 'chat_messages', ascending: false })
      .limit(1, { referencedTable: 'chat_messages' })
      .order('timestamp', { referencedTable: 'questions' })
      .limit(1, { referencedTable: 'questions' })
      .range(from, to)
      .throwOnError()
  })
  return z.array(chatRow).parse(rows)
}

/**
 * The chats of a base, most recently used first, in one request. Fails with `chats_load_failed`.
 */
export const chatsQuery = (baseId: string) =>
  queryOptions({
    queryKey: ['chats', baseId],
    queryFn: () =>
      fetchChats(baseId).catch((cause: unknown) => {
        throw asFailure(cause, 'chats_load_failed')
      }),
  })
