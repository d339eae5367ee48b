import { useState } from 'react'
import type { Chat } from '../api/chats.ts'
import { draftOfNewChat, moveDraft } from '../question/use-draft.ts'

type Chats = readonly Pick<Chat, 'id' | 'file_id' | 'first_question'>[]

type OpenChatOptions = {
  readonly fileId: string
  /** The chats of the base, most recently used first; undefined while they are loading. */
  readonly chats: Chats | undefined
  /** Whether a question is being typed. */
  readonly isTyping: boolean
}

const latestAbout = (chats: Chats | undefined, fileId: string) =>
  chats?.find(({ file_id }) => file_id === fileId)

const isAmong = (chats: Chats | undefined, chatId: string | null): boolean =>
  chats?.some(({ id }) => id === chatId) ?? false

const idOf = (chat: Chats[number] | undefined): string | null => chat?.id ?? null

/**
 * Moves the question that a chat was made for to it, from the draft of a new chat: the page was
 * left before the question was saved.
 */
function moveUnsavedQuestion(chat: Chats[number] | undefined): void {
  if (chat?.first_question === null) moveDraft(draftOfNewChat(chat.file_id), chat.id)
}

/**
 * The chat that is shown beside a file: the one that the learner opened, else the most recently
 * used one. It stays open while other chats are used in another tab. Null is a new chat, which
 * gives way to the first chat about the file unless something was typed.
 */
export function useOpenChat({ fileId, chats, isTyping }: OpenChatOptions) {
  const [opened, setOpened] = useState<Readonly<Record<string, string | null>>>({})
  const [listed, setListed] = useState<string | null>(null)
  const chosen = opened[fileId]
  const latestChat = latestAbout(chats, fileId)
  const latest = idOf(latestChat)
  const chatId = chosen === undefined ? latest : chosen
  const isListed = isAmong(chats, chatId)
  const open = (id: string | null) => setOpened((before) => ({ ...before, [fileId]: id }))

  if (isListed && listed !== chatId) setListed(chatId)
  if (chats && chosen === undefined && (latest !== null || isTyping)) {
    moveUnsavedQuestion(latestChat)
    open(latest)
  }
  if (chats && !isListed && chatId !== null && listed === chatId) {
    // It was deleted elsewhere. Moved at once, since the field reads its draft as it is rendered.
    moveDraft(chatId, draftOfNewChat(fileId))
    open(null)
  }
  return { chatId, isChosen: chosen !== undefined, setOpened }
}
