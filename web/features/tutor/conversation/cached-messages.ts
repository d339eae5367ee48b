import type { QueryClient } from '@tanstack/react-query'
import type { ChatMessage } from '../../../../domain/tutor/wire.ts'
import { messagesQuery } from '../api/messages.ts'
import { saveMessages, type NewMessage } from '../api/save-messages.ts'

/** Delays (ms) between polls for the partial answer that the function saves after a stop. */
const STOP_POLL_DELAYS_MS = [50, 150, 300, 500, 1000, 2000, 4000]

/** A question under the id that it is saved with, by the server or else by the browser. */
export type Question = { readonly id?: string; readonly content: string }

type Change = { readonly added: readonly ChatMessage[]; readonly removed?: string | undefined }

/** The messages of one chat in the query cache. */
export function cachedMessages(client: QueryClient, chatId: string) {
  const { queryKey } = messagesQuery(chatId)
  const read = (): readonly ChatMessage[] => client.getQueryData(queryKey) ?? []

  const update = ({ added, removed }: Change) => {
    const ids = new Set(added.map(({ id }) => id))
    const before = read()
    const isLoading = client.isFetching({ queryKey, exact: true }) > 0
    // A list that was requested before the change does not contain it.
    void client.cancelQueries({ queryKey, exact: true })
    client.setQueryData(queryKey, [
      ...before.filter(({ id }) => id !== removed && !ids.has(id)),
      ...added,
    ])
    if (isLoading) void client.invalidateQueries({ queryKey, exact: true })
  }

  /**
   * Saves a question (null: already saved) and an error, when the function could not. Fails with
   * `chat_failed`.
   */
  const addFailure = async (question: Question | null, content: string): Promise<void> => {
    const error: NewMessage = { chat_id: chatId, message_type: 'error', content }
    const messages: NewMessage[] =
      question === null ? [error] : [{ ...question, chat_id: chatId, message_type: 'user' }, error]
    update({ added: await saveMessages(messages) })
  }

  /**
   * After a stop: polls for what the function saves in any case, the partial answer or an error.
   * `before` are the messages at the time of the question. Returns what was saved.
   */
  const awaitSaved = async (
    before: readonly ChatMessage[],
  ): Promise<'answer' | 'question' | null> => {
    const known = new Map(before.map((message) => [message.id, JSON.stringify(message)]))
    let added: readonly ChatMessage[] = []
    for (const delay of STOP_POLL_DELAYS_MS) {
      await new Promise((resolve) => setTimeout(resolve, delay))
      const now = await client.query({ ...messagesQuery(chatId), staleTime: 0 }).catch(() => [])
      added = now.filter((message) => known.get(message.id) !== JSON.stringify(message))
      if (added.some(({ message_type }) => message_type !== 'user')) return 'answer'
    }
    return added.length > 0 ? 'question' : null
  }

  return { queryKey, read, update, addFailure, awaitSaved }
}
