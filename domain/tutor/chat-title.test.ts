import { expect, test } from 'vitest'
import { CATALOGUES } from '../../messages/catalogues.ts'
import { chatTitle } from './chat-title.ts'

const GENERATED = 'Chat about tides.pdf'
const chat = (chat_name: string, first_question: string | null) => ({ chat_name, first_question })

test.each(Object.entries(CATALOGUES))(
  'is the first question of a chat while its name is generated in the language %s',
  (_, { tutor }) => {
    const generated = tutor.chats.autoName('tides.pdf')
    expect(chatTitle(chat(generated, 'Why are there\ntwo tides?'))).toBe('Why are there two tides?')
  },
)

test.each([
  ['a name chosen by the learner', chat('Exam questions', 'Why?')],
  ['a chosen name that ends with the name of the file', chat('Notes on tides.pdf', 'Why?')],
  ['a chosen name that begins like a generated one', chat('Chat about the exam', 'Why?')],
  ['the generated name before the first question', chat(GENERATED, null)],
])('keeps %s', (_, named) => {
  expect(chatTitle(named)).toBe(named.chat_name)
})
