import { describe, expect, it } from 'vitest'
import type { Language } from '../../text/language.ts'
import { createSupportCheck } from './support.ts'

const conflictOf = (point: string, passage: string, language: Language = 'en') =>
  createSupportCheck({ question: 'How does it work?', point, points: [point], language })(passage)
    .conflict

const GASES = 'Mills take in fresh water and release salt water.'
const WHEELS = 'Iron wheels carry the stones and oak wheels lift the gates.'
const GASES_DE = 'Mühlen nehmen Süßwasser auf und geben Salzwasser ab.'
const GASES_ES = 'Los molinos absorben vapor y liberan humo.'

describe('the parts of a statement', () => {
  it.each([
    [GASES, 'Mills take in salt water and release fresh water.', 'en'],
    [GASES, 'Mills release fresh water and take in salt water.', 'en'],
    [WHEELS, 'Oak wheels carry the stones and iron wheels lift the gates.', 'en'],
    [WHEELS, 'Iron wheels lift the gates and oak wheels carry the stones.', 'en'],
    [GASES_DE, 'Mühlen geben Süßwasser ab und nehmen Salzwasser auf.', 'de'],
    [GASES_ES, 'Los molinos liberan vapor y absorben humo.', 'es'],
  ] as const)('are exchanged: %s / %s', (point, passage, language) => {
    expect(conflictOf(point, passage, language)).toBe('exchanged')
  })

  it.each([
    [GASES, 'Mills release salt water and take in fresh water.', 'en'],
    [GASES, 'Fresh water is taken in by mills and salt water is released.', 'en'],
    [WHEELS, 'Oak wheels lift the gates and iron wheels carry the stones.', 'en'],
    [
      'The storm ended the fair and gave the island to the miller.',
      'The fair was ended by the storm, and the miller received the island.',
      'en',
    ],
    ['The lamp shows red and blue light.', 'Blue and red light is shown by the lamp.', 'en'],
    ['The lamp shows red and blue light.', 'The lamp shows blue and red light.', 'en'],
    ['Mills grind wheat and rye flour.', 'Mills grind rye and wheat flour.', 'en'],
    [GASES_DE, 'Mühlen geben Salzwasser ab und nehmen Süßwasser auf.', 'de'],
    [GASES_ES, 'Los molinos liberan humo y absorben vapor.', 'es'],
  ] as const)('may be in another order: %s / %s', (point, passage, language) => {
    expect(conflictOf(point, passage, language)).toBeNull()
  })
})

describe('a movement', () => {
  const POINT = 'Water runs out of the pond when the gate is open.'

  it('into a thing contradicts a movement out of it', () => {
    expect(conflictOf(POINT, 'Water runs into the pond when the gate is open.')).toBe('exchanged')
    expect(conflictOf(POINT, 'When the gate is open, water enters the pond.')).toBe('opposite')
  })

  it('out of a thing may be stated in other words, and lead into another one', () => {
    const isContrary = (passage: string) =>
      ['exchanged', 'opposite', 'negated'].includes(conflictOf(POINT, passage) ?? '')
    expect(isContrary('Water leaves the pond when the gate is open.')).toBe(false)
    expect(isContrary('Water runs out of the pond into the sea when the gate is open.')).toBe(false)
  })
})
