import { expect, test } from 'vitest'
import { slotDifference } from './slots.ts'
import { tokensOf } from '../tokens.ts'
import type { Language } from '../../text/language.ts'

const differs = (statement: string, expected: string, rivals = '', language: Language = 'en') =>
  slotDifference(
    tokensOf(statement, language),
    tokensOf(expected, language),
    tokensOf(rivals, language),
  )

const HEART = 'The left ventricle pumps blood into the systemic circulation.'

test('finds another thing of the text in the place of one', () => {
  expect(
    differs('The left ventricle pumps blood into the pulmonary circulation.', HEART, 'pulmonary'),
  ).toBe('rival')
})

test('finds another word in the place of one', () => {
  expect(differs('The left ventricle pumps blood into the northern circulation.', HEART)).toBe(
    'replaced',
  )
})

test.each([
  ['Serbia declared war on Austria.', 'Austria declared war on Serbia.', 'en'],
  ['Serbien besiegte Österreich.', 'Österreich besiegte Serbien.', 'de'],
  ['Serbia venció a Austria.', 'Austria venció a Serbia.', 'es'],
] as const)('finds two things exchanged: %s', (statement, expected, language) => {
  expect(differs(statement, expected, '', language)).toBe('exchanged')
})

test('finds the same statement', () => {
  expect(differs(HEART, HEART)).toBe('same')
})

test.each([
  ['It sends the blood around the body.', HEART],
  ['War on Serbia was declared by Austria.', 'Austria declared war on Serbia.'],
])('does not tell what differs in other wording: %j', (statement, expected) => {
  expect(differs(statement, expected)).toBeNull()
})
