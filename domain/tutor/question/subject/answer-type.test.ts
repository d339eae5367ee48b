import { expect, it } from 'vitest'
import { answerTypeOf } from './answer-type.ts'

it.each([
  'How thick is the wall of the dam?',
  'How hot is the oven?',
  'Wie breit ist das Tor?',
  '¿Qué tan profunda es la esclusa?',
])('a measure is asked for: %s', (question) => {
  expect(answerTypeOf(question)).toBe('number')
})
