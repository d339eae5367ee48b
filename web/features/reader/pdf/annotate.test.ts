import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { makePdf } from '../../../../testing/pdf.ts'
import { annotate } from './annotate.ts'

const PAGES = ['A tide mill stores water.', 'A windmill turns its cap.']

async function open(data: Uint8Array): Promise<PDFDocumentProxy> {
  const document = await getDocument({ data: data.slice(), verbosity: 0 }).promise
  return document
}

type Annotation = {
  subtype: string
  color: Uint8ClampedArray
  quadPoints: Float32Array
  contentsObj: { str: string }
}

/** The highlights of a page of a file, as another program reads them. */
async function highlightsOf(data: Uint8Array, page: number): Promise<Annotation[]> {
  const document = await open(data)
  const all = (await (await document.getPage(page)).getAnnotations()) as Annotation[]
  await document.destroy()
  return all.filter(({ subtype }) => subtype === 'Highlight')
}

const BOX = { left: 0.1, top: 0.2, width: 0.5, height: 0.05 }
const HIGHLIGHT = { page: 2, boxes: [BOX, { ...BOX, top: 0.3 }], note: 'Größe ≥ 3 m' }

async function annotated(data: Uint8Array, quarters = 0): Promise<Uint8Array> {
  const document = await open(data)
  const bytes = await annotate(document, [HIGHLIGHT], (page) =>
    page.getViewport({ scale: 1, rotation: (page.rotate + 90 * quarters) % 360 }),
  )
  await document.destroy()
  return bytes
}

const startOfEnd = (data: Uint8Array): number => Buffer.from(data).lastIndexOf('startxref')

/** The file with a wrong place of its table of objects. */
function withWrongTable(data: Uint8Array): Uint8Array {
  const at = startOfEnd(data) + 'startxref\n'.length
  const wrong = data.slice()
  wrong[at] = '1'.charCodeAt(0)
  wrong[at + 1] = '1'.charCodeAt(0)
  return wrong
}

describe('an annotated PDF', () => {
  it.each([
    ['an ordinary file', async () => makePdf({ pages: PAGES })],
    [
      'a file that a password protects from changes',
      async () => makePdf({ pages: PAGES, password: '' }),
    ],
    [
      'a file with a wrong place of its table',
      async () => withWrongTable(await makePdf({ pages: PAGES })),
    ],
  ])('has place, colour and note of a highlight: %s', async (_, make) => {
    const data = await make()
    const bytes = await annotated(data)
    expect(await highlightsOf(bytes, 1)).toEqual([])
    const [highlight, ...others] = await highlightsOf(bytes, 2)
    expect(others).toEqual([])
    expect(highlight?.contentsObj.str).toBe(HIGHLIGHT.note)
    expect([...(highlight?.color ?? [])]).toEqual([255, 221, 64])
    const [width, height] = [595.28, 841.89]
    const corners = (top: number) => {
      const [left, right] = [0.1 * width, 0.6 * width]
      const [upper, lower] = [(1 - top) * height, (0.95 - top) * height]
      return [left, upper, right, upper, left, lower, right, lower]
    }
    const expected = [...corners(0.2), ...corners(0.3)]
    const points = [...(highlight?.quadPoints ?? [])]
    expect(points).toHaveLength(expected.length)
    for (const [at, point] of points.entries()) expect(point).toBeCloseTo(expected[at] ?? NaN, 1)
    const document = await open(bytes)
    const { items } = await (await document.getPage(2)).getTextContent()
    expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain('windmill')
    await document.destroy()
  })

  it('has a highlight where it is on a turned page', async () => {
    const [highlight] = await highlightsOf(await annotated(await makePdf({ pages: PAGES }), 1), 2)
    // Clockwise by a quarter: the left edge of the page as it is stored is its upper edge.
    const xs = [...(highlight?.quadPoints ?? [])].filter((_, at) => at % 2 === 0)
    expect(Math.min(...xs)).toBeCloseTo(0.2 * 595.28, 1)
    expect(Math.max(...xs)).toBeCloseTo(0.35 * 595.28, 1)
  })

  it('is not made of a file without its end, which other programs would read wrongly', async () => {
    const data = await makePdf({ pages: PAGES })
    const cut = data.slice(0, startOfEnd(data))
    await expect(annotated(cut)).rejects.toMatchObject({ code: 'pdf_damaged' })
  })

  it('can be made again from the same document, without what was written before', async () => {
    const document = await open(await makePdf({ pages: PAGES }))
    const write = () => annotate(document, [HIGHLIGHT], (page) => page.getViewport({ scale: 1 }))
    await write()
    expect(await highlightsOf(await write(), 2)).toHaveLength(1)
    await document.destroy()
  })
})
