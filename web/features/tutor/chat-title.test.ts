import { expect, test } from 'vitest'
import { chatTitle } from './chat-title.ts'

const GENERATED = 'Chat about tides.pdf'
const START = 'Chat about '
const chat = (chat_name: string, first_question: string | null) => ({ chat_name, first_question })

test('names a chat by its first question while it has the generated name', () => {
  expect(chatTitle(chat(GENERATED, 'Why are there\ntwo tides?'), START)).toBe(
    'Why are there two tides?',
  )
})

test.each([
  ['a name chosen by the learner', chat('Exam questions', 'Why?')],
  ['a chosen name that ends with the name of the file', chat('Notes on tides.pdf', 'Why?')],
  ['a chosen name that begins like a generated one', chat('Chat about the exam', 'Why?')],
  ['the generated name before the first question', chat(GENERATED, null)],
])('keeps %s', (_, named) => {
  expect(chatTitle(named, START)).toBe(named.chat_name)
})
