import { describe, expect, it } from 'vitest'
import { cellsOf, groupItems, hasHeader, itemParts } from './blocks.ts'
import { blocksByWording } from './blocks-by-wording.ts'
import { formulaOf, segmentsOf } from './segments.ts'

const PAGE = 'The dam of $a^2$ holds water.'
const all = { start: 0, end: PAGE.length }

describe('the text of a block', () => {
  it('is divided where its decoration changes', () => {
    const segments = segmentsOf(PAGE, all, {
      marks: [{ start: 4, end: 10, kind: 'passage' }],
      emphasis: [{ start: 4, end: 7, style: 'bold' }],
      links: [{ start: 17, end: 22, to: { kind: 'place', page: 2, offset: 9 } }],
    })
    expect(segments.map(({ text, mark, style, link }) => [text, mark, style, link?.end])).toEqual([
      ['The ', null, null, undefined],
      ['dam', 'passage', 'bold', undefined],
      [' of', 'passage', null, undefined],
      [' ', null, null, undefined],
      ['$a^2$', null, null, undefined],
      [' ', null, null, undefined],
      ['holds', null, null, 22],
      [' water.', null, null, undefined],
    ])
    expect(segments.map(({ text }) => text).join('')).toBe(PAGE)
  })

  it('has no formulas where it is code', () => {
    const code = { marks: [], emphasis: [], links: [], isCode: true }
    const segments = segmentsOf('mean(a$x[a$y == 1])', { start: 0, end: 19 }, code)
    expect(segments.map(({ isFormula }) => isFormula)).toEqual([false])
  })

  it('highlights a formula completely', () => {
    const marks = [{ start: 13, end: 20, kind: 'match' as const }]
    const formula = segmentsOf(PAGE, all, { marks, emphasis: [], links: [] }).find(
      (each) => each.isFormula,
    )
    expect(formula).toMatchObject({ text: '$a^2$', mark: 'match' })
    expect(formulaOf('$a^2$')).toEqual({ tex: 'a^2', display: false })
  })

  it('shows the current match above the passage and other matches', () => {
    const at = { start: 0, end: 3 }
    const marks = (['match', 'passage', 'current'] as const).map((kind) => ({ ...at, kind }))
    expect(segmentsOf(PAGE, all, { marks, emphasis: [], links: [] })[0]?.mark).toBe('current')
    expect(
      segmentsOf(PAGE, all, { marks: marks.slice(0, 2), emphasis: [], links: [] })[0]?.mark,
    ).toBe('passage')
  })
})

describe('the blocks of a page', () => {
  it('are grouped to lists', () => {
    const item = { start: 0, end: 1, kind: 'item', level: 0 } as const
    const text = { start: 0, end: 1, kind: 'paragraph', level: 0 } as const
    expect(groupItems([item, item, text, item]).map(({ kind }) => kind)).toEqual([
      'list',
      'block',
      'list',
    ])
  })

  it('have the numbers of lists also where the file marks up nothing', () => {
    const page = 'It has parts:\n\n1. the dam\n2. the wheel'
    const items = blocksByWording(page).filter(({ kind }) => kind === 'item')
    expect(items.map((item) => itemParts(page, item).mark)).toEqual(['1.', '2.'])
  })

  it.each([
    ['• the dam', '•', 'the dam'],
    ['- the dam', '•', 'the dam'],
    ['  2.a) below', '2.a)', 'below'],
    ['no mark here', '•', 'no mark here'],
  ])('show the mark of an item beside its text: %j', (line, mark, text) => {
    const parts = itemParts(line, { start: 0, end: line.length })
    expect([parts.mark, line.slice(parts.text.start, parts.text.end)]).toEqual([mark, text])
  })

  it('have cells with their offsets on the page', () => {
    const page = 'Mills\n\nName\t|\tBuilt\nOrrin\t|\t1789'
    const rows = cellsOf(page, { start: 7, end: page.length })
    expect(rows.map((row) => row.map(({ start, end }) => page.slice(start, end)))).toEqual([
      ['Name', 'Built'],
      ['Orrin', '1789'],
    ])
    expect(hasHeader(page, rows)).toBe(true)
    expect(hasHeader(page, rows.toReversed())).toBe(false)
  })

  it('are recognised by their wording where the file marks up none', () => {
    const prose = 'The tide mill of Orrin stored the water of the flood behind a dam of oak.'
    const page = `1 Mills by the sea\n\n${prose}\n\n- the dam\n- the wheel`
    expect(blocksByWording(page).map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'item',
      'item',
    ])
  })
})
