import {
  getDocument,
  GlobalWorkerOptions,
  PDFDataRangeTransport,
  TextLayer,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { Failure } from '../../../../domain/failure.ts'
import type { PageSize } from '../page-layout.ts'
import { pageTextOf, type PageText, type TextRun } from '../page-text.ts'
import { annotate, type PdfHighlight } from './annotate.ts'
import { drawPage, fittingDensity } from './draw-page.ts'
import { linksOf, type PageLink } from './page-links.ts'
import { placeOf, readOutline, type PdfDestination, type PdfOutlineEntry } from './outline.ts'
import type { PagePlace } from '../types.ts'
import { readAsset } from '../../../lib/browser/pdf-assets.ts'
import { textContentOf } from '../../../lib/pdf-text-content.ts'
import { readRange, type ByteRange, type UrlSource } from './ranges.ts'
import { withRestart, unlessStalled, type Reopening } from './restartable-document.ts'

GlobalWorkerOptions.workerSrc = workerUrl

const FIRST_BYTES = 512 * 1024
const CHUNK_BYTES = 256 * 1024
/** Enough for an A3 scan at 600 dots per inch. A decoded pixel takes four bytes. */
const IMAGE_PIXELS_MAX = 80_000_000

/** Requests only the parts of the file that the visible pages need. */
class RangeTransport extends PDFDataRangeTransport {
  readonly #read: (begin: number, end: number) => Promise<void>
  readonly #stop: () => void

  constructor(
    length: number,
    first: Uint8Array,
    read: RangeReader,
    onBroken: (error: unknown) => void,
  ) {
    super(length, first, first.byteLength >= length)
    const stopped = new AbortController()
    this.#stop = () => stopped.abort()
    this.#read = async (begin, end) => {
      try {
        const { bytes } = await read({ begin, end }, stopped.signal)
        if (!stopped.signal.aborted) this.onDataRange(begin, bytes)
      } catch (error) {
        if (!stopped.signal.aborted) onBroken(error)
      }
    }
  }

  override requestDataRange(begin: number, end: number): void {
    void this.#read(begin, end)
  }

  override abort(): void {
    this.#stop()
  }
}

type RangeReader = (range: ByteRange, signal: AbortSignal) => ReturnType<typeof readRange>

/** pdf.js requests its own files from this factory; they come from the bundle. */
class BundledAssets {
  fetch({ filename }: { filename: string }): Promise<Uint8Array<ArrayBuffer>> {
    return readAsset(filename)
  }
}

function asPdfFailure(error: unknown): unknown {
  if (error instanceof Failure || !(error instanceof Error)) return error
  if (error.name === 'PasswordException') return new Failure('pdf_encrypted', { cause: error })
  if (['InvalidPDFException', 'FormatError', 'UnknownErrorException'].includes(error.name))
    return new Failure('pdf_damaged', { cause: error })
  return new Failure('file_load_failed', { cause: error })
}

/** A drawn page's text: its spans, one for each run of `PageText`. */
export type DrawnText = { readonly spans: readonly HTMLElement[]; readonly page: PageText }

/** An open PDF. Page numbers are 1-based. Everything ends with `close`. */
export type OpenPdf = {
  readonly pages: number
  readonly firstSize: PageSize
  size(page: number): Promise<PageSize>
  text(page: number): Promise<PageText>
  /** Draws a page at `scale` × `density` into a new canvas. Aborting cancels the work. */
  draw(
    page: number,
    scale: number,
    density: number,
    signal: AbortSignal,
  ): Promise<HTMLCanvasElement>
  /**
   * Fills `container` with the page's selectable text. Its size follows the CSS variable
   * `--total-scale-factor`.
   */
  drawText(page: number, container: HTMLElement, signal: AbortSignal): Promise<DrawnText>
  /** Draws a page `width` pixels wide and releases what it needed. Aborting cancels the work. */
  thumbnail(page: number, width: number, signal: AbortSignal): Promise<HTMLCanvasElement>
  /** The links of a page, at most `LINKS_MAX`. */
  links(page: number): Promise<readonly PageLink[]>
  /** The bookmarks of the document in reading order; empty if it has none. */
  outline(): Promise<readonly PdfOutlineEntry[]>
  /** The place that a link or bookmark leads to; null if the document has no such place. */
  placeOf(destination: PdfDestination): Promise<PagePlace | null>
  /** The file with highlights as annotations. Reads all of it. */
  annotated(highlights: readonly PdfHighlight[]): Promise<Uint8Array<ArrayBuffer>>
  /** The same document with its pages turned clockwise by quarters of a circle. */
  turned(quarters: number): OpenPdf
  close(): void
}

type Document = Reopening<PDFDocumentProxy>

/** The keys of work that belongs to no page. */
const NO_PAGE = 0
const ALL_PAGES = -1

/** Reads the text of pages, each once. */
function contentReader(document: Document) {
  const contents = new Map<number, ReturnType<typeof readContent>>()
  const readContent = (number: number) =>
    document.on(number, async (opened) => {
      const content = await textContentOf(await opened.getPage(number))
      const runs = content.items.filter((item): item is typeof item & TextRun => 'str' in item)
      return { content, page: pageTextOf(runs) }
    })
  return (number: number) => {
    const known = contents.get(number)
    if (known) return known
    const reading = readContent(number)
    contents.set(number, reading)
    reading.catch(() => contents.delete(number))
    return reading
  }
}

