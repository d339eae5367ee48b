import { describe, expect, it } from 'vitest'
import { pageText, type PositionedItem } from './layout.ts'

type At = { x?: number; y: number; height?: number; hasEOL?: boolean; fontName?: string }

const item = (str: string, at: At): PositionedItem => {
  const { x = 60, y, height = 10, hasEOL = true, fontName = 'text' } = at
  return {
    str,
    dir: 'ltr',
    transform: [height, 0, 0, height, x, y],
    width: str.length * 5,
    height,
    hasEOL,
    fontName,
  }
}
const triangle = (y: number) =>
  item('I', { y: y + 1, height: 8, hasEOL: false, fontName: 'symbol' })

describe('the triangles of LaTeX slides', () => {
  it('are the marks of list items', () => {
    expect(
      pageText([
        item('Parts of a mill', { y: 700 }),
        ...[triangle(680), item('dam', { x: 71, y: 680 })],
        ...[triangle(660), item('wheel', { x: 71, y: 660 })],
      ]),
    ).toBe('Parts of a mill\n• dam\n• wheel')
  })

  it('are not read in a word in italics, nor where their font has other letters', () => {
    const spoken = [
      item('I', { y: 700, hasEOL: false, fontName: 'italic' }),
      item('saw the mill.', { x: 67, y: 700 }),
    ]
    expect(pageText(spoken)).toBe('I saw the mill.')
    const numbered = [
      item('I', { y: 700, hasEOL: false, fontName: 'bold' }),
      item('Mills', { x: 75, y: 700 }),
      item('II', { y: 680, hasEOL: false, fontName: 'bold' }),
      item('Dams', { x: 75, y: 680 }),
    ]
    expect(pageText(numbered)).toBe('I Mills\nII Dams')
  })
})

describe('list marks that are printed after the text of their page', () => {
  it('are placed before their items', () => {
    expect(
      pageText([
        item('A mill needs:', { y: 700 }),
        item('a dam', { x: 90, y: 680 }),
        item('a wheel', { x: 90, y: 660 }),
        item('1.', { x: 76, y: 680 }),
        item('2.', { x: 76, y: 660 }),
      ]),
    ).toBe('A mill needs:\n1. a dam\n2. a wheel')
  })

  it('do not move to text that is far from them', () => {
    const cells = [item('Tide', { x: 300, y: 680 }), item('1.', { x: 76, y: 680 })]
    expect(pageText(cells)).toBe('Tide\n1.')
  })
})
