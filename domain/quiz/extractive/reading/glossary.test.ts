import { describe, expect, it } from 'vitest'
import { loadEnglish } from '../../../text/english.ts'
import { analyseNonEnglish } from './non-english.ts'
import { readMaterial } from './analysed-document.ts'

const english = async (page: string) => {
  const file = { fileId: 'file', pages: [page] }
  const { glossary } = await readMaterial(await loadEnglish(), file, () => Promise.resolve())
  return glossary.map(({ term, gloss }) => [term, gloss])
}
const foreign = async (page: string, language: 'de' | 'es' | 'fr') => {
  const { glossary } = await analyseNonEnglish({ fileId: 'file', pages: [page] }, language, () =>
    Promise.resolve(),
  )
  return glossary.map(({ term, gloss }) => [term, gloss])
}

describe('glossaryOf', () => {
  it.each([
    'If a worker is a member of a union, pay falls seldom.',
    'Since inflation is the measure of a rise in prices, it can be read off.',
    'The blue line is the number of people without work.',
    'Included in the count are people who have just left a school.',
  ])('takes no clause and no line of a drawing for a term: %s', async (text) => {
    expect(await english(text)).toEqual([])
  })

  it.each([
    [
      'An enzyme is a protein that speeds up one reaction of the cell.',
      'enzyme',
      'a protein that speeds up one reaction of the cell',
    ],
    [
      'Interleaving is the mixing of problems of several kinds.',
      'interleaving',
      'the mixing of problems of several kinds',
    ],
    [
      'The demand that a task makes on the mind is called cognitive load.',
      'cognitive load',
      'the demand that a task makes on the mind',
    ],
    [
      'Deep processing is thinking about what something means.',
      'deep processing',
      'thinking about what something means',
    ],
    [
      'Osmosis refers to the passage of water through a membrane.',
      'osmosis',
      'the passage of water through a membrane',
    ],
    [
      '• Deflation: a sustained fall of the price level',
      'deflation',
      'a sustained fall of the price level',
    ],
    [
      '• Plasmolysis – the membrane pulls away from the wall',
      'plasmolysis',
      'the membrane pulls away from the wall',
    ],
  ])('reads: %s', async (text, term, gloss) => {
    expect(await english(text)).toEqual([[term, gloss]])
  })

  it.each([
    'Storage is the keeping of that trace over time.',
    'Retrieval is the act of bringing it back to mind.',
    'It is a protein that speeds up one reaction of the cell.',
    'Enzymes are the reason for this change of the cell.',
    'A price index is an index of the prices of goods.',
    '• Example: the price of bread in a small town',
    'This turning of an aid into a hindrance is called the reversal effect.',
  ])(
    'leaves out what leans on its context, gives itself away or explains nothing: %s',
    async (text) => {
      expect(await english(text)).toEqual([])
    },
  )

  it('reads German, Spanish and French explanations', async () => {
    expect(
      await foreign(
        'Unter dem Leitzins versteht man den Zinssatz der Zentralbank für die Banken im Land.',
        'de',
      ),
    ).toEqual([['Leitzins', 'der Zinssatz der Zentralbank für die Banken im Land']])
    expect(
      await foreign('Heute ist die Börse der größte Markt der ganzen Region im Osten.', 'de'),
    ).toEqual([])
    expect(
      await foreign('La ósmosis consiste en el paso de agua a través de una membrana.', 'es'),
    ).toEqual([['ósmosis', 'el paso de agua a través de una membrana']])
    expect(
      await foreign('Le noyau est le compartiment qui contient le matériel génétique.', 'fr'),
    ).toEqual([['noyau', 'le compartiment qui contient le matériel génétique']])
  })
})
