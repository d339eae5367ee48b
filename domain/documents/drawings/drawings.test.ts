import { describe, expect, it } from 'vitest'
import { makeDocx, paragraph, run } from '../../../testing/documents/docx.ts'
import { relations, xml, type Parts } from '../../../testing/documents/office.ts'
import { makePptx, shape } from '../../../testing/documents/pptx.ts'
import { makeXlsx } from '../../../testing/documents/xlsx.ts'
import { readDocument } from '../read-document.ts'

const NAMESPACES =
  'xmlns:a="urn:a" xmlns:c="urn:c" xmlns:dgm="urn:d" xmlns:r="urn:r" xmlns:xdr="urn:x"'

const title = (text: string): string =>
  `<c:title><c:tx><c:rich><a:p><a:r><a:t>${text}</a:t></a:r></a:p></c:rich></c:tx></c:title>`

/** The values that a chart keeps of the cells it shows. */
const cache = (values: readonly (string | number)[], format = ''): string =>
  `<c:cache>${format === '' ? '' : `<c:formatCode>${format}</c:formatCode>`}${values
    .map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`)
    .join('')}</c:cache>`

type Series = { name: string; values: readonly number[] }

const chart = (years: readonly string[], series: readonly Series[]): string =>
  xml(
    `<c:chartSpace ${NAMESPACES}><c:chart>${title('Mills by year')}<c:plotArea><c:barChart>${series
      .map(
        ({ name, values }) =>
          `<c:ser><c:tx>${cache([name])}</c:tx><c:cat>${cache(years)}</c:cat><c:val>${cache(values, 'General')}</c:val></c:ser>`,
      )
      .join(
        '',
      )}</c:barChart><c:valAx>${title('Number')}</c:valAx></c:plotArea></c:chart></c:chartSpace>`,
  )

const MILLS = chart(
  ['1801', '1802'],
  [
    { name: 'Tide', values: [4.4000000000000004, 5] },
    { name: 'Wind', values: [9, 8] },
  ],
)
const TABLE = '\t|\tTide\t|\tWind\n1801\t|\t4.4\t|\t9\n1802\t|\t5\t|\t8'

const DIAGRAM = xml(
  `<dgm:dataModel ${NAMESPACES}><dgm:ptLst><dgm:pt modelId="0" type="doc"/><dgm:pt modelId="1"><dgm:t><a:p><a:r><a:t>the flood</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:ptLst><dgm:cxnLst><dgm:cxn srcId="0" destId="1"/></dgm:cxnLst></dgm:dataModel>`,
)

const graphic = (content: string): string =>
  `<a:graphic ${NAMESPACES}><a:graphicData>${content}</a:graphicData></a:graphic>`
const CHART = graphic('<c:chart r:id="rId9"/>')
const SMART_ART = graphic('<dgm:relIds r:dm="rId8"/>')

const slidesWith = (part: string) =>
  makePptx(
    [
      {
        shapes: [
          shape({ role: 'title', lines: ['Mills'] }),
          `<p:graphicFrame>${CHART}</p:graphicFrame>`,
        ],
        links: [['rId9', 'chart', '../charts/chart1.xml']],
      },
    ],
    { parts: { 'ppt/charts/chart1.xml': part } },
  )

describe('a chart', () => {
  it('on a slide is read as its titles and a table of its data', async () => {
    const { pages, structure } = await readDocument(slidesWith(MILLS), 'pptx')
    expect(pages).toEqual([`Mills\n\nMills by year\n\nNumber\n\n${TABLE}`])
    expect(structure[0]?.at(-1)?.kind).toBe('table')
  })

  it('with very many points is read as their names only', async () => {
    const values = Array.from({ length: 5000 }, (_, at) => at)
    const part = chart([], [{ name: 'Level', values }])
    const { pages } = await readDocument(slidesWith(part), 'pptx')
    expect(pages).toEqual(['Mills\n\nMills by year\n\nNumber\n\nLevel'])
  })
})

describe('a Word document', () => {
  it('has its charts and diagrams after their paragraph', async () => {
    const drawing = (content: string) => `<w:r><w:drawing>${content}</w:drawing></w:r>`
    const bytes = makeDocx([paragraph(run('Seen:') + drawing(CHART) + drawing(SMART_ART))], {
      parts: {
        'word/_rels/document.xml.rels': relations([
          ['rId9', 'chart', 'charts/chart1.xml'],
          ['rId8', 'diagramData', 'diagrams/data1.xml'],
        ]),
        'word/charts/chart1.xml': MILLS,
        'word/diagrams/data1.xml': DIAGRAM,
      },
    })
    expect((await readDocument(bytes, 'docx')).pages).toEqual([
      `Seen:\n\nMills by year\n\nNumber\n\n${TABLE}\n\n• the flood`,
    ])
  })
})

describe('a workbook', () => {
  const PARTS: Parts = {
    'xl/worksheets/_rels/sheet1.xml.rels': relations([
      ['rId1', 'drawing', '../drawings/drawing1.xml'],
    ]),
    'xl/drawings/drawing1.xml': xml(
      `<xdr:wsDr ${NAMESPACES}><xdr:sp><xdr:txBody><a:p><a:r><a:t>Measured at noon.</a:t></a:r></a:p></xdr:txBody></xdr:sp><xdr:graphicFrame>${CHART}</xdr:graphicFrame><xdr:graphicFrame>${SMART_ART}</xdr:graphicFrame></xdr:wsDr>`,
    ),
    'xl/drawings/_rels/drawing1.xml.rels': relations([
      ['rId9', 'chart', '../charts/chart1.xml'],
      ['rId8', 'diagramData', '../diagrams/data1.xml'],
    ]),
    'xl/charts/chart1.xml': MILLS,
    'xl/diagrams/data1.xml': DIAGRAM,
  }

  it('has the text boxes, diagrams and titles of charts of a sheet after its cells', async () => {
    const bytes = makeXlsx([{ name: 'A', rows: [['1801', 4.4]] }], PARTS)
    expect((await readDocument(bytes, 'xlsx')).pages).toEqual([
      'A\n\n1801\t|\t4.4\n\nMeasured at noon.\n\nMills by year\n\nNumber\n\n• the flood',
    ])
  })

  it('is read where a sheet has text boxes alone', async () => {
    const bytes = makeXlsx([{ name: 'A', rows: [] }], PARTS)
    expect((await readDocument(bytes, 'xlsx')).pages[0]).toContain('Measured at noon.')
  })
})
