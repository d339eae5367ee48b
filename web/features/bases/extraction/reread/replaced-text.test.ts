import { describe, expect, it } from 'vitest'
import { replacedText } from './replaced-text.ts'

const bold = (start: number, end: number) => ({ start, end, style: 'bold' as const })
const paragraph = (start: number, end: number) => ({
  start,
  end,
  kind: 'paragraph' as const,
  level: 0,
})

const PAGES = ['Rye was brought by boat.', 'Flour was left on carts.']
const EARLIER = {
  pages: PAGES,
  emphasis: [[], []],
  structure: null,
  links: null,
  isRecognised: [false, false],
  storedAt: '2026-01-01T00:00:00Z',
}
const READ = {
  pages: ['Rye  was brought by boat.', 'Oats were sold.'],
  emphasis: [[bold(0, 3)], [bold(0, 4)]],
  structure: null,
  links: null,
}

describe('a text whose file is read again', () => {
  it('is that of the new reading for a PDF', async () => {
    expect(await replacedText(EARLIER, READ, false)).toEqual(READ)
  })

  it('keeps recognised pages of a PDF', async () => {
    expect(await replacedText({ ...EARLIER, isRecognised: [false, true] }, READ, false)).toEqual({
      ...READ,
      pages: ['Rye  was brought by boat.', 'Flour was left on carts.'],
      emphasis: [[bold(0, 3)], []],
    })
  })

  it('keeps the pages of a document that would lose a passage, with their markup', async () => {
    const earlier = { ...EARLIER, structure: [[], [paragraph(0, 24)]], links: [[], []] }
    const read = { ...READ, structure: [[paragraph(0, 25)], [paragraph(0, 15)]], links: [[], []] }
    expect(await replacedText(earlier, read, true)).toEqual({
      pages: ['Rye  was brought by boat.', 'Flour was left on carts.'],
      emphasis: [[bold(0, 3)], []],
      structure: [[paragraph(0, 25)], [paragraph(0, 24)]],
      links: [[], []],
    })
  })

  it('gives a document the blocks and links that its text was stored without', async () => {
    const read = { ...READ, pages: PAGES, structure: [[paragraph(0, 24)], []], links: [[], []] }
    expect(await replacedText(EARLIER, read, true)).toEqual(read)
  })

  it('stays if no page can be replaced', async () => {
    expect(await replacedText({ ...EARLIER, isRecognised: [true, true] }, READ, false)).toBeNull()
  })

  it('stays if its file has another number of pages now', async () => {
    expect(
      await replacedText(EARLIER, { ...READ, pages: ['Rye'], emphasis: [[]] }, false),
    ).toBeNull()
  })
})
