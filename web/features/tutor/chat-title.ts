import type { Chat } from './api/chats.ts'

/**
 * The title of a chat: its name, or its first question while it has `generatedName`, the name that
 * the product gives to chats about its file.
 */
export function chatTitle(
  { chat_name, first_question }: Pick<Chat, 'chat_name' | 'first_question'>,
  generatedName: string,
): string {
  return chat_name === generatedName && first_question !== null
    ? first_question.replace(/\s+/g, ' ').trim()
    : chat_name
}
