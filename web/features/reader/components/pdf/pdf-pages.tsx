import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { PageOutcomes } from '../../../../../domain/quiz/outcome.ts'
import { safeLocalStorage } from '../../../../lib/browser/safe-storage.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { highlightsByPage, NO_HIGHLIGHTS } from '../../pdf/highlights.ts'
import type { OpenPdf } from '../../pdf/open-pdf.ts'
import { useFindPosition } from '../../pdf/use-find-position.ts'
import { useHighlight } from '../../pdf/use-highlight.ts'
import { usePageView, type PageView } from '../../pdf/view/use-page-view.ts'
import type { PlacedPassage } from '../../pdf/view/use-zoom.ts'
import { useZoomGestures } from '../../pdf/view/use-zoom-gestures.ts'
import { pdfOutline } from '../../pdf/pdf-outline.ts'
import type { PagePlace, ReaderFile, ReaderTarget } from '../../types.ts'
import './pdf.css'
import { PdfPage } from './pdf-page.tsx'
import { ViewerFrame } from '../viewer-frame.tsx'

type Props = {
  pdf: OpenPdf
  file: ReaderFile
  /** Buttons at the end of the toolbar. */
  tools: ReactNode
  target: ReaderTarget | null
  onPageChange: (page: number) => void
  questionPages: readonly PageOutcomes[]
}

/**
 * Scrolls to a page and, once it is drawn, to the highlight on it, whose position is known only
 * then.
 */
function useScrollToHighlight(view: PageView) {
  // The position to scroll to once its page is drawn.
  const pendingScroll = useRef<number | null>(null)
  const latestView = useRef(view)
  // A layout effect, because the pages' effects report the positions of their highlights.
  useLayoutEffect(() => {
    latestView.current = view
  })
  const scrollToPlaced = useCallback((targetPage: number) => {
    const { first, last, goTo: go } = latestView.current
    pendingScroll.current = targetPage
    if (targetPage < first || targetPage > last) go(targetPage)
  }, [])
  const onPlaced = useCallback((placedPage: number, passage: PlacedPassage) => {
    if (pendingScroll.current !== placedPage) return
    pendingScroll.current = null
    latestView.current.reveal(placedPage, passage)
  }, [])
  return { latestView, scrollToPlaced, onPlaced }
}

const PAIR_KEY = 'stoa-reader-pages'

/** Turned pages, and whether two are in a row, which is stored on this device. */
function useArrangement(pdf: OpenPdf) {
  const [quarters, setQuarters] = useState(0)
  const [isPaired, setPaired] = useState(() => safeLocalStorage.getItem(PAIR_KEY) === 'two')
  return {
    turned: useMemo(() => (quarters === 0 ? pdf : pdf.turned(quarters)), [pdf, quarters]),
    isPaired,
    onRotate: () => setQuarters((before) => (before + 1) % 4),
    onPair: () => {
      safeLocalStorage.setItem(PAIR_KEY, isPaired ? 'one' : 'two')
      setPaired(!isPaired)
    },
  }
}

/** The numbers of the pages to draw: the one in view alone until a first page is drawn. */
function drawnPages({ measured, page, first, last }: PageView, isAlone: boolean): number[] {
  if (!measured) return []
  return isAlone ? [page] : Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The pages of an open PDF in one continuous scroll, with page jump, zoom, find and highlight. */
export function PdfPages(props: Props) {
  const { pdf, file, tools, target, onPageChange, questionPages } = props
  const messages = useMessages().reader
  const arrangement = useArrangement(pdf)
  const { turned, isPaired } = arrangement
  const startPage = Math.min(pdf.pages, target?.page ?? 1)
  const view = usePageView(turned, startPage, isPaired ? 2 : 1)
  const { frame, page, goTo } = view

  const { latestView, scrollToPlaced, onPlaced } = useScrollToHighlight(view)
  const find = useFindPosition(pdf, page, scrollToPlaced)
  const { matches, currentMatch } = find

  const [dismissed, setDismissed] = useState<ReaderTarget | null>(null)
  const highlight = useHighlight(pdf, target === dismissed ? null : target)
  const highlights = useMemo(
    () => highlightsByPage(highlight, matches, currentMatch),
    [highlight, matches, currentMatch],
  )

  useEffect(() => {
    if (!target) return
    if (target.quote) scrollToPlaced(Math.min(pdf.pages, target.page))
    else latestView.current.goTo(target.page)
  }, [pdf, target, scrollToPlaced, latestView])
  useEffect(() => {
    if (highlight?.ranges.length === 0) latestView.current.goTo(highlight.page)
  }, [highlight, latestView])

  useEffect(() => onPageChange(page), [page, onPageChange])

  useZoomGestures(frame, latestView)

  const onGo = useCallback(
    ({ page: next, fraction }: PagePlace) => latestView.current.goTo(next, fraction),
    [latestView],
  )
  const outline = useMemo(() => pdfOutline(turned, onGo), [turned, onGo])
  // Drawn together, a page that takes long would appear after its neighbours.
  const [isAlone, setAlone] = useState(true)
  const onDrawn = useCallback(() => setAlone(false), [])
  return (
    <ViewerFrame
      fileId={file.id}
      source={pdf}
      page={page}
      total={pdf.pages}
      onJump={(next) => goTo(next)}
      pageBeside={view.pageBeside}
      outline={outline}
      thumbnails={turned}
      arrangement={{ ...arrangement, isPaired: view.canPair ? isPaired : null }}
      zoom={{
        percent: Math.round(view.scale * 100),
        fit: view.zoom === 'fit',
        onZoom: view.setZoom,
      }}
      find={find}
      focusPages={() => frame.current?.focus()}
      highlight={highlight}
      onClearHighlight={() => setDismissed(target)}
      questionPages={questionPages}
      tools={tools}
    >
      <div
        ref={frame}
        // Pages are positioned from the left in every language; in right-to-left layout the
        // overflow could not be scrolled to.
        dir="ltr"
        role="region"
        aria-label={messages.document(file.file_name)}
        tabIndex={0}
        onScroll={view.onScroll}
        className="pdf-pages relative min-h-0 flex-1 [touch-action:pan-x_pan-y] overflow-auto bg-bg"
      >
        <div className="relative w-full" style={{ height: view.layout.total }}>
          {drawnPages(view, isAlone).map((number) => (
            <PdfPage
              key={number}
              pdf={turned}
              number={number}
              top={view.layout.tops[number - 1] ?? 0}
              left={view.layout.lefts[number - 1] ?? 0}
              rowWidth={view.layout.rowWidths[number - 1] ?? 0}
              width={view.layout.widths[number - 1] ?? 0}
              height={view.layout.heights[number - 1] ?? 0}
              scale={view.scaleOf(number)}
              highlights={highlights.get(number) ?? NO_HIGHLIGHTS}
              isPageHighlighted={highlight?.ranges.length === 0 && highlight.page === number}
              onSize={view.setSize}
              onDrawn={onDrawn}
              onPlaced={onPlaced}
              onGo={onGo}
            />
          ))}
        </div>
      </div>
    </ViewerFrame>
  )
}
