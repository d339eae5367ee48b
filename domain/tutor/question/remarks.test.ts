import { expect, it } from 'vitest'
import { indexDocument } from '../../text/document.ts'
import { withoutRemarks } from './remarks.ts'

const index = indexDocument('A sluice is a gate. The tide opens it. The miller sleeps.', 'en')

it.each([
  ['That is no example. What is a sluice?', 'What is a sluice?'],
  ['ok cool. got it. What is a sluice?', 'What is a sluice?'],
  ['no i meant the tide lol. whatever, next topic: what is a sluice?', 'what is a sluice?'],
  ['thanks, the tide is clear. by the way, who sleeps?', 'who sleeps?'],
  ['The tide is high. Why does the gate open?', 'The tide is high. Why does the gate open?'],
  ['That is no example.', 'That is no example.'],
  ['The next topic is the tide', 'The next topic is the tide'],
])('reads %s as %s', (message, question) => {
  expect(withoutRemarks(message, index)).toBe(question)
})
