import { lineBoxes } from '../../../../domain/highlights/line-boxes.ts'
import '../components/text-layer.css'
import { highlightRanges } from '../passages/paint.ts'
import type { PlacedHighlight } from '../passages/use-file-highlights.ts'
import type { PdfHighlight } from './annotate.ts'
import type { OpenPdf } from './open-pdf.ts'

/** A page at scale 1 that is laid out but not seen, and its layer for text. */
function hiddenPage(number: number, { width, height }: { width: number; height: number }) {
  const page = document.createElement('section')
  const layer = document.createElement('div')
  page.dataset['page'] = String(number)
  page.ariaHidden = 'true'
  layer.className = 'text-layer'
  Object.assign(page.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: `${width}px`,
    height: `${height}px`,
    visibility: 'hidden',
  })
  page.style.setProperty('--total-scale-factor', '1')
  page.append(layer)
  return { page, layer }
}

/** The highlights of a page with the boxes of their lines, as the viewer would paint them. */
async function highlightsOn(
  pdf: OpenPdf,
  number: number,
  highlights: readonly PlacedHighlight[],
): Promise<PdfHighlight[]> {
  const { page, layer } = hiddenPage(number, await pdf.size(number))
  const body = document.createElement('div')
  body.append(page)
  document.body.append(body)
  try {
    await pdf.drawText(number, layer, new AbortController().signal)
    const sheet = page.getBoundingClientRect()
    const ranges = highlightRanges(body, highlights)
    return highlights.flatMap(({ id, note }) => {
      const rects = Array.from(ranges.get(id)?.getClientRects() ?? [], (rect) => ({
        left: (rect.left - sheet.left) / sheet.width,
        top: (rect.top - sheet.top) / sheet.height,
        width: rect.width / sheet.width,
        height: rect.height / sheet.height,
      }))
      const boxes = lineBoxes(rects)
      return boxes.length > 0 ? [{ page: number, boxes, note }] : []
    })
  } finally {
    body.remove()
  }
}

/** The file with its highlights and notes as annotations. Fails with that of `OpenPdf`. */
export async function annotatedPdf(
  pdf: OpenPdf,
  highlights: readonly PlacedHighlight[],
): Promise<Blob> {
  const found: PdfHighlight[] = []
  for (const [page, own] of Map.groupBy(highlights, ({ foundOn }) => foundOn))
    if (page !== null) found.push(...(await highlightsOn(pdf, page, own)))
  return new Blob([await pdf.annotated(found)], { type: 'application/pdf' })
}
