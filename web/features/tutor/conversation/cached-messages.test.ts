import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { ChatMessage } from '../../../../domain/tutor/wire.ts'
import { cachedMessages } from './cached-messages.ts'

const message = (id: string, message_type: 'user' | 'ai'): ChatMessage => ({
  id,
  chat_id: 'chat',
  message_type,
  content: id,
  timestamp: '2026-11-28T12:00:00.000Z',
  metadata: null,
})

it('keeps an answer when a list that was requested before it arrives', async () => {
  const client = new QueryClient()
  const question = message('question', 'user')
  const messages = cachedMessages(client, 'chat')
  messages.update({ added: [question] })
  const { promise, resolve } = Promise.withResolvers<readonly ChatMessage[]>()
  const loading = client
    .fetchQuery({ queryKey: messages.queryKey, queryFn: () => promise, staleTime: 0 })
    .catch(() => null)
  messages.update({ added: [message('answer', 'ai')] })
  resolve([question])
  await loading
  await promise
  expect(messages.read().map(({ id }) => id)).toEqual(['question', 'answer'])
})
