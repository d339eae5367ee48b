import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OpenPdf } from '../../pdf/open-pdf.ts'
import { NO_HIGHLIGHTS } from '../../pdf/highlights.ts'
import { readDomText } from '../../passages/dom-text.ts'
import { PdfPage } from './pdf-page.tsx'

const SIZE = { width: 600, height: 800 }
const isNever = new Promise<never>(() => undefined)

/** A page of a PDF whose picture is what `draw` resolves to. */
function show(draw: OpenPdf['draw']): void {
  const pdf: OpenPdf = {
    pages: 3,
    firstSize: SIZE,
    size: () => Promise.resolve(SIZE),
    text: () => isNever,
    draw,
    drawText: () => isNever,
    thumbnail: () => isNever,
    links: () => Promise.resolve([]),
    annotated: () => isNever,
    outline: () => Promise.resolve([]),
    placeOf: () => Promise.resolve(null),
    turned: () => pdf,
    close: () => undefined,
  }
  render(
    <PdfPage
      pdf={pdf}
      number={2}
      top={0}
      left={0}
      rowWidth={600}
      {...SIZE}
      scale={1}
      highlights={NO_HIGHLIGHTS}
      isPageHighlighted={false}
      onSize={() => undefined}
      onDrawn={() => undefined}
      onPlaced={() => undefined}
      onGo={() => undefined}
    />,
  )
}

const page = () => screen.getByRole('region', { name: 'Page 2' })

test('says that a page is being loaded until its picture is drawn', async () => {
  const drawn = Promise.withResolvers<HTMLCanvasElement>()
  show(() => drawn.promise)
  expect(page().getAttribute('aria-busy')).toBe('true')
  expect(page().textContent).toContain('Loading page 2…')
  expect(readDomText(page()).text.trim()).toBe('')
  drawn.resolve(document.createElement('canvas'))
  await expect.poll(() => page().querySelector('canvas')).not.toBeNull()
  await expect.poll(() => page().textContent).not.toContain('Loading')
  expect(page().getAttribute('aria-busy')).toBeNull()
})

test('draws the picture over the note, not under it', () => {
  show(() => isNever)
  const note = screen.getByText('Loading page 2…')
  const picture = page().querySelector('.pdf-picture')
  expect(picture && note.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('says that a page could not be shown, and no longer that it is being loaded', async () => {
  show(() => Promise.reject(new Error('broken')))
  await screen.findByText('This page could not be shown.')
  expect(page().textContent).not.toContain('Loading')
})
