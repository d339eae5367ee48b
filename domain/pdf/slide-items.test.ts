import { describe, expect, it } from 'vitest'
import { pageText, printedPage, type PositionedItem } from './layout.ts'

const CHAR = 5

type At = { x?: number; y: number; height?: number; font?: string; wraps?: boolean }

/** A line, and after a line that its paragraph does not continue the empty piece of its break. */
const line = (str: string, at: At): PositionedItem[] => {
  const { x = 30, y, height = 10, font = 'text', wraps = false } = at
  const piece = {
    str,
    dir: 'ltr',
    transform: [height, 0, 0, height, x, y],
    width: str.length * CHAR,
    height,
    hasEOL: wraps,
    fontName: font,
  }
  return wraps ? [piece] : [piece, { ...piece, str: '', width: 0, height: 0, hasEOL: true }]
}

const title = line('Kinds of gates', { x: 8, y: 250, height: 14 })
const slide = (...lines: PositionedItem[][]): string => pageText([...title, ...lines.flat()], 270)

describe('the items of a slide whose bullets are drawn', () => {
  it('begin where an indented line had room in the line before', () => {
    const text = slide(
      line('A gate holds the water of a river back', { y: 200, wraps: true }),
      line('until the fields need it', { y: 187 }),
      line('A weir lets it pass', { y: 172 }),
    )
    expect(text).toBe(
      'Kinds of gates\n\n• A gate holds the water of a river back\nuntil the fields need it\n• A weir lets it pass',
    )
  })

  it('have the level of their indentation', () => {
    const text = slide(
      line('Sluice gate', { y: 200 }),
      line('A gate that slides in grooves of its frame', { x: 50, y: 186 }),
      line('Weir', { y: 171 }),
      line('A low wall over which the water of a river flows', { x: 50, y: 157 }),
    )
    expect(text.split('\n').slice(2)).toEqual([
      '• Sluice gate',
      '  ◦ A gate that slides in grooves of its frame',
      '• Weir',
      '  ◦ A low wall over which the water of a river flows',
    ])
  })

  it('keep the numbers that are printed in circles', () => {
    const numbered = (n: string, text: string, y: number) => [
      ...line(n, { x: 40, y: y + 1, height: 6, wraps: false }).slice(0, 1),
      ...line(text, { x: 52, y }),
    ]
    const text = slide(
      numbered('1', 'Gates that slide up and down', 200),
      numbered('2', 'Gates that turn like a door', 186),
    )
    expect(text.split('\n').slice(2)).toEqual([
      '1. Gates that slide up and down',
      '2. Gates that turn like a door',
    ])
  })

  it('leave the positions of emphasised words right', () => {
    const { text, fonts } = printedPage(
      [
        ...title,
        ...line('Sluice gate', { y: 200, font: 'bold' }),
        ...line('It slides in grooves of its frame', { x: 50, y: 186 }),
        ...line('A weir lets the water of a river pass', { y: 171 }),
      ],
      270,
    )
    const bold = fonts.find(({ font }) => font === 'bold')
    expect(text.slice(bold?.start, bold?.end)).toBe('Sluice gate')
  })

  it.each([
    [
      'a page that prints marks',
      line('- A gate holds the water of a river back', { y: 200 }),
      line('A weir lets the water pass', { x: 40, y: 186 }),
    ],
    [
      'lines that are not indented',
      line('A gate holds the water of a river back', { x: 10, y: 200 }),
      line('A weir lets the water pass', { x: 10, y: 186 }),
    ],
    ['labels', line('Gate', { y: 200 }), line('Weir', { x: 60, y: 186 })],
    [
      'a centred text',
      line('A gate holds the water of a river back', { x: 60, y: 200 }),
      line('A weir lets the water pass', { x: 90, y: 186 }),
    ],
    [
      'a single paragraph',
      line('A gate holds the water of a river back', { y: 200, wraps: true }),
      line('until the fields need it', { y: 187 }),
    ],
  ])('are not seen in %s', (_, ...lines) => {
    expect(slide(...lines)).not.toMatch(/[•◦]/u)
  })

  it('are not seen on a page that is higher than wide', () => {
    const items = [
      ...title,
      ...line('A gate holds the water of a river back', { y: 200 }),
      ...line('A weir lets it pass', { y: 186 }),
    ]
    expect(pageText(items)).not.toContain('•')
  })
})

describe('a heading', () => {
  const below = [
    'Both hold the water of a river back',
    'until the fields of the valley need it',
  ].flatMap((text, i) => line(text, { x: 8, y: 180 - 12 * i }))

  it('is one line if its second line had no room in the first', () => {
    const text = pageText([
      ...line('The gates of rivers in mountain valleys, and the weirs', {
        x: 8,
        y: 240,
        height: 16,
      }),
      ...line('of lowlands', { x: 8, y: 218, height: 16 }),
      ...below,
    ])
    expect(text).toMatch(/^The gates of rivers in mountain valleys, and the weirs of lowlands\n\n/u)
  })

  it('is apart from a second heading', () => {
    const text = pageText([
      ...line('Gates', { x: 8, y: 240, height: 16 }),
      ...line('Weirs', { x: 8, y: 218, height: 16 }),
      ...below,
    ])
    expect(text).toMatch(/^Gates\n+Weirs\n/u)
  })
})
