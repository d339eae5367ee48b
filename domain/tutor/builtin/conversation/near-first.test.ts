import { describe, expect, it } from 'vitest'
import { indexDocument } from '../../../text/document.ts'
import { inContext } from './near-first.ts'
import { findPassages } from '../passages/find-passages.ts'
import { analysedDocument } from '../document/analysed-document.ts'

const filler = Array.from(
  { length: 14 },
  (_, i) => `Skipper ${i + 1} carries salt along the coast.`,
).join(' ')
const OLD = 'The old ferry needs wind.'
const NEW = 'The new ferry needs coal.'
const document = analysedDocument(
  indexDocument(
    `${OLD}\n\nA repair costs 400 crowns.\n\n${filler}\n\n${NEW}\n\nA repair costs 900 crowns.\n\n${filler}\n\nThe islands have no harbour.`,
    'en',
  ),
)
const search = findPassages(document, { question: 'What does a repair cost?' }, undefined)

/** The first passage for the question after replies that quoted these sentences. */
const firstAfter = (...quoted: string[]): string =>
  inContext(document, search, { quoted: quoted.map((quote) => [quote]), shown: [] }).passages[0]
    ?.paragraph.blocks[0]?.text ?? ''

describe('the first passage for a question in a conversation', () => {
  it('is near one of the quotations, also if it is not the last', () => {
    expect(firstAfter(NEW, 'The islands have no harbour.')).toContain('900 crowns')
    expect(firstAfter(OLD, 'The islands have no harbour.')).toContain('400 crowns')
  })

  it('is beside them rather than among them', () => {
    expect(firstAfter(OLD, 'A repair costs 400 crowns.', NEW)).toContain('900 crowns')
    expect(firstAfter(NEW, 'A repair costs 900 crowns.', OLD)).toContain('400 crowns')
  })

  it('is a quoted one that has what the question adds, and the number that it asks for', () => {
    const asked = { question: 'and on the islands?', before: 'What does a repair of a ferry cost?' }
    const price = 'On the islands it costs 700 crowns.'
    const text = `Sails\n\nA repair of a ferry is seldom done before June. ${price}\n\n${filler}\n\nA repair of a ferry of the islands costs much more than a new ferry of the islands, which costs 900 crowns.`
    const islands = analysedDocument(indexDocument(text, 'en'))
    const search = findPassages(
      islands,
      { ...asked, question: 'how much on the islands?' },
      undefined,
    )
    const [first] = inContext(islands, search, { quoted: [[price]], shown: [price] }).passages
    expect(islands.index.sentences[first?.sentence ?? -1]?.text).toBe(price)
  })

  it('is the best one where nothing was quoted', () => {
    expect(firstAfter()).toBe(search.passages[0]?.paragraph.blocks[0]?.text)
  })
})
