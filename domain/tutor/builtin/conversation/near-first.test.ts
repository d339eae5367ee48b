import { describe, expect, it } from 'vitest'
import { indexDocument } from '../../../text/document.ts'
import { findInContext } from './near-first.ts'
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

/** The first passage for a question after other questions, whose replies quoted these sentences. */
const firstAfter = (asked: readonly string[], quoted: readonly string[] = []): string =>
  findInContext(document, { question: 'What does a repair cost?' }, undefined, {
    asked,
    quoted: quoted.map((quote) => [quote]),
    shown: [],
  }).passages[0]?.paragraph.blocks[0]?.text ?? ''

describe('the first passage for a question in a conversation', () => {
  it('is near the passage about the previous question', () => {
    expect(firstAfter(['What does the new ferry need?'])).toContain('900 crowns')
    expect(firstAfter(['What does the old ferry need?'])).toContain('400 crowns')
  })

  it('stays there after a question without a subject', () => {
    expect(firstAfter(['What does the new ferry need?', 'why?'])).toContain('900 crowns')
    expect(firstAfter(['What does the old ferry need?', 'why?'])).toContain('400 crowns')
  })

  it('is elsewhere if a later question asks about something else', () => {
    expect(
      firstAfter(['What does the old ferry need?', 'What does the new ferry need?']),
    ).toContain('900 crowns')
  })

  it('is near the last quotation if the questions are about two parts of the text', () => {
    const asked = ['Which ferry needs coal and which wind?']
    expect(firstAfter(asked, [NEW])).toContain('900 crowns')
    expect(firstAfter(asked, [NEW, OLD])).toContain('400 crowns')
  })

  it('is rather one that was not quoted', () => {
    const asked = ['Which ferry needs coal and which wind?']
    const last = 'The islands have no harbour.'
    expect(firstAfter(asked, ['A repair costs 400 crowns.', last])).toContain('900 crowns')
    expect(firstAfter(asked, ['A repair costs 900 crowns.', last])).toContain('400 crowns')
  })

  it('may have no word of the question', () => {
    const ships = ['brig', 'cutter', 'ferry', 'galley', 'lugger', 'yawl']
    const text = ships.map((ship) => `Every ${ship} has a keel. Sailors praise it.`).join('\n\n')
    const fleet = analysedDocument(indexDocument(text, 'en'))
    const context = { asked: ['What does a lugger have?'], quoted: [], shown: [] }
    const { passages } = findInContext(fleet, { question: 'Is that so?' }, undefined, context)
    expect(passages[0]?.paragraph.blocks[0]?.text).toContain('lugger')
  })

  it('is the best one where nothing was asked before', () => {
    const search = findPassages(document, { question: 'What does a repair cost?' }, undefined)
    expect(firstAfter([])).toBe(search.passages[0]?.paragraph.blocks[0]?.text)
  })
})
