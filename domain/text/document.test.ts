import { expect, test } from 'vitest'
import { indexDocument } from './document.ts'
import { Lexicon, tokeniseForSearch } from './search/lexicon.ts'

const TEXT =
  'Granite cools slowly. Basalt cools quickly. Marble is pressed.\n\nChalk is soft.\fSlate splits.'

test('counts a term in the sentences, windows and paragraphs in which it occurs', () => {
  const index = indexDocument(TEXT, 'en')
  const counts = (terms: string[]) =>
    [index.sentenceTerms, index.windowTerms, index.paragraphTerms].map((view) => {
      const { units, frequencies } = view.statistics(terms)
      return [units, ...Object.values(frequencies)]
    })
  expect(counts(['cool', 'marbl', 'chalk', 'slate', 'absent'])).toEqual([
    [5, 2, 1, 1, 1, 0],
    [5, 3, 2, 1, 1, 0],
    [3, 1, 1, 1, 1, 0],
  ])
  const pieces = [index.sentenceGrams, index.paragraphGrams].map((view) =>
    view.statistics(['cool', 'gran']),
  )
  expect(pieces).toEqual([
    { units: 5, frequencies: { cool: 2, gran: 1 } },
    { units: 3, frequencies: { cool: 1, gran: 1 } },
  ])
})

test('scores the units that have the terms, the shorter ones higher', () => {
  const { sentenceTerms } = indexDocument(`Slate. ${TEXT}`, 'en')
  const [first, , , , , last] = sentenceTerms.score(new Map([['slate', 1]]))
  expect(first).toBeGreaterThan(last ?? Infinity)
  expect(last).toBeGreaterThan(0)
  expect([...sentenceTerms.score(new Map([['absent', 1]]))]).toEqual([0, 0, 0, 0, 0, 0])
})

test.each([
  ['en', 'The cells of `one` plant, 1,000 cells.'],
  ['de', 'Die Photosynthese der grünen Pflanzen.'],
  ['ja', '光合作用は植物の反応です。'],
  ['ko', '광합성은 중요하다'],
])('reads the terms of a document as those of a question: %s', (language, text) => {
  const lexicon = new Lexicon(language)
  const { terms, grams } = tokeniseForSearch(text, language)
  expect(lexicon.add(text)).toEqual(terms)
  const names = ({ vocabulary, terms: numbers }: typeof lexicon.terms) => {
    const byNumber = [...vocabulary.keys()]
    return [...numbers].map((number) => byNumber[number])
  }
  expect(names(lexicon.terms)).toEqual(terms)
  expect(names(lexicon.grams)).toEqual(grams)
})
