import { expect, it } from 'vitest'
import { compareNumbers, hasDifferentName } from './numbers-and-names.ts'

it.each([
  ['It burns for three hours.', 'It burns for about 3 hours.', 'agree'],
  ['It burns for five hours.', 'It burns for three hours.', 'swapped'],
  ['Built in 1794.', 'Built in 1694.', 'swapped'],
  ['Built in 1794.', 'Built long ago.', 'missing'],
  ['It is 3.5 km long.', 'It is 3,5 km long.', 'agree'],
  ['1.200 people live there.', '1,200 people live there.', 'agree'],
  ['There are two ways to do it.', 'There are ways to do it.', 'agree'],
])('compares the numbers of “%s” and “%s”: %s', (claim, stated, outcome) => {
  expect(compareNumbers(claim, stated, 'en')).toBe(outcome)
})

it('detects a replaced name', () => {
  const stated = 'The machine was built by William Thomson in 1872.'
  const unknown = () => false
  expect(
    hasDifferentName('The machine was built by James Watt in 1872.', stated, unknown, 'en'),
  ).toBe(true)
  expect(
    hasDifferentName(
      'The machine was built by Thomson.',
      stated,
      (stem) => stem === 'thomson',
      'en',
    ),
  ).toBe(false)
  // A name that occurs on the page may stand for a pronoun.
  expect(hasDifferentName('The machine of James Watt', stated, () => true, 'en')).toBe(false)
  // German nouns are capitalised; two capitalised words in a row are a name.
  expect(
    hasDifferentName(
      'Die Schleuse hat Tore aus Holz.',
      'Die Schleuse des Baumeisters Karl Reindl',
      unknown,
      'de',
    ),
  ).toBe(false)
})
