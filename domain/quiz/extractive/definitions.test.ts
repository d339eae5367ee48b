import { describe, expect, it } from 'vitest'
import { isTerm } from './definitions.ts'
import { wordingOf } from './wording.ts'

const accepts = (term: string, language = 'en'): boolean => {
  const wording = wordingOf(language)
  return wording !== null && isTerm(term, wording)
}

describe('isTerm', () => {
  it.each([
    'closely related to the work ethic',
    'specific type of nonrandom sample',
    'related effect',
    'very popular explanation',
    'behind the pupil',
    'whereas learning',
    'they',
    'Gen.list',
  ])('refuses what describes or refers instead of naming: %s', (term) => {
    expect(accepts(term)).toBe(false)
  })

  it.each(['learned helplessness', 'specific intent', 'law of demand'])(
    'accepts a name: %s',
    (term) => {
      expect(accepts(term)).toBe(true)
    },
  )

  it('refuses German adjectives and Spanish pronouns', () => {
    expect(accepts('wichtigsten', 'de')).toBe(false)
    expect(accepts('Verschiedene Formen', 'de')).toBe(false)
    expect(accepts('elastischer Stoß', 'de')).toBe(true)
    expect(accepts('ésta', 'es')).toBe(false)
  })
})
