import { Failure } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'

/** Renames a chat. Fails with `chat_name_required` or `chat_rename_failed`. */
export async function renameChat(chatId: string, name: string): Promise<void> {
  const chat_name = name.trim()
  if (chat_name === '') throw new Failure('chat_name_required')
  const db = await supabase()
  const { error } = await db
    .from('chats')
    .update({ chat_name })
    .eq('id', chatId)
    .select('id')
    .single()
  if (error) throw new Failure('chat_rename_failed', { cause: error })
}
