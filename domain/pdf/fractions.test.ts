import { describe, expect, it } from 'vitest'
import { pageText, type PositionedItem } from './layout.ts'

const CHAR = 5
type At = { size?: number; endsLine?: boolean }

/** A piece of a formula; `y` is its baseline. */
const piece = (
  str: string,
  [x, y]: readonly [number, number],
  { size = 10, endsLine = false }: At = {},
): PositionedItem => ({
  str,
  dir: 'ltr',
  transform: [size, 0, 0, size, x, y],
  width: (str.length * CHAR * size) / 10,
  height: size,
  hasEOL: endsLine,
})
const end = { endsLine: true } as const
const small = { size: 7 } as const

describe('fractions in the text of a page', () => {
  it('writes a fraction on one line, with the rest of its formula', () => {
    const page = [
      piece('The share is', [60, 730], end),
      piece('e =', [60, 700]),
      piece('W', [80, 705]),
      piece('', [80, 695], end),
      piece('Q', [80, 695]),
      piece('= 1 −', [90, 700]),
      piece('A', [125, 705]),
      piece('', [120, 695], end),
      piece('B − C', [117, 695]),
      piece('.', [142, 700], end),
      piece('It has no unit.', [60, 670]),
    ]
    expect(pageText(page)).toContain('e = W/Q = 1 − A/(B − C).\n')
  })

  it('writes a fraction on one line whose parts end lines of their own', () => {
    const page = [
      piece('v =', [60, 700], end),
      piece('way', [82, 707], end),
      piece('time', [80, 693], end),
      piece('It grows.', [60, 670]),
    ]
    expect(pageText(page)).toBe('v = way/time\nIt grows.')
  })

  it('writes the full stop after a formula without a space', () => {
    const page = [piece('It is W = Q', [60, 700]), piece('.', [118, 700], end)]
    expect(pageText(page)).toBe('It is W = Q.')
  })

  it('keeps the terms of a numerator and the factors of a denominator together', () => {
    const page = [
      piece('m =', [60, 700]),
      piece('a + b', [80, 706]),
      piece('2n', [87, 694]),
      piece('+ 1', [110, 700]),
    ]
    expect(pageText(page)).toBe('m = (a + b)/(2n) + 1')
  })

  it('does not read an exponent and an index of a letter as a fraction', () => {
    const page = [
      piece('s = x', [60, 700]),
      piece('2', [85, 704], small),
      piece('2', [85, 697], small),
      piece('+ 1', [95, 700]),
    ]
    expect(pageText(page)).toBe('s = x²2 + 1')
  })

  it('does not read the numbers before a chemical symbol as a fraction', () => {
    const page = [
      piece('A =', [60, 700]),
      piece('14', [80, 705], small),
      piece('6', [83.5, 697], small),
      piece('C', [87, 700]),
    ]
    expect(pageText(page)).not.toContain('/')
  })

  it('does not read two lines of a table cell beside another cell as a fraction', () => {
    const page = [
      piece('Colour', [60, 700]),
      piece('green or', [120, 706], end),
      piece('yellow', [125, 694], end),
    ]
    expect(pageText(page)).toBe('Colour green or\nyellow')
  })
})
