import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure } from '../../../../domain/failure.ts'
import type { Pending } from '../pending.ts'
import { ChatLog } from './chat-log.tsx'

const ASKED: Pending = { chatId: 'c1', question: 'Why?', text: '', replaces: null }
const NONE: [] = []

const view = (streaming: Pending | null, failure: Failure | null) => (
  <QueryClientProvider client={new QueryClient()}>
    <ChatLog chatId="c1" chatMessages={NONE} {...{ streaming, failure }}>
      <p data-question>An earlier question</p>
    </ChatLog>
  </QueryClientProvider>
)

test('scrolls to the failure of a question that could not be saved', () => {
  const { rerender } = render(view(null, null))
  const log = screen.getByRole('log')
  Object.defineProperty(log, 'scrollHeight', { value: 900 })
  rerender(view(ASKED, null))
  rerender(view(null, new Failure('chat_failed')))
  expect(log.scrollTop).toBe(900)
})
