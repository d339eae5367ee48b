import { describe, expect, it } from 'vitest'
import { pageText, type PositionedItem } from './layout.ts'

const CHAR = 6
const PAGE_HEIGHT = 540

type At = { readonly y: number; readonly x?: number; readonly height?: number }

const line = (str: string, { y, x = 50, height = 30 }: At): PositionedItem => ({
  str,
  dir: 'ltr',
  transform: [height, 0, 0, height, x, y],
  width: str.length * CHAR,
  height,
  hasEOL: true,
})
const slide = (...items: PositionedItem[]): string => pageText(items, PAGE_HEIGHT)
const BODY = [
  line('A gate holds the water of a river back', { y: 360 }),
  line('A weir lets the water of a river pass', { y: 320 }),
]
const TEXT = 'A gate holds the water of a river back\nA weir lets the water of a river pass'

describe('the title of a slide', () => {
  it('comes first if it is painted last', () => {
    expect(slide(...BODY, line('Kinds of gates', { y: 490, height: 44 }))).toBe(
      `Kinds of gates\n\n${TEXT}`,
    )
  })

  it('comes first if it is as small as the text, but far above it', () => {
    expect(slide(...BODY, line('Kinds of gates', { y: 490, height: 28 }))).toBe(
      `Kinds of gates\n\n${TEXT}`,
    )
  })

  it('stands alone if the text below it is as near as its own lines', () => {
    const title = line('Kinds of gates', { y: 400, height: 37 })
    expect(slide(title, ...BODY)).toBe(`Kinds of gates\n\n${TEXT}`)
  })

  it('is one line of the text if it is printed in two', () => {
    const title = [
      line('Kinds of gates', { y: 490, height: 44 }),
      line('and of weirs', { y: 440, height: 44 }),
    ]
    expect(slide(...BODY, ...title)).toBe(`Kinds of gates and of weirs\n\n${TEXT}`)
  })

  it('is not a small line above it', () => {
    const running = line('Hydraulics, lecture 3', { y: 525, height: 12 })
    const title = line('Kinds of gates', { y: 480, height: 44 })
    expect(slide(running, ...BODY, title).indexOf('Kinds of gates')).toBe(0)
  })

  it('is not the first line of the text', () => {
    const first = line('A sluice opens twice a day', { y: 400 })
    expect(slide(...BODY, first)).toBe(`${TEXT}\nA sluice opens twice a day`)
  })

  it('is not looked for on a page that is higher than wide', () => {
    const items = [...BODY, line('Kinds of gates', { y: 490, height: 44 })]
    expect(pageText(items).startsWith(TEXT)).toBe(true)
  })
})
