import { describe, expect, it } from 'vitest'
import { meaningNounOf } from './meaning-noun.ts'
import { wordingOf } from '../../wording/wording.ts'

const nounOf = (meaning: string, language = 'en') => {
  const wording = wordingOf(language)
  const found = wording && meaningNounOf(meaning, wording)
  return found && { noun: found.meaningNoun, kinds: [...found.kinds].sort() }
}

describe('meaningNounOf', () => {
  it.each([
    ['the scientific process of testing ideas', 'process', ['action']],
    ['a structure connected to the ear', 'structure', ['object']],
    ['a mechanism contributing to a fever', 'mechanism', ['action']],
    ['a clear covering that protects the eye', 'covering', ['object']],
    ['the folding of the cortex', 'folding', ['action']],
    ['a widely used structure whose speed varies', 'structure', ['object']],
    ['the long, thin, tubular bundle of nerves', 'bundle', ['object']],
    ['an involuntary and sudden movement of a limb', 'movement', ['action']],
    ['a type of drug that dulls pain', 'drug', ['substance']],
    ['a disorder characterized by fear', 'disorder', ['illness']],
    ['adding a desirable stimulus to change a behavior', 'adding', ['action']],
    ['taking away the water of a pond', 'taking', ['action']],
    ['the money a person receives for work', 'money', ['quantity']],
    ['the percentage (of all people) who agree', 'percentage', ['quantity']],
  ])('finds the noun that says what a term is: %s', (meaning, noun, kinds) => {
    expect(nounOf(meaning)).toEqual({ noun, kinds })
  })

  it.each([
    ['en', 'the protection of the land for the future', ['action']],
    ['en', 'a notation that shows the parts of a mill', ['text']],
    ['de', 'eine Weltanschauung, die alles auf die Natur zurückführt', ['thought']],
    ['de', 'eine Handlungsanweisung, die immer gilt', ['text']],
    ['es', 'una secuencia de órdenes que sigue un molino', ['group']],
    ['es', 'un algoritmo que ordena los sacos por su peso', ['action']],
  ])('recognises general nouns of each language (%s): %s', (language, meaning, kinds) => {
    expect(nounOf(meaning, language)?.kinds).toEqual(kinds)
  })

  it('reads compounds of German and the first noun of Spanish', () => {
    expect(nounOf('die untere Gesundheitsbehörde einer Gemeinde', 'de')?.kinds).toEqual(['group'])
    expect(nounOf('eine Art von Verfahren, das Kosten senkt', 'de')?.kinds).toEqual(['action'])
    expect(nounOf('una pequeña partícula de proteínas', 'es')?.kinds).toEqual([
      'object',
      'substance',
    ])
  })

  it('has no kind for an unknown noun', () => {
    expect(nounOf('a zyxor of the northern hills')).toEqual({ noun: 'zyxor', kinds: [] })
  })
})
