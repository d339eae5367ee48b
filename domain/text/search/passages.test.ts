import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHAT_CONTEXT_CHARS } from '../../constants.ts'
import { indexDocument, type DocumentIndex } from '../document.ts'
import { removeRunningHeaders } from '../lines/running-headers.ts'
import {
  formatContext,
  passagesOf,
  ranked,
  scoreSentences,
  type Passage,
  type Query,
} from './passages.ts'

const filler = (subject: string) =>
  Array.from(
    { length: 12 },
    (_, i) => `The ${subject} of room ${i} was painted in quiet colours by its keepers.`,
  ).join(' ')

const PAGES = [
  `${filler('gallery')}\n\nThe lighthouse of Orrin burns rape oil. It was lit for the first time in 1789.`,
  `${filler('library')}\n\nA keeper climbs 142 steps every evening. The lamp is turned by a falling weight.`,
  `${filler('kitchen')}\n\nFog is announced by a bell. The bell is rung by the tide, which lifts a float.`,
]
const index = indexDocument(PAGES.join('\f'), 'en')
const bestPassages = (from: DocumentIndex, query: Query, budget: number): Passage[] =>
  passagesOf(from, ranked(scoreSentences(from, query)), budget)
const chosen = (question: string, before?: string) => bestPassages(index, { question, before }, 400)
const contextFor = (question: string, before?: string) => formatContext(chosen(question, before))

const sentenceOf = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

describe('passagesOf', () => {
  it('finds a sentence next to the words of the question', () => {
    expect(contextFor('When was the lighthouse lit for the first time?')).toContain('in 1789')
    expect(contextFor('How many steps does the keeper climb?')).toContain('142 steps')
    expect(contextFor('What rings the bell in fog?')).toContain('lifts a float')
  })

  it('labels each passage with its page, in page order', () => {
    const pages = chosen('lighthouse bell steps').map(({ page }) => page)
    expect(pages).toEqual([...pages].sort((a, b) => a - b))
    expect(contextFor('Which oil does the lighthouse burn?')).toMatch(/^\[p\. 1\] .*rape oil/m)
  })

  it('returns text of the page, apart from white space', () => {
    for (const { page, start, end, text } of chosen('bell tide lamp weight'))
      expect(PAGES[page - 1]?.slice(start, end).replace(/\s+/g, ' ')).toBe(text)
  })

  it('includes the previous question in the search', () => {
    expect(contextFor('And who turns it?', 'Tell me about the lamp and its weight')).toContain(
      'falling weight',
    )
  })

  it('returns nothing if nothing matches', () => {
    expect(chosen('xylophone')).toEqual([])
    expect(ranked(scoreSentences(index, { question: '' }))).toEqual([])
  })

  it('never exceeds the budget, labels included', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.lorem({ maxCount: 12, mode: 'words' }), { maxLength: 30 }), {
          maxLength: 8,
        }),
        fc.lorem({ maxCount: 5 }),
        // Small budgets are used up: only then labels that are not counted exceed one.
        fc.integer({ min: 50, max: CHAT_CONTEXT_CHARS }),
        (pages, question, budget) => {
          const document = indexDocument(
            pages.map((lines) => lines.map(sentenceOf).join(' ')).join('\f'),
          )
          const passages = bestPassages(document, { question }, budget)
          expect(formatContext(passages).length).toBeLessThanOrEqual(budget)
        },
      ),
      { seed: 7, numRuns: 60 },
    )
  })
})

it('removes running headers and footers from sentences', () => {
  const pages = Array.from(
    { length: 6 },
    (_, i) =>
      `Handbook of tides ${i}\nWater ${'fills empties warms cools lifts moves'.split(' ')[i] ?? ''} it\nand falls ${'abcdef'[i] ?? ''} there.\n${i + 1} | Orrin Press`,
  )
  const bare = removeRunningHeaders(pages)
  expect(bare.map((page) => page.trim())).toEqual(
    pages.map(
      (_, i) =>
        `Water ${'fills empties warms cools lifts moves'.split(' ')[i] ?? ''} it\nand falls ${'abcdef'[i] ?? ''} there.`,
    ),
  )
  expect(bare.map((page) => page.length)).toEqual(pages.map((page) => page.length))
})
