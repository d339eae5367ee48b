import { describe, expect, it } from 'vitest'
import { item, makeDocx, paragraph, run, table } from '../../testing/documents/docx.ts'
import { makePptx, shape, slideTable } from '../../testing/documents/pptx.ts'
import { xml } from '../../testing/documents/office.ts'
import { makeXlsx } from '../../testing/documents/xlsx.ts'
import { readBlocks } from '../text/blocks/blocks.ts'
import { readDocument } from './read-document.ts'

const docx = (...body: string[]) => readDocument(makeDocx(body), 'docx')
const SOFT_BREAK = '<w:r><w:lastRenderedPageBreak/></w:r>'

describe('a Word document', () => {
  it('has headings, paragraphs and lists', async () => {
    const { pages, structure } = await docx(
      paragraph('Mills', { style: 'Kapitel' }),
      paragraph('The mill ground rye.'),
      paragraph('Parts', { style: 'berschrift2' }),
      item('the dam', 1),
      item('of oak', 1, 1),
      item('first', 2),
      item('second', 2),
      item('below', 2, 1),
      item('third', 2),
    )
    expect(pages).toEqual([
      'Mills\n\nThe mill ground rye.\n\nParts\n\n• the dam\n  ◦ of oak\n1. first\n2. second\n  2.a) below\n3. third',
    ])
    expect(structure[0]?.slice(0, 5).map(({ kind, level }) => [kind, level])).toEqual([
      ['heading', 1],
      ['paragraph', 0],
      ['heading', 2],
      ['item', 0],
      ['item', 1],
    ])
  })

  it('counts from one again where a list starts on its own', async () => {
    const { pages } = await docx(
      item('first', 2),
      item('second', 2),
      item('another', 3),
      item('below', 3, 1),
      item('and one more', 3),
    )
    expect(pages).toEqual(['1. first\n2. second\n1. another\n  1.a) below\n2. and one more'])
  })

  it('keeps what a paragraph emphasises', async () => {
    const { pages, emphasis } = await docx(
      paragraph(run('A ') + run('sluice', '<w:b/>') + run(' lets water out.')),
    )
    const [bold] = emphasis[0] ?? []
    expect(bold?.style).toBe('bold')
    expect(pages[0]?.slice(bold?.start, bold?.end)).toBe('sluice')
  })

  it('keeps exponents and indexes apart from the number or word before them', async () => {
    const above = (text: string) => run(text, '<w:vertAlign w:val="superscript"/>')
    const below = (text: string) => run(text, '<w:vertAlign w:val="subscript"/>')
    const { pages } = await docx(
      paragraph(run('3 · 10') + above('−9') + run(' m of H') + below('2') + run('O')),
      paragraph(
        run('2') + above('B') + run(' words, a') + below('i+1') + run(' on the 1') + above('st'),
      ),
    )
    expect(pages).toEqual(['3 · 10⁻⁹ m of H₂O\n\n2^B words, a_(i+1) on the 1st'])
  })

  it('reads the letters of the font Symbol as Greek ones', async () => {
    const symbol = '<w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/>'
    const { pages } = await docx(
      paragraph(
        run('The mean is ') +
          run('m', symbol) +
          run(' and ') +
          '<w:r><w:sym w:font="Symbol" w:char="F073"/></w:r>' +
          run(' ') +
          run('\uf0b3', symbol) +
          run(' 2 m, ') +
          run('A \uf0cd B \uf0de A \uf0d9 B \uf0b5 \uf0e5', symbol),
      ),
    )
    expect(pages).toEqual(['The mean is μ and σ ≥ 2 m, Α ⊆ Β ⇒ Α ∧ Β ∝ ∑'])
  })

  it('reads a short bold paragraph as a heading', async () => {
    const { structure } = await docx(
      paragraph(run('The sluice', '<w:b/>')),
      paragraph('It is of oak.'),
    )
    expect(structure[0]?.map(({ kind }) => kind)).toEqual(['heading', 'paragraph'])
  })

  it('reads paragraphs of the style of source code as code', async () => {
    const { pages, structure } = await docx(
      paragraph('Every mill is in this list:'),
      paragraph(run('SELECT *') + '<w:r><w:br/></w:r>' + run('FROM Mills;'), {
        style: 'Quelltext',
      }),
    )
    expect(pages).toEqual(['Every mill is in this list:\n\nSELECT *\nFROM Mills;'])
    expect(structure[0]?.map(({ kind }) => kind)).toEqual(['paragraph', 'code'])
  })

  it('reads tables as rows, which stay a table for the tutor', async () => {
    const merged = '<w:tcPr><w:vMerge/></w:tcPr>' + paragraph('again')
    const { pages, structure } = await docx(
      paragraph('Mills', { style: 'Kapitel' }),
      table([
        ['Name', 'Year'],
        ['Orrin', '1789'],
        [merged, '1801'],
      ]),
    )
    expect(pages[0]).toBe('Mills\n\nName\t|\tYear\nOrrin\t|\t1789\n\t|\t1801')
    expect(structure[0]?.at(-1)?.kind).toBe('table')
    expect(readBlocks(pages).map(({ kind }) => kind)).toEqual(['heading', 'table'])
  })

  it('reads a table of one column as text', async () => {
    expect((await docx(table([['A note in a box.']]))).structure[0]?.[0]?.kind).toBe('paragraph')
  })

  it('leaves out deleted and hidden text, fields and the table of contents', async () => {
    const { pages } = await docx(
      paragraph('Mills 3', { style: 'Verzeichnis1' }),
      paragraph(
        run('Now ') +
          `<w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:ins>${run('here')}</w:ins>` +
          run('secret', '<w:vanish/>') +
          '<w:r><w:instrText>PAGE</w:instrText></w:r>',
      ),
    )
    expect(pages).toEqual(['Now here'])
  })

  it('leaves out a table of contents that has no styles of its own', async () => {
    const gallery = (name: string) =>
      `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="${name}"/></w:docPartObj></w:sdtPr><w:sdtContent>${paragraph(`${name} 4`)}</w:sdtContent></w:sdt>`
    const { pages } = await docx(gallery('Table of Contents'), gallery('Cover Pages'))
    expect(pages).toEqual(['Cover Pages 4'])
  })

  it('reads a text box once and after its paragraph', async () => {
    const box = `<w:txbxContent>${paragraph('In the box.')}</w:txbxContent>`
    const { pages } = await docx(
      paragraph(
        run('Beside it.') +
          `<w:r><mc:AlternateContent><mc:Choice><wps:wsp>${box}</wps:wsp></mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`,
      ),
    )
    expect(pages).toEqual(['Beside it.\n\nIn the box.'])
  })

  it('writes formulas as LaTeX', async () => {
    const formula =
      '<m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den><m:r><m:t>b</m:t></m:r></m:den></m:f><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>'
    expect((await docx(paragraph(run('It is ') + formula))).pages).toEqual([
      'It is $\\frac{a}{b}{x}^{2}$',
    ])
  })

  it('writes the functions of a formula as commands', async () => {
    const math = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`
    const formula = `<m:oMath>${math('sin\u2061θ')}<m:func><m:fName>${math('cos')}</m:fName><m:e>${math('x')}</m:e></m:func>${math('rate')}</m:oMath>`
    expect((await docx(paragraph(formula))).pages).toEqual(['$\\sin θ\\cos xrate$'])
  })

  it('puts a note after its paragraph', async () => {
    const bytes = makeDocx(
      [paragraph(run('Rye') + '<w:r><w:footnoteReference w:id="4"/></w:r>'), paragraph('Oats')],
      { notes: { 4: 'A cereal.' } },
    )
    const { pages, structure } = await readDocument(bytes, 'docx')
    expect(pages).toEqual(['Rye[1]\n\n[1] A cereal.\n\nOats'])
    expect(structure[0]?.[1]?.kind).toBe('note')
  })

  it('has the pages that Word stored, also inside a paragraph', async () => {
    const { pages } = await docx(
      paragraph(run('One. ') + SOFT_BREAK + run('Two begins.')),
      paragraph('<w:r><w:br w:type="page"/></w:r>'),
      paragraph(SOFT_BREAK + run('Three.')),
    )
    expect(pages).toEqual(['One.', 'Two begins.', 'Three.'])
  })

  it('is divided at headings into sections of about a page', async () => {
    const section = (at: number) => [
      paragraph(`Chapter ${at}`, { style: 'Kapitel' }),
      ...Array.from({ length: 20 }, () =>
        paragraph('The mill ground rye for three villages. '.repeat(3)),
      ),
    ]
    const { pages } = await docx(...section(1), ...section(2))
    expect(pages.map((page) => page.split('\n')[0])).toEqual(['Chapter 1', 'Chapter 2'])
  })
})

describe('a presentation', () => {
  it('has a page for each slide in its order, hidden and empty ones included', async () => {
    const { pages } = await readDocument(
      makePptx([
        { shapes: [shape({ role: 'title', lines: ['Mills'] })] },
        { shapes: [] },
        { shapes: [shape({ lines: ['Dams'] })], isHidden: true },
      ]),
      'pptx',
    )
    expect(pages).toEqual(['Mills', '', 'Dams'])
  })

  it('begins with the title and continues from the top and from the left', async () => {
    const { pages } = await readDocument(
      makePptx([
        {
          shapes: [
            shape({ at: [5_000_000, 2_000_000], lines: ['right'] }),
            shape({ at: [1_000_000, 2_010_000], lines: ['left'] }),
            shape({ at: [0, 5_000_000], lines: ['below'] }),
            shape({ role: 'title', at: [0, 6_000_000], lines: ['Title'] }),
            shape({ role: 'sldNum', lines: ['7'] }),
          ],
        },
      ]),
      'pptx',
    )
    expect(pages).toEqual(['Title\n\nleft\n\nright\n\nbelow'])
  })

  describe('that repeats text boxes', () => {
    const AT_TOP = [0, 100_000] as const
    const AT_BOTTOM = [0, 6_400_000] as const
    const read = async (slideOf: (number: number) => string[]) => {
      const slides = [1, 2, 3, 4, 5].map((number) => ({
        shapes: slideOf(number),
        notes: `Note ${number}.`,
      }))
      return (await readDocument(makePptx(slides), 'pptx')).pages[2]
    }
    const title = (number: number) => shape({ role: 'title', lines: [`Mills ${number}`] })

    it('has no headers, footers and page numbers', async () => {
      const page = await read((number) => [
        title(number),
        shape({ at: AT_TOP, lines: ['Lecture 3'] }),
        shape({ at: [0, 3_000_000], lines: ['A dam holds the flood.'] }),
        shape({ at: AT_BOTTOM, lines: ['Prof. Ada Byron'] }),
        shape({ at: [5_000_000, 6_400_000], lines: ['Hydraulics'] }),
        shape({ at: [9_000_000, 6_400_000], lines: [`${number} / 5`] }),
      ])
      expect(page).toBe('Mills 3\n\nA dam holds the flood.\n\nNote 3.')
    })

    it('keeps those that may be titles or are content', async () => {
      const label = shape({ at: [0, 3_000_000], lines: ['Inlet'] })
      const box = (words: string) => shape({ at: AT_TOP, lines: [words] })
      expect(await read(() => [box('Example'), label])).toBe('Example\n\nInlet\n\nNote 3.')
      expect(await read((number) => [title(number), box(`Exercise ${number}`)])).toBe(
        'Mills 3\n\nExercise 3\n\nNote 3.',
      )
      expect(
        await read((number) => [
          title(number),
          ...(number === 3 ? [shape({ at: AT_BOTTOM, lines: ['Source: own figure'] })] : []),
        ]),
      ).toBe('Mills 3\n\nSource: own figure\n\nNote 3.')
    })
  })

  it('reads the position of a placeholder from the layout', async () => {
    const { pages } = await readDocument(
      makePptx(
        [
          {
            shapes: [shape({ index: 2, lines: ['second'] }), shape({ index: 1, lines: ['first'] })],
          },
        ],
        {
          layout: [
            shape({ index: 1, at: [0, 1_000_000], lines: [] }),
            shape({ index: 2, at: [0, 3_000_000], lines: [] }),
          ],
        },
      ),
      'pptx',
    )
    expect(pages).toEqual(['first\n\nsecond'])
  })

  it('reads bullets, numbers, tables and notes', async () => {
    const { pages, structure } = await readDocument(
      makePptx([
        {
          shapes: [
            shape({
              role: 'body',
              at: [0, 1_000_000],
              lines: [
                'the dam',
                { text: 'of oak', level: 1 },
                { text: 'one', bullet: '<a:buAutoNum type="arabicParenR"/>' },
                { text: 'two', bullet: '<a:buAutoNum type="arabicParenR"/>' },
                { text: 'plain', bullet: '<a:buNone/>' },
              ],
            }),
            slideTable([['Name', 'Year']], [0, 3_000_000]),
          ],
          notes: 'Speak slowly.',
        },
      ]),
      'pptx',
    )
    expect(pages).toEqual([
      '• the dam\n  ◦ of oak\n1) one\n2) two\n\nplain\n\nName\t|\tYear\n\nSpeak slowly.',
    ])
    expect(structure[0]?.at(-1)?.kind).toBe('note')
  })

  it('reads the letters of the font Symbol as Greek ones', async () => {
    const runIn = (font: string, text: string) =>
      `<a:r><a:rPr><a:${font} typeface="Symbol"/></a:rPr><a:t>${text}</a:t></a:r>`
    const body = `<a:p>${runIn('latin', 's 🌊')}${runIn('sym', ' \uf0b3 deviation of s')}</a:p>`
    const slide = `<p:sp><p:nvSpPr><p:nvPr/></p:nvSpPr><p:spPr/><p:txBody>${body}</p:txBody></p:sp>`
    const { pages } = await readDocument(makePptx([{ shapes: [slide] }]), 'pptx')
    expect(pages).toEqual(['σ 🌊 ≥ deviation of s'])
  })

  it('keeps exponents apart from the number before them', async () => {
    const power = shape({ lines: ['3.2 * 10', '9'] }).replace(
      '</a:p><a:p><a:pPr lvl="0"></a:pPr><a:r>',
      '<a:r><a:rPr baseline="30000"/>',
    )
    const { pages } = await readDocument(makePptx([{ shapes: [power] }]), 'pptx')
    expect(pages).toEqual(['3.2 * 10⁹'])
  })

  it('reads a diagram in the order of its points', async () => {
    const point = (id: string, text: string) =>
      `<dgm:pt modelId="${id}"><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`
    const bytes = makePptx(
      [
        {
          shapes: [
            '<p:graphicFrame><a:graphic><a:graphicData><dgm:relIds r:dm="rId9"/></a:graphicData></a:graphic></p:graphicFrame>',
          ],
          links: [['rId9', 'diagramData', '../diagrams/data1.xml']],
        },
      ],
      {
        parts: {
          'ppt/diagrams/data1.xml': xml(
            `<dgm:dataModel xmlns:dgm="urn:d" xmlns:a="urn:a"><dgm:ptLst><dgm:pt modelId="0" type="doc"/>${point('2', 'second')}${point('1', 'first')}</dgm:ptLst><dgm:cxnLst><dgm:cxn srcId="0" destId="2" srcOrd="1"/><dgm:cxn srcId="0" destId="1" srcOrd="0"/></dgm:cxnLst></dgm:dataModel>`,
          ),
        },
      },
    )
    expect((await readDocument(bytes, 'pptx')).pages).toEqual(['• first\n• second'])
  })
})

describe('a workbook', () => {
  const xlsx = (...sheets: Parameters<typeof makeXlsx>[0]) => readDocument(makeXlsx(sheets), 'xlsx')

  it('has a page for each visible sheet, with its name and its rows', async () => {
    const { pages, structure } = await xlsx(
      {
        name: 'Mills',
        rows: [
          ['Name', 'Stones'],
          ['Orrin', 4],
        ],
      },
      { name: 'Secret', rows: [['x', 'y']], state: 'hidden' },
      { name: 'Dams', rows: [[null, 'Oak'], [], ['a', 'b']] },
    )
    expect(pages).toEqual(['Mills\n\nName\t|\tStones\nOrrin\t|\t4', 'Dams\n\nOak\n\na\t|\tb'])
    expect(structure[0]?.map(({ kind }) => kind)).toEqual(['heading', 'table'])
  })

  it('shows numbers as their cells do', async () => {
    const row = [
      { value: 45292, style: 2 },
      { value: 59, style: 2 },
      { value: 0.125, style: 3 },
      { value: 2.5, style: 1 },
      0.1 + 0.2,
    ]
    const { pages } = await xlsx({ name: 'A', rows: [row] })
    expect(pages[0]?.split('\n').at(-1)).toBe(
      ['2024-01-01', '1900-02-28', '13%', '2.50', '0.3'].join('\t|\t'),
    )
  })

  it('shows the formula of a cell that no program has calculated', async () => {
    const header = ['Sacks', 'Price', 'Total']
    const { pages } = await xlsx({ name: 'A', rows: [header, [3, 4, { formula: 'A2*B2' }]] })
    expect(pages[0]?.split('\n').at(-1)).toBe('3\t|\t4\t|\t=A2*B2')
  })

  it('divides a long sheet into several pages', async () => {
    const rows = Array.from({ length: 900 }, (_, at) => [`Mill ${at}`, at])
    const { pages } = await xlsx({ name: 'Long', rows })
    expect(pages.length).toBeGreaterThan(3)
    expect(pages.join('\n')).toContain('Mill 899\t|\t899')
    for (const page of pages) expect(page.length).toBeLessThan(4100)
  })

  it('begins each page of a long sheet with the names of its columns', async () => {
    const years = Array.from({ length: 900 }, (_, at) => [1000 + at, `${at}.5 sacks`, at])
    const { pages } = await xlsx({ name: 'Yield', rows: [['Year', 'Rye', 'Oats'], ...years] })
    expect(pages.length).toBeGreaterThan(3)
    const page = pages.find((text) => text.includes('1820\t|\t820.5 sacks'))
    expect(page?.split('\n')[0]).toBe('Year\t|\tRye\t|\tOats')
    for (const text of pages) expect(text.split('Year\t|\tRye')).toHaveLength(2)
  })

  it('repeats the title and both rows of names, also where the names are years', async () => {
    const rows = Array.from({ length: 900 }, (_, at) => [`Mill ${at}`, at, at + 1])
    const header = [['Sacks of rye'], [null, 'Summer', null], ['Mill', 1990, 2000]]
    const { pages } = await xlsx({ name: 'Yield', rows: [...header, ...rows] })
    expect(pages[1]).toMatch(
      /^Sacks of rye[^\n]*\n\t\|\tSummer[^\n]*\nMill\t\|\t1990\t\|\t2000\nMill \d/u,
    )
  })
})
