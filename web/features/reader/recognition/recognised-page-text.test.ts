import { describe, expect, it } from 'vitest'
import { locateQuote } from '../../../../domain/text/search/find-quote.ts'
import { findIn } from '../find-in-page.ts'
import { recognisedPageText } from './recognised-page-text.ts'

const TEXT = 'Shear waves cannot\npass the Kern'
const box = { left: 0, top: 0, width: 0.1, height: 0.1 }
const word = (own: string) => {
  const start = TEXT.indexOf(own)
  return { ...box, start, end: start + own.length }
}
const page = recognisedPageText({
  text: TEXT,
  lines: [
    [word('Shear'), word('waves'), word('cannot')],
    [word('pass'), word('the'), word('Kern')],
  ],
})

describe('the text of a recognised page', () => {
  it('is found across its lines, ignoring case', () => {
    expect(findIn(page, 'CANNOT pass')).toEqual([{ start: 12, end: 23 }])
  })

  it('has the words of a passage as ranges', () => {
    const found = locateQuote('waves cannot pass', page.text)
    expect(found && page.rangesOf(found.start, found.end)).toEqual([
      { run: 1, from: 0, to: 5 },
      { run: 2, from: 0, to: 6 },
      { run: 3, from: 0, to: 4 },
    ])
  })

  it('has parts of words as ranges', () => {
    expect(page.rangesOf(8, 14)).toEqual([
      { run: 1, from: 2, to: 5 },
      { run: 2, from: 0, to: 2 },
    ])
  })
})
