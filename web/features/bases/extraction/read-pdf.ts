// Imported for its side effect: pdf.js then parses in this thread instead of starting its own
// worker.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Failure } from '../../../../domain/failure.ts'
import { pageText, type PositionedItem } from '../../../../domain/pdf/layout.ts'
import { extractRawText } from '../../../../domain/pdf/raw-pdf-text.ts'
import { readAsset } from '../../../lib/browser/pdf-assets.ts'

const IN_FLIGHT = 4

/**
 * Fonts that are not embedded need character maps: they come from this site, never from another
 * origin.
 */
class BundledAssets {
  fetch({ filename }: { filename: string }): Promise<Uint8Array<ArrayBuffer>> {
    return readAsset(filename)
  }
}

async function readPage(document: PDFDocumentProxy, number: number): Promise<string> {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  page.cleanup()
  return pageText(items.filter((item): item is typeof item & PositionedItem => 'str' in item))
}

async function* readPages(
  document: PDFDocumentProxy,
): AsyncGenerator<{ text: string; total: number }, void> {
  const total = document.numPages
  const ahead: Promise<PromiseSettledResult<string>[]>[] = []
  let requested = 0
  let unreadable = 0
  for (let number = 1; number <= total; number++) {
    while (requested < total && ahead.length < IN_FLIGHT)
      ahead.push(Promise.allSettled([readPage(document, ++requested)]))
    const [page] = (await ahead.shift()) ?? []
    if (page?.status === 'rejected' && ++unreadable === total) throw page.reason
    yield { text: page?.status === 'fulfilled' ? page.value : '', total }
  }
}

/**
 * Yields the pages of a PDF in order, each with the total number of pages. An unreadable page is
 * empty, so that page numbers stay correct. If the file cannot be opened, yields the text found in
 * its raw bytes. Throws `pdf_encrypted`, or `pdf_damaged` if nothing can be read.
 */
export async function* readPdf(
  bytes: ArrayBuffer,
): AsyncGenerator<{ text: string; total: number }, void> {
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
    const pages = opened ? [] : extractRawText(copy)
    if (pages.length === 0) throw new Failure('pdf_damaged', { cause: error })
    for (const text of pages) yield { text, total: pages.length }
  } finally {
    await task.destroy()
  }
}
