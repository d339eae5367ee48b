import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { asFailure, Failure } from '../../../../domain/failure.ts'
import type { TutorRequest } from '../../../../domain/tutor/wire.ts'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import type { WebMessages } from '../../../lib/i18n/i18n.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { chatsQuery } from '../api/chats.ts'
import { createChat } from '../api/create-chat.ts'
import { cachedMessages, type Question } from './cached-messages.ts'
import { pendingReducer, type Pending, type PendingAction } from './pending.ts'
import { streamAnswer } from './stream-answer.ts'
import type { TutorFile } from '../types.ts'

type Ask = {
  readonly page?: number
  readonly replaces?: string
  readonly files?: TutorRequest['files']
}

type Conversation = {
  readonly pending: Pending | null
  /** A failure that could not be saved in the chat. */
  readonly failure: Failure | null
  /**
   * Asks in `chatId`, or in a new chat if null. Resolves to false if the question could not be
   * saved.
   */
  readonly ask: (chatId: string | null, question: string, options?: Ask) => Promise<boolean>
  readonly stop: () => void
}

type Events = {
  /** A chat was created for the question. */
  readonly onChat: (chatId: string) => void
  /** The question is saved in this chat. */
  readonly onSaved: (chatId: string) => void
}

type Request = {
  readonly client: QueryClient
  readonly request: TutorRequest
  readonly signal: AbortSignal
  readonly texts: WebMessages
  readonly dispatch: (action: PendingAction) => void
  readonly onSaved: () => void
}

/**
 * When the page is left, its requests fail before it ends; what waits for a timer no longer runs. A
 * failure that is saved then would be in the way of the server, which still answers.
 */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Streams one answer into the cache. Every failure becomes a message, except one of regenerating an
 * answer, which remains, and one that cannot be saved: these are thrown. Calls `onSaved` once the
 * question is saved.
 */
async function answer(parts: Request): Promise<void> {
  const { client, request, signal, texts, dispatch, onSaved } = parts
  const { question, message_id, regenerate } = request
  const messages = cachedMessages(client, request.chat_id)
  const before = messages.read()
  const asked: Question = { content: question, ...(message_id !== undefined && { id: message_id }) }
  const addFailure = async (unsavedQuestion: Question | null, error: unknown) => {
    const text = failureMessage(asFailure(error, 'chat_failed'), texts)
    await messages.addFailure(unsavedQuestion, text)
    onSaved()
  }
  let isQuestionSaved = regenerate !== undefined
  try {
    await streamAnswer(request, signal, {
      onQuestion: (message) => {
        isQuestionSaved = true
        onSaved()
        messages.update({ added: [message] })
        dispatch({ type: 'questionSaved' })
      },
      onText: (text) => dispatch({ type: 'textReceived', text }),
      onAnswer: (message) => {
        messages.update({ added: [message], removed: regenerate })
        dispatch({ type: 'ended' })
      },
      onError: (message) => messages.update({ added: [message], removed: regenerate }),
    })
  } catch (error) {
    await nextTask()
    const keepsPrevious = messages
      .read()
      .some(({ id, message_type }) => id === regenerate && message_type === 'ai')
    if (keepsPrevious) {
      if (!signal.aborted) throw error
    } else if (!signal.aborted) await addFailure(isQuestionSaved ? null : asked, error)
    else {
      const saved = await messages.awaitSaved(before)
      const unsavedQuestion = saved === null && regenerate === undefined ? asked : null
      if (saved !== 'answer') await addFailure(unsavedQuestion, new Failure('chat_stopped'))
    }
  }
}

const requestOf = (
  chatId: string,
  question: string,
  { page, replaces, files }: Ask,
): TutorRequest => ({
  chat_id: chatId,
  question,
  ...(replaces === undefined ? { message_id: crypto.randomUUID() } : { regenerate: replaces }),
  ...(page !== undefined && { page }),
  ...(files !== undefined && { files }),
})

/**
 * Asks the tutor about one file, or several of its base: one answer at a time, streamed, can be
 * stopped; every failure becomes a message.
 */
export function useConversation(file: TutorFile, { onChat, onSaved }: Events): Conversation {
  const client = useQueryClient()
  const texts = useMessages()
  const [pending, dispatch] = useReducer(pendingReducer, null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const current = useRef<AbortController | null>(null)

  useEffect(() => () => current.current?.abort(), [])

  const openNewChat = useCallback(
    async (asked: Omit<Pending, 'chatId'>): Promise<string> => {
      const chatId = await createChat(file, texts.tutor.chats.autoName(file.file_name))
      client.setQueryData(cachedMessages(client, chatId).queryKey, [])
      // Immediately: a key pressed in between would be typed into the old draft instead of the new
      // chat's.
      flushSync(() => {
        dispatch({ type: 'asked', pending: { ...asked, chatId } })
        onChat(chatId)
      })
      void client.invalidateQueries(chatsQuery(file.base_id))
      return chatId
    },
    [client, file, onChat, texts],
  )

  const ask = useCallback(
    async (openChat: string | null, text: string, options: Ask = {}) => {
      const { replaces } = options
      const question = text.trim()
      if (question === '' || current.current) return false
      const controller = new AbortController()
      current.current = controller
      setFailure(null)
      const asked = { question: replaces ? null : question, text: '', replaces: replaces ?? null }
      dispatch({ type: 'asked', pending: { ...asked, chatId: openChat } })
      let isSaved = replaces !== undefined
      try {
        const chatId = openChat ?? (await openNewChat(asked))
        // A list requested before the question does not contain it.
        await client.cancelQueries({ queryKey: cachedMessages(client, chatId).queryKey })
        const request = requestOf(chatId, question, options)
        const { signal } = controller
        await answer({
          ...{ client, request, signal, texts, dispatch },
          onSaved: () => {
            isSaved = true
            onSaved(chatId)
          },
        })
      } catch (error) {
        setFailure(asFailure(error, 'chat_failed'))
      } finally {
        current.current = null
        dispatch({ type: 'ended' })
        void client.invalidateQueries(chatsQuery(file.base_id))
      }
      return isSaved
    },
    [client, file, openNewChat, onSaved, texts],
  )

  return { pending, failure, ask, stop: useCallback(() => current.current?.abort(), []) }
}
