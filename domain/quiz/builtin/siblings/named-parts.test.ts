import { describe, expect, it } from 'vitest'
import { wordingOf, type Wording } from '../wording/wording.ts'
import { namedPart, predicateOf } from './named-parts.ts'

const wordingIn = (language: string): Wording => {
  const wording = wordingOf(language)
  if (wording === null) throw new Error(`${language} is supported`)
  return wording
}
const en = wordingIn('en')

/** The name and the description of a part whose first `bold` letters are bold. */
const read = (raw: string, bold = 0, wording = en): string | null => {
  const part = namedPart(raw, bold, wording)
  return part && `${part.label} | ${part.description}`
}

describe('namedPart', () => {
  it.each([
    ['Sluice: a gate that holds the water back.', 'Sluice | a gate that holds the water back'],
    ['Sluice – a gate for water. It rots.', 'Sluice | a gate for water'],
    ['Sluice: This is a gate for water.', 'Sluice | a gate for water'],
    ['-Sluice: a gate for water.', 'Sluice | a gate for water'],
    ['-gate: an ending of words for walls.', '-gate | an ending of words for walls'],
    ['Sluice: A sluice is a gate for water.', 'Sluice | a gate for water'],
    ['The gate holds the water back.', null],
    ['Why is there a gate? – It holds the water back.', null],
  ])('reads a name before a colon or dash: %s', (raw, expected) => {
    expect(read(raw)).toBe(expected)
  })

  it.each([
    ['Sluice. A gate that holds the water back.', 7, 'Sluice | A gate that holds the water back'],
    ['Sluice is a gate for water.', 6, 'Sluice | a gate for water'],
    ['Sluices hold the water back.', 7, 'Sluices | hold the water back'],
    ['Sluice gates of iron are heavy.', 6, null],
  ])('reads a name in bold before a mark or a verb: %s', (raw, bold, expected) => {
    expect(read(raw, bold)).toBe(expected)
  })

  it.each(['Sluices hold water, mud, fish... .', 'Sluices hold water, mud, fish, ...'])(
    'keeps points after an open list: %s',
    (raw) => {
      expect(namedPart(raw, 7, en)?.description).toMatch(/\.{2}$/u)
    },
  )

  it('distinguishes what a thing does from what it is', () => {
    expect(namedPart('Sluices hold the water back.', 7, en)?.isPredicate).toBe(true)
    expect(namedPart('Sluice is a gate for water.', 6, en)?.isPredicate).toBe(false)
  })
})

describe('predicateOf', () => {
  it('reads what a sentence says of its subject', () => {
    expect(predicateOf('A tide mill uses the ebb.', 'Tide mills', en)).toEqual({
      description: 'uses the ebb',
      isPredicate: true,
    })
    const de = wordingIn('de')
    expect(predicateOf('Die Mühle nutzt die Ebbe.', 'Mühle', de)?.description).toBe(
      'nutzt die Ebbe',
    )
  })

  it.each([
    ['Tide mill owners married late.', 'Tide mill'],
    ['Millers use the ebb.', 'Mill'],
    ['The ebb drives a tide mill.', 'Tide mill'],
  ])('does not read a sentence about another subject: %s', (sentence, label) => {
    expect(predicateOf(sentence, label, en)).toBeNull()
  })
})
