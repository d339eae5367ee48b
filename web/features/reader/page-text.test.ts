import { describe, expect, it } from 'vitest'
import { pageTextOf, type TextRun } from './page-text.ts'

const run = (str: string, hasEOL = false, x = 0): TextRun => ({
  str,
  hasEOL,
  dir: /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(str) ? 'rtl' : 'ltr',
  transform: [1, 0, 0, 1, x, 0],
})

/** The text covered by the ranges, read from the runs. */
const covered = (runs: TextRun[], start: number, end: number) =>
  pageTextOf(runs)
    .rangesOf(start, end)
    .map(({ run: index, from, to }) => runs[index]?.str.slice(from, to))

describe('the text of a page', () => {
  it('joins lines with single spaces', () => {
    expect(
      pageTextOf([run('  The heat '), run(''), run('rises.', true), run('Slowly.')]).text,
    ).toBe('The heat rises. Slowly.')
  })

  it('joins a word hyphenated at the end of a line and finds both halves', () => {
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

  it('expands ligatures and maps both letters to the one glyph', () => {
    const runs = [run('ef\ufb01cient')]
    expect(pageTextOf(runs).text).toBe('efficient')
    expect(covered(runs, 2, 4)).toEqual(['\ufb01'])
  })

  it('keeps characters outside the basic plane intact', () => {
    const runs = [run('let \u{1D465} be')]
    const { text } = pageTextOf(runs)
    expect(text).toBe('let x be')
    expect(covered(runs, 4, 5)).toEqual(['\u{1D465}'])
  })

  it('reorders a line that the stream gives in reverse, and finds every letter', () => {
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

  it('finds a passage that spans several runs', () => {
    const runs = [run('alpha beta'), run(' ', true), run('gamma delta')]
    expect(covered(runs, 6, 16)).toEqual(['beta', ' ', 'gamma'])
  })
})
