import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Failure } from '../../../../domain/failure.ts'
import type { ChatMessage } from '../../../../domain/tutor/wire.ts'
import { ToastProvider } from '../../../components/status/toast.tsx'
import type { Pending } from '../conversation/pending.ts'
import { ChatLog, ChatMessages } from './chat-log.tsx'

const ASKED: Pending = { chatId: 'c1', question: 'Why?', text: '', replaces: null }
const NONE: [] = []

const view = (streaming: Pending | null, failure: Failure | null) => (
  <QueryClientProvider client={new QueryClient()}>
    <ChatLog chatId="c1" linkedChat={null} chatMessages={NONE} {...{ streaming, failure }}>
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

const CHAT = crypto.randomUUID()
const message = (number: number, content: string): ChatMessage => ({
  id: crypto.randomUUID(),
  chat_id: CHAT,
  message_type: 'ai',
  content,
  timestamp: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
  metadata: null,
})
const MESSAGES = Array.from({ length: 60 }, (_, at) => message(at, `Answer ${at}.`))

afterEach(() => vi.restoreAllMocks())

test('scrolls to the message that a link quotes, and highlights it', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(700)
  const linkedChat = { chatId: CHAT, quote: 'Answer 42.' }
  const shown = { chatMessages: MESSAGES, streaming: null }
  const none = () => {}
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <ChatLog chatId={CHAT} failure={null} {...{ ...shown, linkedChat }}>
          <ChatMessages
            fileId="tides"
            canAsk={false}
            {...{
              ...shown,
              onAsk: none,
              onRegenerate: none,
              onCite: none,
              allFiles: null,
              onAskAll: none,
            }}
          />
        </ChatLog>
      </ToastProvider>
    </QueryClientProvider>,
  )
  expect(document.querySelector('[data-found]')?.textContent).toContain('Answer 42.')
  expect(screen.getByRole('log').scrollTop).toBe(680)
})
