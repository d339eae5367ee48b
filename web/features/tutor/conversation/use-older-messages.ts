import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { ChatMessage } from '../../../../domain/tutor/wire.ts'
import { fetchOlder, messagesQuery, PAGE_MESSAGES } from '../api/messages.ts'

/** Within this many pixels of its beginning, scrolling up loads older messages. */
const NEAR_START = 200

type Older = {
  /** Whether the chat has messages before those that are loaded. */
  readonly hasOlder: boolean
  readonly isLoading: boolean
  readonly failed: boolean
  readonly load: () => void
  /** To be called when the conversation is scrolled. */
  readonly onScroll: () => void
}

/** Loads the older messages of a chat, page by page, and keeps what is being read in its place. */
export function useOlderMessages(
  chatId: string | null,
  messages: readonly ChatMessage[],
  box: RefObject<HTMLElement | null>,
): Older {
  const client = useQueryClient()
  const [startOf, setStartOf] = useState<string | null>(null)
  const [loading, setLoading] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const heightBefore = useRef<number | null>(null)
  const first = messages[0]
  const isLoading = loading !== null && loading === chatId
  const hasOlder = chatId !== null && startOf !== chatId && messages.length >= PAGE_MESSAGES

  useLayoutEffect(() => {
    const [element, before] = [box.current, heightBefore.current]
    heightBefore.current = null
    if (element && before !== null) element.scrollTop += element.scrollHeight - before
  }, [first?.id, box])

  const load = () => {
    if (chatId === null || !first || !hasOlder || isLoading) return
    setLoading(chatId)
    setFailed(false)
    fetchOlder(chatId, first)
      .then(({ messages: older, isStart }) => {
        heightBefore.current = box.current?.scrollHeight ?? null
        client.setQueryData(messagesQuery(chatId).queryKey, (before = []) => {
          const known = new Set(before.map(({ id }) => id))
          return [...older.filter(({ id }) => !known.has(id)), ...before]
        })
        if (isStart) setStartOf(chatId)
      })
      .catch(() => setFailed(true))
      .finally(() => setLoading(null))
  }

  const onScroll = () => {
    if (!failed && (box.current?.scrollTop ?? Infinity) < NEAR_START) load()
  }
  return { hasOlder, isLoading, failed, load, onScroll }
}
