// Imported for its side effect: pdf.js then parses in this thread instead of starting its own
// worker.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Failure } from '../../../../domain/failure.ts'
import { printedPage, type PositionedItem } from '../../../../domain/pdf/layout.ts'
import { extractRawText } from '../../../../domain/pdf/raw-pdf-text.ts'
import {
  emphasisedRunsOf,
  emphasisFontsOf,
  styleOfFontName,
  type PrintedPage,
  type Style,
} from '../../../../domain/pdf/typefaces.ts'
import type { EmphasisedRuns } from '../../../../domain/text/inline/emphasis.ts'
import { readAsset } from '../../../lib/browser/pdf-assets.ts'
import { fontNamesOf } from '../../../lib/pdf-font-names.ts'
import { textContentOf } from '../../../lib/pdf-text-content.ts'
import { hasBlankPagesOnly } from './blank-pages.ts'

const IN_FLIGHT = 4

/** What is read of a PDF: its pages in order, and at the end what they emphasise. */
type PdfPart =
  | { readonly kind: 'page'; readonly text: string; readonly total: number }
  | { readonly kind: 'emphasis'; readonly runs: EmphasisedRuns }

/** Character maps of fonts that are not embedded come from this site, never from elsewhere. */
class BundledAssets {
  fetch({ filename }: { filename: string }): Promise<Uint8Array<ArrayBuffer>> {
    return readAsset(filename)
  }
}

async function readPage(document: PDFDocumentProxy, number: number): Promise<PrintedPage> {
  const page = await document.getPage(number)
  const { items } = await textContentOf(page)
  const { width, height } = page.getViewport({ scale: 1 })
  page.cleanup()
  return printedPage(
    items.filter((item): item is typeof item & PositionedItem => 'str' in item),
    width > height ? height : undefined,
  )
}

/** The style of each font on a page; fonts without a name, and upright ones, are left out. */
async function readStyles(
  document: PDFDocumentProxy,
  number: number,
  fonts: readonly string[],
): Promise<[string, Style][]> {
  const page = await document.getPage(number)
  const names = await fontNamesOf(page, fonts)
  const styles = Array.from(names).flatMap(([font, name]): [string, Style][] => {
    const style = styleOfFontName(name)
    return style ? [[font, style]] : []
  })
  page.cleanup()
  return styles
}

/** What the pages emphasise. Only pages that use a font first are asked for its name. */
async function readEmphasis(
  document: PDFDocumentProxy,
  pages: readonly PrintedPage[],
): Promise<EmphasisedRuns> {
  const used = emphasisFontsOf(pages)
  const styles = new Map<string, Style>()
  for (const number of new Set(used.map(({ page }) => page))) {
    const fonts = used.filter(({ page }) => page === number).map(({ font }) => font)
    // Emphasis is a hint: a page that does not name its fonts has none.
    const read = await readStyles(document, number, fonts).catch(() => [])
    for (const [font, style] of read) styles.set(font, style)
  }
  return emphasisedRunsOf(pages, styles)
}

const showNothing = async (
  document: PDFDocumentProxy,
  pages: readonly PrintedPage[],
): Promise<boolean> =>
  pages.every(({ text }) => text.trim() === '') && (await hasBlankPagesOnly(document))

async function* readPages(document: PDFDocumentProxy): AsyncGenerator<PdfPart, void> {
  const total = document.numPages
  const ahead: Promise<PromiseSettledResult<PrintedPage>[]>[] = []
  const pages: PrintedPage[] = []
  let requested = 0
  let unreadable = 0
  for (let number = 1; number <= total; number++) {
    while (requested < total && ahead.length < IN_FLIGHT)
      ahead.push(Promise.allSettled([readPage(document, ++requested)]))
    const [page] = (await ahead.shift()) ?? []
    if (page?.status === 'rejected' && ++unreadable === total) throw page.reason
    const printed = page?.status === 'fulfilled' ? page.value : { text: '', fonts: [] }
    pages.push(printed)
    yield { kind: 'page', text: printed.text, total }
  }
  if (unreadable === 0 && (await showNothing(document, pages))) throw new Failure('pdf_blank')
  yield { kind: 'emphasis', runs: await readEmphasis(document, pages) }
}

/**
 * Yields the pages of a PDF in order, each with the total number of pages, and then what they
 * emphasise. An unreadable page is empty, so that page numbers remain correct. If the file cannot
 * be opened, yields the text found in its raw bytes. Throws `pdf_encrypted`, `pdf_blank` if its
 * pages show nothing, or `pdf_damaged` if nothing can be read.
 */
export async function* readPdf(bytes: ArrayBuffer): AsyncGenerator<PdfPart, void> {
  // pdf.js takes ownership of the bytes it receives.
  const copy = new Uint8Array(bytes.slice(0))
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    BinaryDataFactory: BundledAssets,
    cMapUrl: '/',
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    useWasm: false,
  })
  let opened = false
  try {
    const document = await task.promise
    opened = true
    yield* readPages(document)
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new Failure('pdf_encrypted', { cause: error })
    if (error instanceof Failure) throw error
    const pages = opened ? [] : extractRawText(copy)
    if (pages.length === 0) throw new Failure('pdf_damaged', { cause: error })
    for (const text of pages) yield { kind: 'page', text, total: pages.length }
  } finally {
    await task.destroy()
  }
}
