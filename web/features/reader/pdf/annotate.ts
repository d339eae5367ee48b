import {
  AnnotationEditorType,
  type PDFDocumentProxy,
  type PageViewport,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Failure } from '../../../../domain/failure.ts'
import type { PageBox } from '../../../../domain/highlights/line-boxes.ts'

/** A highlight to be written into a PDF. */
export type PdfHighlight = {
  /** From 1. */
  readonly page: number
  /** One for each line, in fractions of the page as it is shown. */
  readonly boxes: readonly PageBox[]
  /** May be empty. */
  readonly note: string
}

/** pdf.js writes what is stored under such keys as new annotations. */
const KEY = 'pdfjs_internal_editor_highlight_'
/** Yellow, blended with the page as a marker pen does. */
const COLOUR = [255, 221, 64]
const OPACITY = 0.6
/** The size in points of the window with the note, beside the page. */
const NOTE = { width: 200, height: 100 }

/** The corners of a box as PDF orders them: top left, top right, bottom left, bottom right. */
function cornersOf({ left, top, width, height }: PageBox, viewport: PageViewport): number[] {
  const corners = [
    [left, top],
    [left + width, top],
    [left, top + height],
    [left + width, top + height],
  ] as const
  return corners.flatMap(
    ([x, y]) => viewport.convertToPdfPoint(x * viewport.width, y * viewport.height) as number[],
  )
}

/** The rectangle around points given as x and y in turn. */
function rectangleAround(points: readonly number[]): [number, number, number, number] {
  const xs = points.filter((_, at) => at % 2 === 0)
  const ys = points.filter((_, at) => at % 2 === 1)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** A highlight as pdf.js stores it before it writes it. */
function stored({ page, boxes, note }: PdfHighlight, viewport: PageViewport) {
  const quads = boxes.map((box) => cornersOf(box, viewport))
  const rect = rectangleAround(quads.flat())
  const right = viewport.viewBox[2] ?? rect[2]
  return {
    annotationType: AnnotationEditorType.HIGHLIGHT,
    pageIndex: page - 1,
    color: COLOUR,
    opacity: OPACITY,
    rotation: viewport.rotation,
    rect,
    quadPoints: quads.flat(),
    // The same corners in the order of an outline.
    outlines: quads.map(([ax, ay, bx, by, cx, cy, dx, dy]) => [ax, ay, bx, by, dx, dy, cx, cy]),
    ...(note !== '' && {
      popup: {
        contents: note,
        rect: [right, rect[3] - NOTE.height, right + NOTE.width, rect[3]],
      },
    }),
  }
}

/** How much of the end of a file is searched for its last dictionary. */
const END_BYTES = 4096

/**
 * Whether no table of objects was found in the file before the new one. pdf.js opens such a file
 * nevertheless; with annotations other programs would read it wrongly.
 */
const isWithoutTable = (bytes: Uint8Array): boolean =>
  /\/Prev 0\b/.test(new TextDecoder('latin1').decode(bytes.subarray(-END_BYTES)))

/**
 * The file with highlights as annotations, their notes as contents; the rest of it is unchanged.
 * Reads all of the file. `viewportOf` is the page as it is shown, at scale 1. Fails with
 * `pdf_damaged`.
 */
export async function annotate(
  document: PDFDocumentProxy,
  highlights: readonly PdfHighlight[],
  viewportOf: (page: Awaited<ReturnType<PDFDocumentProxy['getPage']>>) => PageViewport,
): Promise<Uint8Array<ArrayBuffer>> {
  const { annotationStorage } = document
  const keys: string[] = []
  try {
    for (const [at, highlight] of highlights.entries()) {
      const viewport = viewportOf(await document.getPage(highlight.page))
      const key = `${KEY}${at}`
      keys.push(key)
      annotationStorage.setValue(key, stored(highlight, viewport))
    }
    const bytes = new Uint8Array(await document.saveDocument())
    if (isWithoutTable(bytes)) throw new Failure('pdf_damaged')
    return bytes
  } finally {
    for (const key of keys) annotationStorage.remove(key)
  }
}
