import { describe, expect, it } from 'vitest'
import { assess } from './similarity/compare.ts'
import { isContrary } from './similarity/contradiction.ts'
import { reversesMovement } from './directions.ts'
import { tokensOf } from './tokens.ts'

const reverses = (answer: string, stated: string, language = 'en'): boolean =>
  reversesMovement(tokensOf(answer, language), tokensOf(stated, language))

const STATED = 'The water runs from the upper pond to the lower pond through the wheel.'

describe('a movement in the opposite direction', () => {
  it.each([
    ['en', 'Water goes from the lower pond to the upper one.', STATED],
    [
      'en',
      'The current carries sand away from the mouth of the river.',
      'The current carries sand toward the mouth of the river.',
    ],
    [
      'de',
      'von der Seite mit warmem Wasser zu der Seite mit kaltem Wasser',
      'Die Wärme geht von der Seite mit kaltem Wasser zur Seite mit warmem Wasser.',
    ],
    ['en', 'from low to high', 'Grain is carried from high to low floors.'],
    [
      'de',
      'Es fließt vom unteren Teich zum oberen.',
      'Wasser fließt vom oberen Teich zum unteren.',
    ],
    ['es', 'va desde el canal bajo hasta el alto', 'El agua va desde el canal alto hasta el bajo.'],
  ])('is recognised in %s: %s', (language, answer, stated) => {
    expect(reverses(answer, stated, language)).toBe(true)
  })

  it.each([
    STATED,
    'from the upper to the lower pond',
    'The lower pond takes water from the upper pond.',
    'Water runs to the lower pond from the upper one.',
    'From the upper pond to the lower pond, and not from the lower pond to the upper pond.',
    'Water runs to the wheel.',
  ])('is not read in: %s', (answer) => {
    expect(reverses(answer, STATED)).toBe(false)
  })

  it('earns no mark and contradicts', () => {
    const expected = { question: 'How does the mill work?', references: [STATED] }
    const reversed = 'The water runs from the lower pond to the upper pond through the wheel.'
    expect(assess(expected, reversed).guard).toBe('contrary')
    expect(assess(expected, STATED).guard).toBeNull()
    expect(isContrary(reversed, STATED, 'en')).toBe(true)
  })
})
