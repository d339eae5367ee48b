import type { Chat } from './api/chats.ts'

const ENDS_AS_FILE_NAME = /\.\w{2,5}$/

/**
 * The title of a chat: its name, or its first question while it has a name that the product gives:
 * `generatedStart` and the name of a file, which may have been renamed since.
 */
export function chatTitle(
  { chat_name, first_question }: Pick<Chat, 'chat_name' | 'first_question'>,
  generatedStart: string,
): string {
  const isGenerated = chat_name.startsWith(generatedStart) && ENDS_AS_FILE_NAME.test(chat_name)
  return isGenerated && first_question !== null
    ? first_question.replace(/\s+/g, ' ').trim()
    : chat_name
}
