import { Failure } from '../../../../../domain/failure.ts'

/** How a page is drawn to be recognised. */
type Drawing = {
  /** Dots per inch of a page of A4; a picture gets as many pixels. */
  readonly dpi: number
  /** Whether noise is smoothed. */
  readonly isBlurred: boolean
}

/** The pages of a file as pictures. */
export type PageSource = {
  readonly total: number
  /** Draws a page, from 1, on white. The caller frees the canvas. */
  draw(page: number, drawing: Drawing): Promise<OffscreenCanvas>
  close(): Promise<void>
}

/** Radius in pixels that removes the noise of a scanner and leaves letters. */
const BLUR = 'blur(1px)'

/** An empty canvas with its context. */
export function newCanvas(width: number, height: number) {
  const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Failure('unexpected', { cause: 'no memory for another canvas' })
  return { canvas, context }
}

/** Releases the pixels of a canvas at once. */
export const freeCanvas = (canvas: OffscreenCanvas): void => {
  canvas.width = 0
  canvas.height = 0
}

/** The canvas itself, or a smoothed copy in its place. */
export function smoothed(canvas: OffscreenCanvas, isBlurred: boolean): OffscreenCanvas {
  if (!isBlurred) return canvas
  const copy = newCanvas(canvas.width, canvas.height)
  copy.context.filter = BLUR
  copy.context.drawImage(canvas, 0, 0)
  freeCanvas(canvas)
  return copy.canvas
}
