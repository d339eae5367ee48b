import { describe, expect, it } from 'vitest'
import { cleanMeaning, completeMeaning } from './clean-meaning.ts'
import { wordingOf, type Wording } from '../../wording/wording.ts'

const wordingIn = (language: string): Wording => {
  const wording = wordingOf(language)
  if (!wording) throw new Error(language)
  return wording
}

const english = wordingIn('en')

describe('cleanMeaning', () => {
  it.each([
    ['the term used to describe the ground at a place', 'the ground at a place'],
    [
      'the term scholars use to describe the way in which people learn',
      'the way in which people learn',
    ],
    ['the storage of facts for a minute (Baddeley, 1990)', 'the storage of facts for a minute'],
    ['the study of the earth (from the Greek geo, which means “Earth”)', 'the study of the earth'],
    ['a line (or curve) that joins two points', 'a line (or curve) that joins two points'],
    ['“the thing speaks for itself.”', 'the thing speaks for itself'],
    [
      'the mode of speech of a people, and it represents all of their thought',
      'the mode of speech of a people',
    ],
    [
      'a pattern of thought, emotion, and behavior that is not accepted',
      'a pattern of thought, emotion, and behavior that is not accepted',
    ],
  ])('keeps what defines: %s', (text, meaning) => {
    expect(cleanMeaning(text, english)).toBe(meaning)
  })
})

it.each([
  'Form des Deichs mit flacher Seite, z. B. an Flüssen',
  'Bau aus Lehm bzw. Steinen an einem Fluss',
])('does not end a meaning at an abbreviation: %s', (text) => {
  expect(cleanMeaning(`${text}. Er ist hoch.`, wordingIn('de'))).toBe(text)
})

it('keeps what follows a semicolon for an answer in writing', () => {
  const text = 'a wall that keeps a river in its bed; it is made of clay'
  expect(cleanMeaning(text, english)).toBe('a wall that keeps a river in its bed')
  expect(completeMeaning(text, english)).toBe(text)
})

it.each([
  [
    'low gates are opened at night while high gates are opened at noon',
    'low gates are opened at night while high gates are opened at noon',
  ],
  [
    'a gate that is opened at night while the guard is at the wall',
    'a gate that is opened at night',
  ],
])('keeps both halves of a contrast only: %s', (text, meaning) => {
  expect(cleanMeaning(text, english)).toBe(meaning)
})

it('keeps a second clause for an answer in writing only', () => {
  const text = 'a place that has no government, and is ruled by the king of another land'
  expect(cleanMeaning(text, english)).toBe('a place that has no government')
  expect(completeMeaning(text, english)).toBe(text)
})

it('keeps a second phrase with the same noun', () => {
  const text = 'the transport of grain to the mill, and the transport of flour to the town'
  expect(cleanMeaning(text, english)).toBe(text)
})

it('leaves out the key of a source', () => {
  expect(cleanMeaning('the ability to grind corn in the dark [Mill2016a]', english)).toBe(
    'the ability to grind corn in the dark',
  )
})
