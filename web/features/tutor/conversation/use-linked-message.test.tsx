import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ChatMessage } from '../../../../domain/tutor/wire.ts'
import { useLinkedMessage } from './use-linked-message.ts'

const message = (id: string, content: string): ChatMessage => ({
  id,
  chat_id: 'chat',
  message_type: 'ai',
  content,
  timestamp: '2026-01-01T00:00:00Z',
  metadata: null,
})
const NEWER = [message('new', 'Ice melts.')]
const OLDER = [
  message('first', 'A gas has no shape.'),
  message('found', 'At sea level **water boils** [p. 3]\nat 100 °C.'),
]
const LINKED = { chatId: 'chat', quote: 'At sea level water boils at 100 °C.' }

function show(linked: typeof LINKED) {
  const box = document.createElement('div')
  box.innerHTML = [...OLDER, ...NEWER].map(({ id }) => `<p data-message="${id}"></p>`).join('')
  const load = vi.fn()
  const onShow = vi.fn()
  type Shown = { messages: readonly ChatMessage[]; hasOlder: boolean; isLoading: boolean }
  const initialProps: Shown = { messages: NEWER, hasOlder: true, isLoading: false }
  const { rerender } = renderHook(
    ({ messages, ...state }: Shown) =>
      useLinkedMessage({
        ...{ linked, chatId: 'chat', messages, onShow },
        older: { ...state, failed: false, load, onScroll: () => {} },
        box: { current: box },
      }),
    { initialProps },
  )
  return { rerender, load, onShow, box }
}

test('loads older messages until the one that the link quotes is among them', () => {
  const { rerender, load, onShow, box } = show(LINKED)
  expect(load).toHaveBeenCalledOnce()
  rerender({ messages: NEWER, hasOlder: true, isLoading: true })
  expect(onShow).not.toHaveBeenCalled()
  rerender({ messages: [...OLDER, ...NEWER], hasOlder: false, isLoading: false })
  expect(onShow).toHaveBeenCalledExactlyOnceWith(box.querySelector('[data-message="found"]'))
  expect(box.querySelectorAll('[data-found]')).toHaveLength(1)
})

test('shows it once, so that the learner can scroll on', () => {
  const { rerender, onShow } = show({ ...LINKED, quote: 'Ice melts.' })
  rerender({
    messages: [...NEWER, message('next', 'And again.')],
    hasOlder: true,
    isLoading: false,
  })
  expect(onShow).toHaveBeenCalledOnce()
})

test('loads nothing for a link without a quote, or to another chat', () => {
  expect(show({ ...LINKED, quote: '' }).load).not.toHaveBeenCalled()
  expect(show({ ...LINKED, chatId: 'other' }).load).not.toHaveBeenCalled()
})
