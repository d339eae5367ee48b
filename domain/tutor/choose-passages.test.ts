import { expect, it } from 'vitest'
import { indexDocument } from '../text/document.ts'
import { formatContext, ranked } from '../text/search/passages.ts'
import { choosePassages, scoreForQuestion } from './choose-passages.ts'

const mentions = Array.from({ length: 12 }, (_, i) => `The sluice and sluice ${i} closed early.`)
const DEFINITION =
  'A sluice is a gate that the keepers of the old northern canals close in order to hold water back.'
const index = indexDocument([...mentions, DEFINITION].join('\n\n'), 'en')
const contextFor = (question: string): string =>
  formatContext(choosePassages(index, { question }, 240))
const bestFor = (question: string): string | undefined =>
  index.sentences[ranked(scoreForQuestion(index, { question }))[0] ?? -1]?.text

it.each(['What is a sluice?', 'What are sluices?', 'Define sluice', 'sluice'])(
  'chooses the sentence that defines the term before those that use it: %s',
  (question) => {
    expect(bestFor(question)).toBe(DEFINITION)
    expect(contextFor(question)).toContain(DEFINITION)
  },
)

it('does not prefer a definition in a question for something else', () => {
  expect(bestFor('Which sluice closed early?')).not.toBe(DEFINITION)
})
