import { loadRecognisedText } from '../../../lib/recognised-text.ts'
import type { PageSize } from '../page-layout.ts'
import type { OpenPdf } from '../pdf/open-pdf.ts'
import { drawWords } from './draw-words.ts'
import { recognisedPageText, type RecognisedPageText } from './recognised-page-text.ts'

type RecognisedPages = (page: number) => RecognisedPageText | null

/** Sets size and rotation of a text layer as pdf.js does; `size` is that at scale 1, upright. */
function turn(container: HTMLElement, quarters: number, size: PageSize): void {
  container.dataset['mainRotation'] = String(90 * quarters)
  for (const side of ['width', 'height'] as const)
    container.style[side] = `calc(var(--total-scale-factor) * ${size[side]}px)`
}

/** `pdf` with recognised text; its pages are turned by `quarters` after they were recognised. */
const withPages = (pdf: OpenPdf, pageOf: RecognisedPages, quarters: number): OpenPdf => ({
  ...pdf,
  turned: (more) => withPages(pdf.turned(more), pageOf, (quarters + more) % 4),
  text: async (number) => {
    const page = pageOf(number)
    return page ? recognisedPageText(page) : pdf.text(number)
  },
  drawText: async (number, container, signal) => {
    const page = pageOf(number)
    if (!page) return pdf.drawText(number, container, signal)
    const { width, height } = await pdf.size(number)
    signal.throwIfAborted()
    const upright = quarters % 2 === 0 ? { width, height } : { width: height, height: width }
    turn(container, quarters, upright)
    return { spans: drawWords(container, page, upright), page: recognisedPageText(page) }
  },
})

/**
 * Gives the pages of a PDF that have no text of their own the text that was recognised, so that it
 * can be found, selected and highlighted like that of the others. Throws `file_load_failed`.
 */
export async function recognisedPdf(fileId: string): Promise<(pdf: OpenPdf) => OpenPdf> {
  const stored = await loadRecognisedText(fileId)
  const pageOf: RecognisedPages = (number) => {
    const text = stored?.pages[number - 1]
    const lines = stored?.recognition[number - 1]?.lines ?? []
    return text === undefined || lines.length === 0 ? null : { text, lines }
  }
  return (pdf) => withPages(pdf, pageOf, 0)
}
