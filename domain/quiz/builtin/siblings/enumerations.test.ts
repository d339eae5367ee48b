import { describe, expect, it } from 'vitest'
import { wordingOf } from '../wording/wording.ts'
import { enumerationsIn } from './enumerations.ts'

const read = (sentence: string, language = 'en'): string[][] => {
  const wording = wordingOf(language)
  return wording ? enumerationsIn(sentence, wording) : []
}

describe('enumerationsIn', () => {
  it.each([
    ['The rocks are slate, schist, and gneiss.', ['slate', 'schist', 'gneiss']],
    ['Rocks such as slate, schist and gneiss are layered.', ['slate', 'schist', 'gneiss']],
    [
      'They use slate (a rock), schist, marble, and gneiss of the hills.',
      ['schist', 'marble', 'gneiss'],
    ],
    ['It is found in the liver, the spleen, and the colon.', ['liver', 'spleen', 'colon']],
  ])('reads names: %s', (sentence, expected) => {
    expect(read(sentence)).toEqual([expected])
  })

  it.each([
    'The mill was built, the river rose, and the miller left.',
    'It is often large, then small, and also very old.',
    'Slate and schist are rocks.',
    'Slate, which is dark, and schist.',
    'Rocks such as slate, schist, and lots of gneiss are layered.',
  ])('does not read clauses: %s', (sentence) => {
    expect(read(sentence)).toEqual([])
  })

  it('reads German and Spanish ones', () => {
    expect(read('Gesteine wie Schiefer, Gneis und Marmor sind hart.', 'de')).toEqual([
      ['Schiefer', 'Gneis', 'Marmor'],
    ])
    expect(read('Hay rocas como pizarra, esquisto y mármol.', 'es')).toEqual([
      ['pizarra', 'esquisto', 'mármol'],
    ])
  })
})
