import {
  getDocument,
  GlobalWorkerOptions,
  PDFDataRangeTransport,
  TextLayer,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { Failure } from '../../../../domain/failure.ts'
import type { PageSize } from '../page-layout.ts'
import { pageTextOf, type PageText, type TextRun } from '../page-text.ts'
import { readAsset } from '../../../lib/browser/pdf-assets.ts'
import { readRange, type UrlSource } from './ranges.ts'
import { withRestart, unlessStalled, type Reopening } from './restartable-document.ts'

GlobalWorkerOptions.workerSrc = workerUrl

const FIRST_BYTES = 512 * 1024
const CHUNK_BYTES = 256 * 1024
/** Browsers reject or blank a canvas above about this many pixels. */
const CANVAS_PIXELS_MAX = 16_777_216
const CANVAS_SIDE_MAX = 16_384
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
        const { bytes } = await read(begin, end, stopped.signal)
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

type RangeReader = (begin: number, end: number, signal: AbortSignal) => ReturnType<typeof readRange>

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
  close(): void
}

type Document = Reopening<PDFDocumentProxy>

function pdfOf(document: Document, pages: number, firstSize: PageSize): OpenPdf {
  const contents = new Map<number, Promise<Awaited<ReturnType<typeof readContent>>>>()

  const readContent = (number: number) =>
    document.on(number, async (opened) => {
      const content = await (await opened.getPage(number)).getTextContent()
      const runs = content.items.filter((item): item is typeof item & TextRun => 'str' in item)
      return { content, page: pageTextOf(runs) }
    })
  const contentOf = (number: number) => {
    const known = contents.get(number)
    if (known) return known
    const reading = readContent(number)
    contents.set(number, reading)
    reading.catch(() => contents.delete(number))
    return reading
  }

  return {
    pages,
    firstSize,
    close: () => document.close(),
    size: (number) =>
      document.on(number, async (opened) => {
        const { width, height } = (await opened.getPage(number)).getViewport({ scale: 1 })
        return { width, height }
      }),
    text: async (number) => (await contentOf(number)).page,
    draw: (number, scale, density, signal) =>
      document.on(number, async (opened) => {
        const page = await opened.getPage(number)
        signal.throwIfAborted()
        const { width, height } = page.getViewport({ scale })
        const fits = Math.min(
          Math.sqrt(CANVAS_PIXELS_MAX / (width * height)),
          CANVAS_SIDE_MAX / Math.max(width, height),
        )
        const viewport = page.getViewport({ scale: scale * Math.min(density, fits) })
        const canvas = window.document.createElement('canvas')
        canvas.width = Math.max(1, Math.floor(viewport.width))
        canvas.height = Math.max(1, Math.floor(viewport.height))
        const task = page.render({ canvas, viewport })
        const cancel = () => task.cancel()
        signal.addEventListener('abort', cancel)
        try {
          await task.promise
        } finally {
          signal.removeEventListener('abort', cancel)
        }
        return canvas
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
          viewport: page.getViewport({ scale: 1 }),
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

/**
 * Opens the PDF at the URL from `urls`; `fileSize` in bytes is used if the host does not report the
 * total. `onBroken` receives the error of a later part that could not be read. Throws
 * `pdf_encrypted`, `pdf_damaged`, `pdf_stalled` or `file_load_failed`.
 */
export async function openPdf(
  urls: UrlSource,
  fileSize: number,
  onBroken: (error: unknown) => void,
  signal: AbortSignal,
): Promise<OpenPdf> {
  let arrived = false
  const read: RangeReader = async (begin, end, stopped) => {
    const range = await readRange(urls, begin, end, stopped)
    arrived = true
    return range
  }
  const excused = () => {
    const excuse = arrived || window.document.hidden
    arrived = false
    return excuse
  }
  const first = await read(0, FIRST_BYTES, signal)
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
    const { pages, size } = await unlessStalled(begin(), excused)
    return pdfOf(withRestart(opened, open, excused), pages, size)
  } catch (error) {
    opened.close()
    signal.throwIfAborted()
    throw asPdfFailure(error)
  } finally {
    signal.removeEventListener('abort', opened.close)
  }
}
