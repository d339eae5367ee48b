import type { PageSize } from '../page-layout.ts'
import type { RecognisedPageText } from './recognised-page-text.ts'

/** The width of text in pixels, in the font of the text layer at `height` pixels. */
function measure(context: CanvasRenderingContext2D | null, text: string, height: number): number {
  if (!context) return 0
  context.font = `${height}px sans-serif`
  return context.measureText(text).width
}

/**
 * Fills `container`, a text layer, with transparent words over their places on the picture of a
 * page, and returns them in order. `size` is that of the picture at scale 1.
 */
export function drawWords(
  container: HTMLElement,
  { text, lines }: RecognisedPageText,
  size: PageSize,
): HTMLElement[] {
  const context = document.createElement('canvas').getContext('2d')
  const spans: HTMLElement[] = []
  container.replaceChildren()
  for (const line of lines) {
    for (const [at, word] of line.entries()) {
      const span = document.createElement('span')
      const own = text.slice(word.start, word.end)
      // The space separates the words of a selection that is copied.
      span.textContent = at < line.length - 1 ? `${own} ` : own
      span.dir = 'auto'
      const height = word.height * size.height
      const natural = measure(context, own, height)
      span.style.left = `${100 * word.left}%`
      span.style.top = `${100 * word.top}%`
      span.style.setProperty('--font-height', `${height}px`)
      if (natural > 0)
        span.style.setProperty('--scale-x', String((word.width * size.width) / natural))
      span.style.fontFamily = 'sans-serif'
      spans.push(span)
      container.append(span)
    }
    container.append(document.createElement('br'))
  }
  return spans
}
