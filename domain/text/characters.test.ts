import { expect, it } from 'vitest'
import { characterCount, firstCharacters } from './characters.ts'

it('counts code points, as the database does', () => {
  expect(characterCount('Äpfel')).toBe(5)
  expect(characterCount('📚📚')).toBe(2)
  expect(characterCount('👩‍🔬')).toBe(3)
})

it.each([
  ['short', 10, 'short'],
  ['abcdef', 3, 'abc'],
  ['📚📖📚', 2, '📚📖'],
  ['a📚b', 2, 'a📚'],
  ['', 2, ''],
])('the first characters of %j, at most %i', (text, max, expected) => {
  expect(firstCharacters(text, max)).toBe(expected)
})
