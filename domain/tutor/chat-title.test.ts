import { expect, test } from 'vitest'
import { chatTitle } from './chat-title.ts'

const chat = (chat_name: string, first_question: string | null) => ({ chat_name, first_question })

test('names a chat by its first question while it has the generated name', () => {
  expect(chatTitle(chat('Chat about tides.pdf', 'Why are there\ntwo tides?'), 'tides.pdf')).toBe(
    'Why are there two tides?',
  )
})

test.each([
  ['a name chosen by the learner', chat('Exam questions', 'Why?'), 'tides.pdf'],
  ['the generated name before the first question', chat('Chat about tides.pdf', null), 'tides.pdf'],
  ['a name of an unknown file', chat('Chat about tides.pdf', 'Why?'), ''],
])('keeps %s', (_, named, fileName) => {
  expect(chatTitle(named, fileName)).toBe(named.chat_name)
})
