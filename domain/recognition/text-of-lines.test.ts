import { describe, expect, it } from 'vitest'
import { passageBoxes } from './passage-boxes.ts'
import { pageOfLines, type LineOnPicture } from './text-of-lines.ts'

const SIZE = { width: 1000, height: 500 }

/** A line whose words are 90 pixels wide, 100 apart and 20 high, from `top`. */
const line = (
  text: string,
  top: number,
  { confidence = 95, startsParagraph = false } = {},
): LineOnPicture => ({
  startsParagraph,
  words: text.split(' ').map((word, at) => ({
    text: word,
    confidence,
    box: { x0: 100 * at, y0: top, x1: 100 * at + 90, y1: top + 20 },
  })),
})

describe('the text of recognised lines', () => {
  it('has lines, and paragraphs separated by empty lines', () => {
    const page = pageOfLines(
      [
        line('Pressure waves travel', 0, { startsParagraph: true }),
        line('through the core.', 30),
        line('Shear waves do not.', 90, { startsParagraph: true }),
      ],
      SIZE,
    )
    expect(page).toMatchObject({ quality: 'good', confidence: 95 })
    expect(page.text).toBe('Pressure waves travel\nthrough the core.\n\nShear waves do not.')
  })

  it('keeps a sentence together that the recognition divided into paragraphs', () => {
    const page = pageOfLines(
      [
        line('Shear waves are slower and cannot pass through', 0, { startsParagraph: true }),
        line('the liquid core.', 30, { startsParagraph: true }),
        line('pressure waves', 90, { startsParagraph: true }),
        line('shear waves', 120, { startsParagraph: true }),
      ],
      SIZE,
    )
    expect(page.text).toBe(
      'Shear waves are slower and cannot pass through\nthe liquid core.\n\npressure waves\n\nshear waves',
    )
  })

  it('joins words divided at the end of a line and keeps the hyphens of compounds', () => {
    const divided = [line('waves of pres-', 0), line('sure reach far', 30)]
    expect(pageOfLines(divided, SIZE).text).toBe('waves of pressure reach far')
    const compound = [line('the Gutenberg-', 0), line('Richter law holds', 30)]
    expect(pageOfLines(compound, SIZE).text).toBe('the Gutenberg-Richter law holds')
  })

  it('places each word on the picture, in shares of its size', () => {
    const page = pageOfLines([line('shear waves', 100)], SIZE)
    const [first, second] = page.lines[0] ?? []
    expect(first).toEqual({ start: 0, end: 5, left: 0, width: 0.09, top: 0.2, height: 0.04 })
    expect(second).toMatchObject({ start: 6, end: 11, left: 0.1 })
  })

  it('leaves out lines that are strokes of a drawing', () => {
    const page = pageOfLines(
      [line('Pressure waves travel through the core', 0), line('~ _ |', 30, { confidence: 12 })],
      SIZE,
    )
    expect(page.text).toBe('Pressure waves travel through the core')
    expect(page.quality).toBe('good')
  })

  it('is empty for an unreadable page', () => {
    const page = pageOfLines([line('prqssvre wqves trqvel', 0, { confidence: 30 })], SIZE)
    expect(page).toEqual({ confidence: 30, quality: 'unreadable', text: '', lines: [] })
  })

  it('contains no form feeds, which separate pages', () => {
    expect(pageOfLines([line('shear\fwaves travel\u0000 slowly', 0)], SIZE).text).toBe(
      'shearwaves travel slowly',
    )
  })

  it('is bounded for a picture full of specks', () => {
    const lines = Array.from({ length: 2000 }, (_, at) => line('a b c d e f g h', at % 480))
    expect(pageOfLines(lines, SIZE).lines.flat().length).toBeLessThanOrEqual(5000)
  })
})

describe('the boxes of a passage', () => {
  const { lines } = pageOfLines([line('one two three', 0), line('four five six', 30)], SIZE)

  it('are one box for each line', () => {
    // "three four"
    expect(passageBoxes(lines, { start: 8, end: 18 })).toEqual([
      { left: 0.2, top: 0, width: expect.closeTo(0.09), height: 0.04 },
      { left: 0, top: 0.06, width: 0.09, height: 0.04 },
    ])
  })

  it('reach from the first to the last word', () => {
    expect(passageBoxes(lines, { start: 0, end: 13 })).toEqual([
      { left: 0, top: 0, width: expect.closeTo(0.29), height: 0.04 },
    ])
    expect(passageBoxes(lines, { start: 900, end: 950 })).toEqual([])
  })
})
