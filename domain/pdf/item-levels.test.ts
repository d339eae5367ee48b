import { describe, expect, it } from 'vitest'
import { pageText, type PositionedItem } from './layout.ts'

const CHAR = 5

const line = (str: string, y: number, { x = 50, height = 10 } = {}): PositionedItem => ({
  str,
  dir: 'ltr',
  transform: [height, 0, 0, height, x, y],
  width: str.length * CHAR,
  height,
  hasEOL: true,
})

const NESTED = [
  line('• Gates', 500),
  line('- Flap gates open with the flood', 486, { x: 68 }),
  line('and close with the ebb', 472, { x: 78 }),
  line('- Lift gates', 458, { x: 68 }),
  line('• Wheels', 444),
]
const TEXT =
  '• Gates\n  - Flap gates open with the flood\nand close with the ebb\n  - Lift gates\n• Wheels'

describe('items with printed bullets', () => {
  it('are indented below an item that is farther to the left', () => {
    expect(pageText(NESTED)).toBe(TEXT)
  })

  it('are one list on a slide, also in smaller type', () => {
    const smaller = NESTED.map((item) =>
      item.transform[4] === 50 ? { ...item, height: 13 } : item,
    )
    expect(pageText(smaller, 540)).toBe(TEXT)
  })

  it('are not indented if all are as far from the left', () => {
    const flat = [line('• Gates', 500), line('• Wheels', 486), line('• Stones', 472)]
    expect(pageText(flat)).toBe('• Gates\n• Wheels\n• Stones')
  })

  it('are not indented in another column', () => {
    const columns = [line('• Gates', 500), line('• Wheels', 486, { x: 300 })]
    expect(pageText(columns)).toBe('• Gates\n• Wheels')
  })

  it('begin a new list after other text and at the top of the next column', () => {
    const text = pageText([
      line('• Gates', 500),
      line('Wheels are made of oak.', 486),
      line('- Overshot', 472, { x: 68 }),
      line('- Undershot', 500, { x: 90 }),
    ])
    expect(text.split('\n').filter((one) => one !== '')).toEqual([
      '• Gates',
      'Wheels are made of oak.',
      '- Overshot',
      '- Undershot',
    ])
  })
})
