import { describe, expect, it } from 'vitest'
import { findIn, piecesIn } from './find-in-page.ts'
import { pageTextOf, type TextRun } from './page-text.ts'

const run = (str: string, hasEOL = false, x = 0): TextRun => ({
  str,
  hasEOL,
  dir: /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(str) ? 'rtl' : 'ltr',
  transform: [1, 0, 0, 1, x, 0],
})

describe('finding in a page', () => {
  it('ignores case, accents and white space', () => {
    const page = pageTextOf([run('Émile  went'), run('', true), run('home; emile went too')])
    expect(findIn(page, ' EMILE   went').map(({ start }) => start)).toEqual([0, 17])
  })

  it('finds nothing for an empty query', () => {
    expect(findIn(pageTextOf([run('abc')]), '   ')).toEqual([])
  })

  it('finds an exponent that the text has as a superscript character', () => {
    const power = pageTextOf([run('about 10'), run('9'), run(' J')])
    expect(findIn(power, '10⁹ J')).toEqual([{ start: 6, end: 11 }])
  })
})

describe('a passage whose lines are not consecutive in the stream', () => {
  const runs = [
    run('Rain falls on the hills and runs', true),
    run('Salt is left behind where water', true),
    run('to the sea in 12 great rivers,', true),
    run('evaporates from shallow pans.', true),
    run('which carry sand. More follows here.', true),
    run('Another sentence of the column.', true),
  ]
  const page = pageTextOf(runs)
  const highlighted = (quote: string) =>
    piecesIn(page, quote)?.map(({ start, end }) => page.text.slice(start, end)) ?? null

  it('is found in pieces', () => {
    expect(
      highlighted(
        'Rain falls on the hills and runs to the sea in 12 great rivers, which carry sand.',
      ),
    ).toEqual([
      'Rain falls on the hills and runs',
      'to the sea in 12 great rivers,',
      'which carry sand.',
    ])
  })

  it('is not found if a number differs', () => {
    expect(
      highlighted(
        'Rain falls on the hills and runs to the sea in 13 great rivers, which carry sand.',
      ),
    ).toBeNull()
  })

  it('is not found if too little of it is on the page', () => {
    expect(
      highlighted(
        'Rain falls on the hills and runs, says nobody about anything else in this whole text.',
      ),
    ).toBeNull()
  })
})
