import { describe, expect, it } from 'vitest'
import { findIn, pageTextOf, piecesIn, type TextRun } from './page-text.ts'

const run = (str: string, hasEOL = false, x = 0): TextRun => ({
  str,
  hasEOL,
  dir: /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(str) ? 'rtl' : 'ltr',
  transform: [1, 0, 0, 1, x, 0],
})

/** What the ranges cover, read back from the runs themselves. */
const covered = (runs: TextRun[], start: number, end: number) =>
  pageTextOf(runs)
    .rangesOf(start, end)
    .map(({ run: index, from, to }) => runs[index]?.str.slice(from, to))

describe('the text of a page', () => {
  it('puts lines on one line with single spaces', () => {
    expect(
      pageTextOf([run('  The heat '), run(''), run('rises.', true), run('Slowly.')]).text,
    ).toBe('The heat rises. Slowly.')
  })

  it('puts a word broken at the end of a line together and still finds both halves', () => {
    const runs = [run('we com-', true), run('pile it')]
    const { text } = pageTextOf(runs)
    expect(text).toBe('we compile it')
    expect(covered(runs, 3, 10)).toEqual(['com', 'pile'])
  })

  it('keeps the hyphen of a compound', () => {
    expect(pageTextOf([run('the Franco-', true), run('Prussian war')]).text).toBe(
      'the Franco-Prussian war',
    )
    expect(pageTextOf([run('state-of-', true), run('the-art')]).text).toBe('state-of-the-art')
  })

  it('unifies ligatures and points both letters at the one glyph', () => {
    const runs = [run('ef\ufb01cient')]
    expect(pageTextOf(runs).text).toBe('efficient')
    expect(covered(runs, 2, 4)).toEqual(['\ufb01'])
  })

  it('keeps characters outside the basic plane whole', () => {
    const runs = [run('let \u{1D465} be')]
    const { text } = pageTextOf(runs)
    expect(text).toBe('let x be')
    expect(covered(runs, 4, 5)).toEqual(['\u{1D465}'])
  })

  it('reads a line that the stream gives from its far end the way it is written, and finds every letter of it again', () => {
    const runs = [
      ...Array.from('\u05dd\u05d5\u05dc\u05e9', (letter, index) => run(letter, false, 10 * index)),
      run(' ', false, 40),
      run('1779', true, 50),
      run('\u05d0\u05d1', false, 0),
    ]
    const { text } = pageTextOf(runs)
    expect(text).toBe('1779 \u05e9\u05dc\u05d5\u05dd \u05d0\u05d1')
    expect(covered(runs, 5, 9)).toEqual(Array.from('\u05e9\u05dc\u05d5\u05dd'))
  })

  it('spans several runs of one passage', () => {
    const runs = [run('alpha beta'), run(' ', true), run('gamma delta')]
    expect(covered(runs, 6, 16)).toEqual(['beta', ' ', 'gamma'])
  })
})

describe('finding in a page', () => {
  it('ignores case, accents and how white space was typed', () => {
    const page = pageTextOf([run('Émile  went'), run('', true), run('home; emile went too')])
    expect(findIn(page, ' EMILE   went').map(({ start }) => start)).toEqual([0, 17])
  })

  it('finds nothing for nothing', () => {
    expect(findIn(pageTextOf([run('abc')]), '   ')).toEqual([])
  })
})

describe('a passage whose lines do not follow one another in the stream', () => {
  const runs = [
    run('Rain falls on the hills and runs', true),
    run('Salt is left behind where water', true),
    run('to the sea in 12 great rivers,', true),
    run('evaporates from shallow pans.', true),
    run('which carry sand. More follows here.', true),
    run('Another sentence of the column.', true),
  ]
  const page = pageTextOf(runs)
  const lit = (quote: string) =>
    piecesIn(page, quote)?.map(({ start, end }) => page.text.slice(start, end)) ?? null

  it('is found in its pieces', () => {
    expect(
      lit('Rain falls on the hills and runs to the sea in 12 great rivers, which carry sand.'),
    ).toEqual([
      'Rain falls on the hills and runs',
      'to the sea in 12 great rivers,',
      'which carry sand.',
    ])
  })

  it('is not found where a number differs', () => {
    expect(
      lit('Rain falls on the hills and runs to the sea in 13 great rivers, which carry sand.'),
    ).toBeNull()
  })

  it('is not found where too little of it is there', () => {
    expect(
      lit('Rain falls on the hills and runs, says nobody about anything else in this whole text.'),
    ).toBeNull()
  })
})
