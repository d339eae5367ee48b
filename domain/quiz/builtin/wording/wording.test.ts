import { describe, expect, it } from 'vitest'
import { capitalised, termIdOf, wordingOf } from './wording.ts'

describe('the beginning of an option', () => {
  it.each([
    ['dam of oak', 'Dam of oak'],
    ['ärztliche Hilfe', 'Ärztliche Hilfe'],
    ['mRNA of a cell', 'mRNA of a cell'],
    ['ssDNA viruses', 'ssDNA viruses'],
    ['pH', 'pH'],
    ['n-type layer', 'n-type layer'],
  ])(
    'is a capital letter, unless the first word has capitals or signs inside: %s',
    (text, shown) => {
      expect(capitalised(text)).toBe(shown)
    },
  )
})

describe('the id of a term', () => {
  it('ignores words in brackets', () => {
    const wording = wordingOf('en')
    if (wording === null) throw new Error('English is supported')
    expect(termIdOf('Tide gauges (coastal instruments)', wording)).toBe(
      termIdOf('tide gauge', wording),
    )
    expect(termIdOf('(tide) gauge', wording)).toBe(termIdOf('tide gauge', wording))
  })
})
