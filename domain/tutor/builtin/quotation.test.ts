import { describe, expect, it } from 'vitest'
import { escapeMarkdownOutsideFormulas, quote, quoteList, quoteTerm } from './quotation.ts'

describe('a formula in document text', () => {
  it('stays a formula with its bars and brackets', () => {
    expect(
      escapeMarkdownOutsideFormulas(String.raw`The share $p(x_t|y)$ of $\left[a_1\right]$.`),
    ).toBe(String.raw`The share $p(x_t\vert y)$ of $\left[a_1\right]$.`)
    expect(escapeMarkdownOutsideFormulas(String.raw`$\|v_1\|$`)).toBe(String.raw`$\Vert v_1\Vert $`)
    expect(escapeMarkdownOutsideFormulas('has $88$ parts for $5 or $6')).toBe(
      String.raw`has $88$ parts for \$5 or \$6`,
    )
  })

  it('is text if it has a citation or a table with rules', () => {
    expect(escapeMarkdownOutsideFormulas('$a_b[p. 3]c$')).toBe(String.raw`\$a\_b(p. 3)c\$`)
    const table = String.raw`$\begin{array}{c|c} a_1 & b \end{array}$`
    expect(escapeMarkdownOutsideFormulas(table)).toMatch(/^\\\$/u)
  })
})

describe('a quotation', () => {
  const page =
    'Parts of the mill\n• the dam\n• the wheel\nWho built it?\nIt fell (in 1789, etc.)\nYears: 3, 4 ...'
  const spanOf = (part: string) => ({
    page: 1,
    start: page.indexOf(part),
    end: page.indexOf(part) + part.length,
  })

  it('shows the items of a list below the line before them', () => {
    const { markdown, citations } = quote(
      [page],
      [spanOf('Parts of the mill\n• the dam\n• the wheel')],
    )
    expect(markdown).toBe('Parts of the mill\n- the dam\n- the wheel [p. 1]')
    expect(citations[0]?.quote).toBe('Parts of the mill\n• the dam\n• the wheel')
  })

  it('names a term without the mark of its item', () => {
    const { markdown } = quoteTerm([page], '• Dam', spanOf('the dam'))
    expect(markdown).toBe('**Dam**: the dam [p. 1]')
  })

  it('shows rows of cells as a table with its page in the last row', () => {
    const table = 'Mill\t|\tBuilt\t|\tHeight\n|\t1604 [new]\t|\nOrrin\t|\ta|b\t|\t9 m.'
    const rows = table.split('\n').map((row) => {
      const start = table.indexOf(row)
      return { page: 1, start, end: start + row.length }
    })
    const { markdown, citations } = quoteList([table], [], rows)
    expect(markdown).toBe(
      [
        '| Mill | Built | Height |',
        '| --- | --- | --- |',
        '|  | 1604 &#91;new&#93; |  |',
        '| Orrin | a\\|b | 9 m [p. 1]. |',
      ].join('\n'),
    )
    expect(citations).toEqual([{ page: 1, quote: table }])
  })

  it('keeps the sentence after a list apart from its last item', () => {
    const spans = [spanOf('Parts of the mill\n• the dam'), spanOf('Who built it?')]
    expect(quote([page], spans).markdown).toBe(
      'Parts of the mill\n- the dam [p. 1]\n\nWho built it [p. 1]?',
    )
  })

  it('does not repeat the signs that end its last item', () => {
    const last = (part: string) => quoteList([page], [], [spanOf('the dam'), spanOf(part)]).markdown
    expect(last('Who built it?')).toMatch(/- Who built it\? \[p\. 1\]$/u)
    expect(last('It fell (in 1789, etc.)')).toMatch(/- It fell \(in 1789, etc\.\) \[p\. 1\]$/u)
  })

  it('has its page after a bracket or quotation mark that ends it', () => {
    expect(quote([page], [spanOf('It fell (in 1789, etc.)')]).markdown).toBe(
      'It fell (in 1789, etc.) [p. 1]',
    )
  })

  it('has the pages of a sentence on two pages at its end, each with its own words', () => {
    const pages = ['The dam fell. It was the', 'last of the town. It was old.']
    const spans = [
      { page: 1, start: 0, end: 24 },
      { page: 2, start: 0, end: 29 },
    ]
    expect(quote(pages, spans)).toEqual({
      markdown: 'The dam fell. It was the last of the town. It was old [p. 1] [p. 2].',
      citations: [
        { page: 1, quote: 'The dam fell. It was the' },
        { page: 2, quote: 'last of the town. It was old.' },
      ],
    })
  })

  it('keeps the page of a line that the next page does not continue', () => {
    const spans = [
      { page: 1, start: 0, end: 8 },
      { page: 2, start: 0, end: 15 },
    ]
    expect(quote(['The mill', 'It fell in May.'], spans).markdown).toBe(
      'The mill [p. 1] It fell in May [p. 2].',
    )
  })

  it('does not divide an ellipsis', () => {
    expect(quote([page], [spanOf('Years: 3, 4 ...')]).markdown).toBe('Years: 3, 4 ... [p. 1]')
  })
})
