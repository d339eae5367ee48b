import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { OpenPdf } from '../pdf/open-pdf.ts'
import { pageOfKey, pagesInView, sequential, type Grid } from './thumbnail-window.ts'

const COLUMNS = 2
const WIDTH = 96
/** Space below a picture for the number of its page and the gap to the next row. */
const BELOW = 36
/** Pictures of pages that are scrolled past quickly are not drawn (ms). */
const SETTLE_MS = 80
const DENSITY_MAX = 2

type Queue = ReturnType<typeof sequential>

type Props = { pdf: OpenPdf; page: number; onJump: (page: number) => void }

/**
 * The pages as small pictures. Only those in view exist; they are drawn one at a time, and one that
 * is scrolled away before its turn is not drawn.
 */
export function Thumbnails({ pdf, page, onJump }: Props) {
  const messages = useMessages()
  const frame = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState({ top: 0, height: 600 })
  const [focused, setFocused] = useState(page)
  const queue = useMemo(() => sequential(), [])
  const { width, height } = pdf.firstSize
  const pictureHeight = Math.round(Math.min(1.6, height / width) * WIDTH)
  const grid: Grid = { columns: COLUMNS, rowHeight: pictureHeight + BELOW, pages: pdf.pages }
  const { first, last } = pagesInView(grid, seen.top, seen.height)
  const topOf = (number: number) => Math.floor((number - 1) / COLUMNS) * grid.rowHeight

  const measure = () => {
    const box = frame.current
    if (box) setSeen({ top: box.scrollTop, height: box.clientHeight })
  }
  const start = useRef(topOf(page) - grid.rowHeight)
  useLayoutEffect(() => {
    const box = frame.current
    if (!box) return
    box.scrollTop = start.current
    const observer = new ResizeObserver(() =>
      setSeen({ top: box.scrollTop, height: box.clientHeight }),
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  const focus = (number: number) => {
    const box = frame.current
    if (!box) return
    const top = topOf(number)
    if (top < box.scrollTop) box.scrollTop = top
    if (top + grid.rowHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top + grid.rowHeight - box.clientHeight
    measure()
    setFocused(number)
    // The button of a page that was out of view exists only after the next rendering.
    requestAnimationFrame(() =>
      box.querySelector<HTMLElement>(`[data-thumbnail="${number}"]`)?.focus({
        preventScroll: true,
      }),
    )
  }
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const tabStop = focused >= first && focused <= last ? focused : first
  return (
    <div
      ref={frame}
      className="thumbnails"
      onScroll={measure}
      onKeyDown={(event) => {
        const next = pageOfKey(event.key, tabStop, grid)
        if (next === null) return
        event.preventDefault()
        event.stopPropagation()
        focus(next)
      }}
    >
      <div
        role="group"
        aria-label={messages.viewing.pages.title}
        style={{ height: Math.ceil(pdf.pages / COLUMNS) * grid.rowHeight }}
      >
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            data-thumbnail={number}
            tabIndex={number === tabStop ? 0 : -1}
            aria-label={messages.reader.page(number)}
            aria-current={number === page ? 'page' : undefined}
            style={{
              top: topOf(number),
              insetInlineStart: `${((number - 1) % COLUMNS) * (100 / COLUMNS)}%`,
            }}
            onClick={() => {
              setFocused(number)
              onJump(number)
            }}
          >
            <Picture pdf={pdf} number={number} height={pictureHeight} queue={queue} />
            <span aria-hidden="true">{number}</span>
          </button>
        ))}
      </div>
    </div>
  )
}

type PictureProps = { pdf: OpenPdf; number: number; height: number; queue: Queue }

function Picture({ pdf, number, height, queue }: PictureProps) {
  const host = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const aborted = new AbortController()
    const { signal } = aborted
    const draw = async () => {
      const width = WIDTH * Math.min(DENSITY_MAX, window.devicePixelRatio)
      // A page that cannot be drawn stays an empty sheet; the page itself reports the error.
      const canvas = await pdf.thumbnail(number, width, signal).catch(() => null)
      if (canvas && !signal.aborted) host.current?.replaceChildren(canvas)
    }
    const timer = setTimeout(() => queue(signal, draw), SETTLE_MS)
    return () => {
      clearTimeout(timer)
      aborted.abort()
    }
  }, [pdf, number, queue])
  return <span ref={host} className="thumbnail" style={{ width: WIDTH, height }} />
}
