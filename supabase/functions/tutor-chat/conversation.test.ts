import { expect, it } from 'vitest'
import type { ChatMessage } from '../../../domain/tutor/wire.ts'
import { latestMessages } from './conversation.ts'

const messageOf = (content: string): ChatMessage => ({
  id: crypto.randomUUID(),
  chat_id: crypto.randomUUID(),
  message_type: 'user',
  content,
  timestamp: '2026-11-30T00:00:00Z',
  metadata: {},
})

it('reads earlier messages without the marks that take long to normalise', () => {
  const long = messageOf(`What is a${'\u0301'.repeat(2000)}${'\u0323'.repeat(2000)}?`)
  const [ordinary, shortened] = latestMessages([messageOf('¿Qué es la fe?'), long])
  expect(ordinary?.content).toBe('¿Qué es la fe?')
  expect(shortened?.content.match(/\p{M}/gu)).toHaveLength(30)
})

it('reads as many of the latest messages as 5,000 characters of the learner allow', () => {
  const asked = Array.from({ length: 12 }, (_, i) => messageOf(`${i} ${'why '.repeat(124)}`))
  const reply: ChatMessage = { ...messageOf('a'.repeat(20_000)), message_type: 'ai' }
  expect(latestMessages([...asked, reply]).slice(0, -1)).toEqual(asked.slice(-10))
})
