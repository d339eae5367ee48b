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
  const long = messageOf(`What is a${'\u0301'.repeat(4000)}${'\u0323'.repeat(4000)}?`)
  const [ordinary, shortened] = latestMessages([messageOf('¿Qué es la fe?'), long])
  expect(ordinary?.content).toBe('¿Qué es la fe?')
  expect(shortened?.content.match(/\p{M}/gu)).toHaveLength(30)
})
