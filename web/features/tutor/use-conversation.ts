import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { asFailure, Failure } from '../../../domain/failure.ts'
import type { ChatMessage, TutorRequest } from '../../../domain/tutor/wire.ts'
import { failureMessage } from '../../lib/i18n/failure-message.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { askTutor } from './api/ask-tutor.ts'
import { chatsQuery } from './api/chats.ts'
import { createChat } from './api/create-chat.ts'
import { messagesQuery } from './api/messages.ts'
import { saveMessages, type NewMessage } from './api/save-messages.ts'
import type { TutorFile } from './types.ts'

/**
 * An answer in progress. `question` is shown until the saved one is loaded; `replaces` is the
 * message being regenerated.
 */
export type Pending = {
  /** Null while the chat is being created. */
  readonly chatId: string | null
  readonly question: string | null
  readonly text: string
  readonly replaces: string | null
}

type Ask = { readonly page?: number; readonly replaces?: string }

export type Conversation = {
  readonly pending: Pending | null
  /** A failure that occurred before there was a chat to save it in. */
  readonly failure: Failure | null
  /**
   * Asks in `chatId`, or in a new chat if null. Resolves to false if no chat could be created, so
   * that the question is not saved.
   */
  readonly ask: (chatId: string | null, question: string, options?: Ask) => Promise<boolean>
  readonly stop: () => void
}

/** Delays (ms) between polls for the partial answer that the function saves after a stop. */
const STOP_POLL_DELAYS_MS = [50, 150, 300, 500, 1000, 2000, 4000]

/** A message that could not be saved is shown until the page is closed. */
const unsaved = (message: NewMessage): ChatMessage => ({
  ...message,
  id: crypto.randomUUID(),
  timestamp: new Date().toISOString(),
  metadata: { unsaved: true },
})

/**
 * Asks the tutor about one file: one answer at a time, streamed, can be stopped; every failure
 * becomes a message.
 */
export function useConversation(file: TutorFile, onChat: (chatId: string) => void): Conversation {
  const client = useQueryClient()
  const texts = useMessages()
  const [pending, setPending] = useState<Pending | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const current = useRef<AbortController | null>(null)

  useEffect(() => () => current.current?.abort(), [])

  const put = useCallback(
    (chatId: string, added: readonly ChatMessage[], removed: string | null = null) => {
      const ids = new Set(added.map(({ id }) => id))
      client.setQueryData(messagesQuery(chatId).queryKey, (before = []) => [
        ...before.filter(({ id }) => id !== removed && !ids.has(id)),
        ...added,
      ])
    },
    [client],
  )

  /** Streams one answer; `saved` reports whether the function has stored the question. */
  const stream = useCallback(
    async (request: TutorRequest, signal: AbortSignal, saved: { question: boolean }) => {
      let text = ''
      let frame = 0
      const show = () => {
        frame = 0
        setPending((before) => before && { ...before, text })
      }
      let ended = false
      try {
        for await (const event of askTutor(request, signal)) {
          if (event.type === 'question') {
            saved.question = true
            put(request.chat_id, [event.message])
            setPending((before) => before && { ...before, question: null })
          } else if (event.type === 'delta') {
            text += event.text
            frame ||= requestAnimationFrame(show)
          } else if (event.type === 'answer') {
            ended = true
            put(request.chat_id, [event.message], request.regenerate)
            setPending(null)
          } else {
            if (!event.message)
              throw new Failure(event.failure.code, { cause: event.failure.message })
            ended = true
            put(request.chat_id, [event.message], request.regenerate)
          }
        }
      } finally {
        cancelAnimationFrame(frame)
      }
      if (!ended)
        throw new Failure('chat_failed', { cause: 'the answer ended before it was complete' })
    },
    [put],
  )

  /** Saves the question and the error as messages when the function could not. */
  const keep = useCallback(
    async (chatId: string, question: string | null, error: unknown) => {
      const content = failureMessage(asFailure(error, 'chat_failed'), texts)
      const unsavedMessages: NewMessage[] = [{ chat_id: chatId, message_type: 'error', content }]
      if (question !== null)
        unsavedMessages.unshift({ chat_id: chatId, message_type: 'user', content: question })
      put(chatId, await saveMessages(unsavedMessages).catch(() => unsavedMessages.map(unsaved)))
    },
    [texts, put],
  )

  /**
   * After a stop: polls for what the function saves in any case, the partial answer or an error.
   * `before` is the chat at the time of the question.
   */
  const settle = useCallback(
    async ({ chat_id, question, regenerate }: TutorRequest, before: readonly ChatMessage[]) => {
      const known = new Map(before.map((message) => [message.id, JSON.stringify(message)]))
      const isNew = (message: ChatMessage) => known.get(message.id) !== JSON.stringify(message)
      let added: ChatMessage[] = []
      for (const wait of STOP_POLL_DELAYS_MS) {
        await new Promise((resolve) => setTimeout(resolve, wait))
        const now = await client.query({ ...messagesQuery(chat_id), staleTime: 0 }).catch(() => [])
        added = now.filter(isNew)
        if (added.some(({ message_type }) => message_type !== 'user')) return
      }
      const unsavedMessages = regenerate === undefined && added.length === 0
      await keep(chat_id, unsavedMessages ? question : null, new Failure('chat_stopped'))
    },
    [client, keep],
  )

  /** Whether the previous answer is kept because regenerating it failed. */
  const stands = useCallback(
    (chatId: string, replaces: string | undefined) =>
      client
        .getQueryData(messagesQuery(chatId).queryKey)
        ?.some(({ id, message_type }) => id === replaces && message_type === 'ai') ?? false,
    [client],
  )

  const ask = useCallback(
    async (openChat: string | null, asked: string, { page, replaces }: Ask = {}) => {
      const question = asked.trim()
      if (question === '' || current.current) return false
      const stopped = new AbortController()
      current.current = stopped
      setFailure(null)
      const asking = { question: replaces ? null : question, text: '', replaces: replaces ?? null }
      setPending({ ...asking, chatId: openChat })
      let chatId = openChat
      try {
        if (chatId === null) {
          chatId = await createChat(file, texts.tutor.chats.autoName(file.file_name))
          client.setQueryData(messagesQuery(chatId).queryKey, [])
          const made = chatId
          // Immediately: a key pressed in between would be typed into the old draft instead of the
          // new chat's.
          flushSync(() => {
            setPending({ ...asking, chatId: made })
            onChat(made)
          })
          void client.invalidateQueries(chatsQuery(file.base_id))
        }
        // A list requested before the question does not contain it.
        await client.cancelQueries(messagesQuery(chatId))
        const request: TutorRequest = {
          chat_id: chatId,
          question,
          ...(replaces !== undefined && { regenerate: replaces }),
          ...(page !== undefined && { page }),
        }
        const saved = { question: replaces !== undefined }
        const before = client.getQueryData(messagesQuery(chatId).queryKey) ?? []
        await stream(request, stopped.signal, saved).catch(async (error: unknown) => {
          const standing = stands(request.chat_id, replaces)
          if (stopped.signal.aborted && standing) return
          if (stopped.signal.aborted) await settle(request, before)
          else if (standing) throw error
          else await keep(request.chat_id, saved.question ? null : question, error)
        })
      } catch (error) {
        setFailure(asFailure(error, 'chat_failed'))
      } finally {
        current.current = null
        setPending(null)
        void client.invalidateQueries(chatsQuery(file.base_id))
      }
      return chatId !== null
    },
    [client, file, keep, texts, onChat, settle, stands, stream],
  )

  return { pending, failure, ask, stop: useCallback(() => current.current?.abort(), []) }
}
