import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Browsers reject or blank a canvas above about this many pixels. */
const CANVAS_PIXELS_MAX = 16_777_216
const CANVAS_SIDE_MAX = 16_384

type Viewport = ReturnType<PDFPageProxy['getViewport']>

/** The highest density of pixels at which a canvas of this size is not blank. */
export const fittingDensity = ({ width, height }: Viewport): number =>
  Math.min(
    Math.sqrt(CANVAS_PIXELS_MAX / (width * height)),
    CANVAS_SIDE_MAX / Math.max(width, height),
  )

/** Draws a page into a new canvas. Aborting cancels the work and rejects. */
export async function drawPage(
  page: PDFPageProxy,
  viewport: Viewport,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
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
}
