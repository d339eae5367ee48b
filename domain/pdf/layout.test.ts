import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageText, type PositionedItem } from './layout.ts'

const CHAR = 5

type At = { x?: number; y: number; height?: number; hasEOL?: boolean }

const item = (str: string, { x = 60, y, height = 10, hasEOL = true }: At): PositionedItem => ({
  str,
  dir: 'ltr',
  transform: [height, 0, 0, height, x, y],
  width: str.length * CHAR,
  height,
  hasEOL,
})

/** Lines one below another, 12 points apart. */
const stacked = (lines: readonly string[], at: { x?: number; from?: number } = {}) =>
  lines.map((line, index) =>
    item(line, { y: (at.from ?? 700) - index * 12, ...(at.x ? { x: at.x } : {}) }),
  )

describe('pageText', () => {
  it('separates lines by line breaks', () => {
    expect(pageText(stacked(['one', 'two']))).toBe('one\ntwo')
  })

  it('returns an empty text for a page without items', () => {
    expect(pageText([])).toBe('')
  })

  it('separates paragraphs by an empty line at a wider gap', () => {
    const text = pageText([...stacked(['a', 'b', 'c']), ...stacked(['d', 'e'], { from: 640 })])
    expect(text).toBe('a\nb\nc\n\nd\ne')
  })

  it('separates paragraphs on a page that has more of them than lines in them', () => {
    const full = 'a line that fills the whole width of its page and goes on'
    const entry = (y: number) => [item(full, { y }), item('here', { y: y - 12 })]
    const short = [500, 480, 460, 440, 420, 400].map((y) => item('one', { y }))
    const text = pageText([...[700, 668, 636, 604].flatMap(entry), ...short])
    expect(text.split('\n\n').slice(0, 5)).toEqual([
      ...Array<string>(4).fill(`${full}\nhere`),
      'one',
    ])
  })

  it('separates a heading from the text below it by type size', () => {
    expect(
      pageText([item('Cells', { y: 712, height: 18 }), ...stacked(['They divide.', 'Often.'])]),
    ).toBe('Cells\n\nThey divide.\nOften.')
  })

  it('inserts a space between separated pieces of a line and none between adjacent ones', () => {
    const apart = [item('left', { y: 700, hasEOL: false }), item('right', { x: 100, y: 700 })]
    const touching = [item('le', { y: 700, hasEOL: false }), item('ft', { x: 70, y: 700 })]
    expect(pageText(apart)).toBe('left right')
    expect(pageText(touching)).toBe('left')
  })

  it('writes exponents and indexes in superscript and subscript characters', () => {
    const small = (str: string, x: number, y: number, hasEOL = false) =>
      item(str, { x, y, height: 7, hasEOL })
    const line = [
      item('about 10', { y: 700, hasEOL: false }),
      small('9', 100, 704),
      item(' J of H', { x: 105, y: 700, hasEOL: false }),
      small('2', 140, 698),
      item('O, x', { x: 145, y: 700, hasEOL: false }),
      small('n+1', 165, 704, true),
    ]
    expect(pageText(line)).toBe('about 10⁹ J of H₂O, xⁿ⁺¹')
  })

  it('keeps the mark of a note, letters and a smaller number on the line', () => {
    const beside = (before: string, str: string, y: number) =>
      pageText([
        item(before, { y: 700, hasEOL: false }),
        item(str, { x: 60 + before.length * CHAR, y, height: 7 }),
      ])
    expect(beside('It fell.', '1', 704)).toBe('It fell.1')
    expect(beside('the 2', 'nd', 704)).toBe('the 2nd')
    expect(beside('No. 4', '5', 700)).toBe('No. 45')
  })

  it('reverses right-to-left words that the stream lists from left to right', () => {
    const word = (str: string, x: number, hasEOL = false) => ({
      ...item(str, { x, y: 700, hasEOL }),
      dir: 'rtl',
    })
    const logical = 'انواع الخطوط العربية'
    const [first = '', second = '', third = ''] = logical.split(' ')
    expect(pageText([word(third, 60), word(second, 120), word(first, 180, true)])).toBe(logical)
    expect(pageText([word(first, 180), word(second, 120), word(third, 60, true)])).toBe(logical)
    const sign = word('\u064b', 183)
    expect(
      pageText([word(third, 60), word(second, 120), word(first, 185), { ...sign, hasEOL: true }]),
    ).toBe(`\u064b${logical}`)
  })

  it.each([
    ['com-', 'pile the code', 'compile the code'],
    ['com\u2010', 'pile', 'compile'],
    ['com\u00ad', 'pile', 'compile'],
    ['state-of-', 'the-art', 'state-of-the-art'],
    ['Levenberg-', 'Marquardt', 'Levenberg-Marquardt'],
    ['1990-', '1995', '1990-1995'],
    ['über-', 'prüfen', 'überprüfen'],
    ['a dash -', 'stays', 'a dash -\nstays'],
  ])('joins %j and %j as %j', (first, second, joined) => {
    expect(pageText(stacked([first, second]))).toBe(joined)
  })

  it.each([
    ['\u2f00\u2f08', '一人'],
    ['\ufb01nd', 'find'],
    ['Ｃｅｌｌ', 'Cell'],
    ['x² + ½', 'x² + ½'],
    ['e\u0301', 'é'],
  ])('gives %j as %j, so that a search finds it', (given, expected) => {
    expect(pageText([item(given, { y: 700 })])).toBe(expected)
  })

  it('removes characters that the database refuses', () => {
    expect(pageText([item('a\0b\fc\ud800d\u0007e', { y: 700 })])).toBe('abc\ufffdde')
  })

  const LEFT = Array.from({ length: 12 }, (_, line) => `left column line number ${line + 10}`)
  const RIGHT = Array.from({ length: 12 }, (_, line) => `right column line number ${line + 10}`)
  const hopping = LEFT.flatMap((line, index) => [
    item(line, { x: 60, y: 700 - index * 12, hasEOL: false }),
    item(RIGHT[index] ?? '', { x: 320, y: 700 - index * 12 }),
  ])

  it('reads one column after the other when the stream alternates between them', () => {
    expect(pageText(hopping)).toBe([...LEFT, ...RIGHT].join('\n'))
  })

  it('places a title that spans both columns above them', () => {
    const title = item('A title that is wide enough to cross the gutter between the columns', {
      x: 120,
      y: 740,
    })
    expect(pageText([...hopping, title]).startsWith(title.str)).toBe(true)
  })

  it('leaves the order of columns that the stream already follows', () => {
    const text = pageText([...stacked(LEFT), ...stacked(RIGHT, { x: 320 })])
    expect(text).toBe([...LEFT, ...RIGHT].join('\n'))
  })

  it('reads a table row by row', () => {
    const rows = Array.from({ length: 12 }, (_, row) => [
      item(`term ${row}`, { x: 60, y: 700 - row * 12, hasEOL: false }),
      item(row % 4 === 0 ? 'a definition that runs on for a while' : 'short', {
        x: 320,
        y: 700 - row * 12,
      }),
    ])
    expect(pageText(rows.flat()).split('\n')[0]).toBe(
      'term 0 a definition that runs on for a while',
    )
  })

  it('never contains a form feed or a null character', () => {
    const anyItem = fc.record({
      str: fc.string({ unit: 'binary' }),
      dir: fc.constantFrom('ltr', 'rtl', 'ttb'),
      transform: fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { maxLength: 6 }),
      width: fc.double({ noNaN: true, min: 0, max: 1e4 }),
      height: fc.double({ noNaN: true, min: 0, max: 1e3 }),
      hasEOL: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 60 }), (items) => {
        const text = pageText(items)
        expect(text).not.toContain('\f')
        expect(text).not.toContain('\0')
        expect(text.isWellFormed()).toBe(true)
      }),
    )
  })
})

it('reads a page that is one long word', () => {
  const word = 'a'.repeat(500_000)
  expect(pageText([item(word, { y: 700 })])).toBe(word)
})
