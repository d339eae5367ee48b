import { memo, useEffect, useRef, useState } from 'react'
import { Spinner } from '../../../../components/status/spinner.tsx'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { PAGE_GAP, type PageSize } from '../../page-layout.ts'
import { boxesOf, type PageHighlight, type HighlightBox } from '../../pdf/highlights.ts'
import type { DrawnText, OpenPdf } from '../../pdf/open-pdf.ts'
import type { PlacedPassage } from '../../pdf/view/use-zoom.ts'
import type { PagePlace } from '../../types.ts'
import '../text-layer.css'
import { PageLinks } from './page-links.tsx'

/** A page is redrawn sharply once the zoom has not changed for this long (ms). */
const SETTLE_MS = 140

type Props = {
  pdf: OpenPdf
  number: number
  top: number
  /** The distance from the left edge of the row, and the width of the row. */
  left: number
  rowWidth: number
  width: number
  height: number
  scale: number
  /** The highlights of this page. Keep the array's identity while it does not change. */
  highlights: readonly PageHighlight[]
  /** True if the target's passage was not found, so that the page itself is highlighted. */
  isPageHighlighted: boolean
  onSize: (page: number, size: PageSize) => void
  /** Called once the page is drawn, or cannot be. */
  onDrawn: () => void
  /**
   * Receives the position of the current highlight once it is known.
   */
  onPlaced: (page: number, passage: PlacedPassage) => void
  onGo: (place: PagePlace) => void
}

/** One page while it is near the viewport: canvas, highlights, selectable text. */
export const PdfPage = memo(function PdfPage(props: Props) {
  const { pdf, number, scale, highlights, isPageHighlighted, onSize, onDrawn, onPlaced } = props
  const messages = useMessages().reader
  const pageElement = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const textLayer = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<DrawnText | null>(null)
  const [boxes, setBoxes] = useState<readonly HighlightBox[]>([])
  const [picture, setPicture] = useState<'loading' | 'drawn' | 'failed'>('loading')

  useEffect(() => {
    const aborted = new AbortController()
    const host = canvas.current
    const timer = setTimeout(
      () => {
        pdf.draw(number, scale, window.devicePixelRatio, aborted.signal).then(
          (canvas) => {
            if (aborted.signal.aborted) return
            host?.replaceChildren(canvas)
            setPicture('drawn')
            onDrawn()
          },
          () => {
            if (aborted.signal.aborted) return
            setPicture('failed')
            onDrawn()
          },
        )
      },
      host?.firstChild ? SETTLE_MS : 0,
    )
    return () => {
      clearTimeout(timer)
      aborted.abort()
    }
  }, [pdf, number, scale, onDrawn])

  useEffect(() => {
    const aborted = new AbortController()
    const container = document.createElement('div')
    container.className = 'text-layer'
    textLayer.current?.replaceChildren(container)
    const fill = async () => {
      const size = await pdf.size(number)
      aborted.signal.throwIfAborted()
      onSize(number, size)
      const text = await pdf.drawText(number, container, aborted.signal)
      if (!aborted.signal.aborted) setDrawn(text)
    }
    // A page without a text layer can still be read; drawing the canvas reports the error.
    fill().catch(() => {
      if (!aborted.signal.aborted) setDrawn(null)
    })
    return () => aborted.abort()
  }, [pdf, number, onSize])

  useEffect(() => {
    const box = pageElement.current?.getBoundingClientRect()
    if (!drawn || !box) return
    const placed = highlights.map((mark) => ({
      mark,
      boxes: boxesOf(mark, drawn.page, drawn.spans, box),
    }))
    setBoxes(placed.flatMap((entry) => entry.boxes))
    const focus =
      placed.find(({ mark }) => mark.kind === 'current') ??
      placed.find(({ mark }) => mark.kind === 'passage')
    const first = focus?.boxes[0]
    if (!focus || !first) return
    const ends = focus.boxes.map(({ left, width }) => left + width)
    const left = Math.min(...focus.boxes.map((one) => one.left))
    onPlaced(number, {
      kind: focus.mark.kind,
      top: first.top / 100,
      left: (focus.mark.kind === 'passage' ? left : first.left) / 100,
      width: (Math.max(...ends) - left) / 100,
    })
  }, [drawn, highlights, number, onPlaced])

  return (
    <section
      ref={pageElement}
      aria-label={messages.page(number)}
      aria-busy={picture === 'loading' || undefined}
      data-page={number}
      className="pdf-sheet"
      data-edge={isPageHighlighted || undefined}
      style={{
        top: props.top,
        // A row wider than the frame starts at its left edge; otherwise its left part could not be
        // scrolled to.
        left: `calc(max(${PAGE_GAP}px, 50% - ${props.rowWidth / 2}px) + ${props.left}px)`,
        width: props.width,
        height: props.height,
        ['--total-scale-factor' as string]: scale,
      }}
    >
      {picture === 'loading' && (
        <p className="pdf-page-note pdf-page-loading">
          <Spinner />
          {messages.pageLoading(number)}
        </p>
      )}
      {/* After the note: the picture covers it as soon as it is drawn. */}
      <div ref={canvas} className="pdf-picture" aria-hidden="true" />
      <div className="pdf-marks" aria-hidden="true">
        {boxes.map(({ kind, left, top, width, height }, index) => (
          <i
            key={index}
            data-kind={kind}
            style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
          />
        ))}
      </div>
      <div ref={textLayer} />
      <PageLinks pdf={pdf} number={number} onGo={props.onGo} />
      {picture === 'failed' && <p className="pdf-page-note">{messages.pageFailed}</p>}
    </section>
  )
})
