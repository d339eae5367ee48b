import { describe, expect, it } from 'vitest'
import { stemOf, tokenise } from '../../text/search/terms.ts'
import { GROUPS, otherWordsFor } from './thesaurus.ts'

/** Stems of a text, and the other words for one of its words. */
const othersOf = (text: string, word: string, language: string): readonly string[] => {
  const stems = tokenise(text, language).map((one) => stemOf(one, language))
  const others = otherWordsFor(stems, language).get(stemOf(word, language)) ?? []
  return others.map((one) => one.join(' '))
}

describe('other words', () => {
  it.each([
    ['en', 'What do germs do?', 'germs', 'pathogen'],
    ['en', 'Who bought the mill?', 'mill', 'factory'],
    ['de', 'Warum sterben die Fische?', 'sterben', 'tod'],
    ['es', '¿De qué pueden morir los peces?', 'morir', 'muerte'],
  ])('are found by their stems (%s): %s', (language, text, word, other) => {
    expect(othersOf(text, word, language)).toContain(stemOf(other, language))
  })

  it('are found for a phrase only if it is complete', () => {
    const failed = stemOf('bankrupt', 'en')
    expect(othersOf('Why did the banks go bust?', 'bust', 'en')).toContain(failed)
    expect(othersOf('Where did the banks go?', 'go', 'en')).not.toContain(failed)
  })

  it('may be phrases', () => {
    expect(othersOf('Why is suffrage a right?', 'suffrage', 'en')).toContain('right vote')
  })

  it('do not repeat the word itself, and do not exist in a language without a list', () => {
    expect(othersOf('germs', 'germs', 'en')).not.toContain(stemOf('germs', 'en'))
    expect(otherWordsFor(['hus'], 'sv').size).toBe(0)
  })
})

it.each([...GROUPS.keys()])('lists groups of at least two plain words (%s)', (language) => {
  for (const group of GROUPS.get(language) ?? [])
    for (const words of group.split('|').map((text) => text.trim().split(/\s+/u))) {
      expect(words.length, words.join(' ')).toBeGreaterThan(1)
      expect(new Set(words).size, words.join(' ')).toBe(words.length)
      for (const word of words)
        expect(word).toMatch(/^\p{Ll}{2,}(?:_\p{Ll}+)*$|^\p{Ll}(?:_\p{Ll}+)+$/u)
    }
})