type Turned = {
  readonly document: Document
  readonly pages: number
  /** The size of the first page before it is turned. */
  readonly uprightSize: PageSize
  readonly contentOf: ReturnType<typeof contentReader>
  readonly quarters: number
}

function pdfOf(parts: Turned): OpenPdf {
  const { document, pages, uprightSize, contentOf, quarters } = parts
  const viewportOf = (page: PDFPageProxy, scale: number) =>
    page.getViewport({ scale, rotation: (page.rotate + 90 * quarters) % 360 })
  const isAcross = quarters % 2 === 1
  const { width, height } = uprightSize
  return {
    pages,
    firstSize: isAcross ? { width: height, height: width } : uprightSize,
    close: () => document.close(),
    turned: (more) => pdfOf({ ...parts, quarters: (quarters + more) % 4 }),
    annotated: (highlights) =>
      document.on(ALL_PAGES, (opened) =>
        annotate(opened, highlights, (page) => viewportOf(page, 1)),
      ),
    outline: () => document.on(NO_PAGE, readOutline),
    placeOf: (destination) =>
      document.on(NO_PAGE, (opened) => placeOf(opened, destination, (page) => viewportOf(page, 1))),
    links: (number) =>
      document.on(number, async (opened) => {
        const page = await opened.getPage(number)
        return linksOf(await page.getAnnotations(), viewportOf(page, 1), number)
      }),
    thumbnail: (number, width, signal) =>
      document.on(number, async (opened) => {
        const page = await opened.getPage(number)
        signal.throwIfAborted()
        const viewport = viewportOf(page, width / viewportOf(page, 1).width)
        const canvas = await drawPage(page, viewport, signal)
        page.cleanup()
        return canvas
      }),
    size: (number) =>
      document.on(number, async (opened) => {
        const { width, height } = viewportOf(await opened.getPage(number), 1)
        return { width, height }
      }),
    text: async (number) => (await contentOf(number)).page,
    draw: (number, scale, density, signal) =>
      document.on(number, async (opened) => {
        const page = await opened.getPage(number)
        signal.throwIfAborted()
        const fits = fittingDensity(viewportOf(page, scale))
        return drawPage(page, viewportOf(page, scale * Math.min(density, fits)), signal)
      }),
    drawText: (number, container, signal) =>
      document.on(number, async (opened) => {
        const [page, { content, page: text }] = await Promise.all([
          opened.getPage(number),
          contentOf(number),
        ])
        signal.throwIfAborted()
        container.replaceChildren()
        const layer = new TextLayer({
          textContentSource: content,
          container,
          viewport: viewportOf(page, 1),
        })
        const cancel = () => layer.cancel()
        signal.addEventListener('abort', cancel)
        try {
          await layer.render()
        } finally {
          signal.removeEventListener('abort', cancel)
        }
        return { spans: layer.textDivs, page: text }
      }),
  }
}

type PdfSource = {
  readonly urls: UrlSource
  /** In bytes; used if the host does not report the total. */
  readonly fileSize: number
}

/**
 * Opens a PDF. `onBroken` receives the error of a later part that could not be read. Throws
 * `pdf_encrypted`, `pdf_damaged`, `pdf_stalled` or `file_load_failed`.
 */
export async function openPdf(
  { urls, fileSize }: PdfSource,
  onBroken: (error: unknown) => void,
  signal: AbortSignal,
): Promise<OpenPdf> {
  let arrived = false
  const read: RangeReader = async (range, stopped) => {
    const part = await readRange(urls, range, stopped)
    arrived = true
    return part
  }
  const isIdleAllowed = () => {
    const isAllowed = arrived || window.document.hidden
    arrived = false
    return isAllowed
  }
  const first = await read({ begin: 0, end: FIRST_BYTES }, signal)
  const open = () => {
    const task = getDocument({
      // pdf.js takes ownership of the bytes it receives
      range: new RangeTransport(first.total ?? fileSize, first.bytes.slice(), read, onBroken),
      rangeChunkSize: CHUNK_BYTES,
      disableAutoFetch: true,
      isEvalSupported: false,
      maxImageSize: IMAGE_PIXELS_MAX,
      enableXfa: false,
      useWorkerFetch: false,
      BinaryDataFactory: BundledAssets,
      cMapUrl: '/',
      // The bundled standard fonts: those of the system have other widths, or are missing.
      useSystemFonts: false,
      standardFontDataUrl: '/',
      wasmUrl: '/',
      verbosity: 0,
    })
    return { document: task.promise, close: () => void task.destroy() }
  }
  const opened = open()
  signal.addEventListener('abort', opened.close)
  try {
    const begin = async () => {
      const document = await opened.document
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
      return { pages: document.numPages, size: { width, height } }
    }
    const { pages, size } = await unlessStalled(begin(), isIdleAllowed)
    const document = withRestart(opened, open, isIdleAllowed)
    const contentOf = contentReader(document)
    return pdfOf({ document, pages, uprightSize: size, contentOf, quarters: 0 })
  } catch (error) {
    opened.close()
    signal.throwIfAborted()
    throw asPdfFailure(error)
  } finally {
    signal.removeEventListener('abort', opened.close)
  }
}
