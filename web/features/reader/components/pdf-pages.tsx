import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import type { PageOutcomes } from '../../../../domain/quiz/outcome.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { highlightsByPage, NO_HIGHLIGHTS } from '../pdf/highlights.ts'
import type { OpenPdf } from '../pdf/open-pdf.ts'
import { useFindPosition } from '../pdf/use-find-position.ts'
import { useHighlight } from '../pdf/use-highlight.ts'
import { usePageView, type PageView, type PlacedPassage } from '../pdf/use-page-view.ts'
import { useZoomGestures } from '../pdf/use-zoom-gestures.ts'
import { viewerCommand, type ViewerCommand } from '../pdf/viewer-command.ts'
import type { ReaderTarget } from '../types.ts'
import { QuestionPages } from './question-pages.tsx'
import { FindBar } from './find-bar.tsx'
import { HighlightNotice } from './highlight-notice.tsx'
import './pdf.css'
import { PdfPage } from './pdf-page.tsx'
import { FindToggle, PageJump, Toolbar, ZoomControls } from './toolbar.tsx'

type Props = {
  pdf: OpenPdf
  fileName: string
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

/** The numbers of the pages to draw. */
const drawnPages = ({ measured, first, last }: PageView): number[] =>
  Array.from({ length: measured ? last - first + 1 : 0 }, (_, index) => first + index)

/** The pages of an open PDF in one continuous scroll, with page jump, zoom, find and highlight. */
export function PdfPages({ pdf, fileName, tools, target, onPageChange, questionPages }: Props) {
  const messages = useMessages().reader
  const view = usePageView(pdf, Math.min(pdf.pages, target?.page ?? 1))
  const { frame, page, goTo, setZoom } = view

  const { latestView, scrollToPlaced, onPlaced } = useScrollToHighlight(view)
  const find = useFindPosition(pdf, page, scrollToPlaced)
  const { query, setQuery, matches, currentMatch } = find

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

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const command = viewerCommand(event)
    if (!command) return
    const run: Record<ViewerCommand, () => void> = {
      find: find.open,
      next: () => goTo(page + 1),
      previous: () => goTo(page - 1),
      first: () => goTo(1),
      last: () => goTo(pdf.pages),
      in: () => setZoom('in'),
      out: () => setZoom('out'),
      fit: () => setZoom('fit'),
    }
    run[command]()
    event.preventDefault()
  }

  const closeFind = () => {
    find.close()
    frame.current?.focus()
  }
  const numbers = drawnPages(view)
  return (
    // Keyboard shortcuts of the viewer; each also has a toolbar button.
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <Toolbar>
        <PageJump page={page} total={pdf.pages} onJump={(pageInput) => goTo(pageInput)} />
        <span className="mx-1 h-5 w-px bg-line max-[22rem]:hidden" aria-hidden="true" />
        <ZoomControls
          percent={Math.round(view.scale * 100)}
          fit={view.zoom === 'fit'}
          onZoom={setZoom}
        />
        <span className="flex-1" />
        <FindToggle
          open={query !== null}
          onToggle={() => (query === null ? setQuery('') : closeFind())}
        />
        {tools}
      </Toolbar>
      {query !== null && (
        <FindBar
          query={query}
          onQuery={setQuery}
          position={find.position}
          total={matches.length}
          searching={find.searching}
          onStep={find.step}
          onClose={closeFind}
        />
      )}
      {highlight && (
        <HighlightNotice
          page={highlight.page}
          isFound={highlight.ranges.length > 0}
          onClear={() => setDismissed(target)}
        />
      )}
      <div
        ref={frame}
        // Pages are positioned from the left in every language; in right-to-left layout the
        // overflow could not be scrolled to.
        dir="ltr"
        role="region"
        aria-label={messages.document(fileName)}
        tabIndex={0}
        onScroll={view.onScroll}
        className="pdf-pages relative min-h-0 flex-1 touch-pan-x touch-pan-y overflow-auto bg-bg"
      >
        <div className="relative w-full" style={{ height: view.layout.total }}>
          {numbers.map((number) => (
            <PdfPage
              key={number}
              pdf={pdf}
              number={number}
              top={view.layout.tops[number - 1] ?? 0}
              width={view.layout.widths[number - 1] ?? 0}
              height={view.layout.heights[number - 1] ?? 0}
              scale={view.scaleOf(number)}
              highlights={highlights.get(number) ?? NO_HIGHLIGHTS}
              isPageHighlighted={highlight?.ranges.length === 0 && highlight.page === number}
              onSize={view.setSize}
              onPlaced={onPlaced}
            />
          ))}
        </div>
      </div>
      {questionPages.length > 0 && (
        <QuestionPages
          questionPages={questionPages}
          total={pdf.pages}
          page={page}
          onJump={(pageInput) => goTo(pageInput)}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {messages.pageOf(page, pdf.pages)}
      </p>
    </div>
  )
}
