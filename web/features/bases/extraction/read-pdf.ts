// Loaded for its effect: pdf.js then parses in this very thread instead of starting a worker of its own.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Failure } from '../../../../domain/failure.ts'
import { pageText, type PositionedItem } from '../../../../domain/pdf/layout.ts'
import { extractRawText } from '../../../../domain/pdf/raw-pdf-text.ts'
import { readAsset } from '../../../lib/browser/pdf-assets.ts'

const IN_FLIGHT = 4

/** Fonts that a PDF does not embed need character maps: they come from our own files, never from elsewhere. */
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
  let asked = 0
  let unreadable = 0
  for (let number = 1; number <= total; number++) {
    while (asked < total && ahead.length < IN_FLIGHT)
      ahead.push(Promise.allSettled([readPage(document, ++asked)]))
    const [page] = (await ahead.shift()) ?? []
    if (page?.status === 'rejected' && ++unreadable === total) throw page.reason
    yield { text: page?.status === 'fulfilled' ? page.value : '', total }
  }
}

/**
 * The pages of a PDF in order, each with the number of pages in all. A page that cannot be read is an empty one, so that
 * the numbers of the others stay true. Of a file that cannot be opened, what its bytes still show. Throws `pdf_encrypted`, or
 * `pdf_damaged` where nothing can be read.
 */
export async function* readPdf(
  bytes: ArrayBuffer,
): AsyncGenerator<{ text: string; total: number }, void> {
  // pdf.js takes what it is given away.
  const kept = new Uint8Array(bytes.slice(0))
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
    const pages = opened ? [] : extractRawText(kept)
    if (pages.length === 0) throw new Failure('pdf_damaged', { cause: error })
    for (const text of pages) yield { text, total: pages.length }
  } finally {
    await task.destroy()
  }
}
