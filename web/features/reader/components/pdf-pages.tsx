import { X } from 'lucide-react'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import type { PageOutcomes } from '../../../../domain/quiz/outcome.ts'
import { IconButton } from '../../../components/button.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { highlightsByPage, NO_MARKS } from '../pdf/highlights.ts'
import { characterShortcuts } from '../../../lib/browser/character-shortcuts.ts'
import type { OpenPdf } from '../pdf/open-pdf.ts'
import { useFind } from '../pdf/use-find.ts'
import { useHighlight } from '../pdf/use-highlight.ts'
import { usePageView } from '../pdf/use-page-view.ts'
import { useZoomGestures } from '../pdf/use-zoom-gestures.ts'
import type { ReaderTarget } from '../types.ts'
import { QuestionPages } from './question-pages.tsx'
import { FindBar } from './find-bar.tsx'
import './pdf.css'
import { PdfPage } from './pdf-page.tsx'
import { FindToggle, OpenInNewTab, PageJump, Toolbar, ZoomControls } from './toolbar.tsx'

type Props = {
  pdf: OpenPdf
  fileName: string
  url: string | undefined
  target: ReaderTarget | null
  onPageChange: (page: number) => void
  asked: readonly PageOutcomes[]
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null

/** The pages of an open PDF in one continuous scroll, with page jump, zoom, find and highlight. */
export function PdfPages({ pdf, fileName, url, target, onPageChange, asked }: Props) {
  const words = useMessages().reader
  const view = usePageView(pdf, Math.min(pdf.pages, target?.page ?? 1))
  const { frame, page, goTo, setZoom } = view

  const [query, setQuery] = useState<string | null>(null)
  const [chosen, setChosen] = useState<{ query: string; position: number } | null>(null)
  const { matches, searching } = useFind(pdf, query ?? '')
  const nearest = Math.max(
    0,
    matches.findIndex((match) => match.page >= page),
  )
  const position = matches.length === 0 ? -1 : chosen?.query === query ? chosen.position : nearest

  const [dismissed, setDismissed] = useState<ReaderTarget | null>(null)
  const highlight = useHighlight(pdf, target === dismissed ? null : target)
  const currentMatch = chosen?.query === query ? matches[position] : undefined
  const marks = useMemo(
    () => highlightsByPage(highlight, matches, currentMatch),
    [highlight, matches, currentMatch],
  )

  // The position to scroll to once its page is drawn.
  const wanted = useRef<number | null>(null)
  const latestView = useRef(view)
  // A layout effect, because the pages' effects report the positions of their highlights.
  useLayoutEffect(() => {
    latestView.current = view
  })
  const scrollToMatch = useCallback((wantedPage: number) => {
    const { first, last, goTo: go } = latestView.current
    wanted.current = wantedPage
    if (wantedPage < first || wantedPage > last) go(wantedPage)
  }, [])
  const onPlaced = useCallback((placedPage: number, top: number, left: number) => {
    if (wanted.current !== placedPage) return
    wanted.current = null
    latestView.current.reveal(placedPage, top, left)
  }, [])

  useEffect(() => {
    if (!target) return
    if (target.quote) scrollToMatch(Math.min(pdf.pages, target.page))
    else latestView.current.goTo(target.page)
  }, [pdf, target, scrollToMatch])
  useEffect(() => {
    if (highlight?.places.length === 0) latestView.current.goTo(highlight.page)
  }, [highlight])

  const step = (direction: 1 | -1) => {
    if (matches.length === 0 || query === null) return
    const next =
      chosen?.query === query ? (position + direction + matches.length) % matches.length : nearest
    setChosen({ query, position: next })
    const match = matches[next]
    if (match) scrollToMatch(match.page)
  }

  useEffect(() => onPageChange(page), [page, onPageChange])

  useZoomGestures(frame, latestView)

  const onKeyDown = (event: KeyboardEvent) => {
    const command = event.ctrlKey || event.metaKey
    if (command && event.key.toLowerCase() === 'f') setQuery((before) => before ?? '')
    else if (command || event.altKey || isTyping(event.target)) return
    else if (event.key === 'PageDown' || event.key === 'ArrowRight') goTo(page + 1)
    else if (event.key === 'PageUp' || event.key === 'ArrowLeft') goTo(page - 1)
    else if (event.key === 'Home') goTo(1)
    else if (event.key === 'End') goTo(pdf.pages)
    else if (!characterShortcuts()) return
    else if (event.key === '+' || event.key === '=') setZoom('in')
    else if (event.key === '-') setZoom('out')
    else if (event.key === '0') setZoom('fit')
    else if (event.key === '/') setQuery((before) => before ?? '')
    else return
    event.preventDefault()
  }

  const closeFind = () => {
    setQuery(null)
    setChosen(null)
    frame.current?.focus()
  }
  const drawn = view.measured ? view.last - view.first + 1 : 0
  const numbers = Array.from({ length: drawn }, (_, index) => view.first + index)
  return (
    // Keyboard shortcuts of the viewer; each also has a toolbar button.
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <Toolbar>
        <PageJump page={page} total={pdf.pages} onJump={(wish) => goTo(wish)} />
        <span className="mx-1 h-5 w-px bg-line" aria-hidden="true" />
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
        <OpenInNewTab url={url} />
      </Toolbar>
      {query !== null && (
        <FindBar
          query={query}
          onQuery={setQuery}
          position={position}
          total={matches.length}
          searching={searching}
          onStep={step}
          onClose={closeFind}
        />
      )}
      {highlight && (
        <div className="flex shrink-0 items-center gap-2 border-b border-line ps-4 pe-2 text-sm text-muted">
          <p role="status" className="min-w-0 flex-1 py-2">
            {highlight.places.length > 0
              ? words.highlight.found(highlight.page)
              : words.highlight.missing(highlight.page)}
          </p>
          <IconButton
            size="sm"
            label={words.highlight.clear}
            icon={X}
            onClick={() => setDismissed(target)}
          />
        </div>
      )}
      <div
        ref={frame}
        // Pages are positioned from the left in every language; in right-to-left layout the
        // overflow could not be scrolled to.
        dir="ltr"
        role="region"
        aria-label={words.document(fileName)}
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
              marks={marks.get(number) ?? NO_MARKS}
              isPageHighlighted={highlight?.places.length === 0 && highlight.page === number}
              onSize={view.setSize}
              onPlaced={onPlaced}
            />
          ))}
        </div>
      </div>
      {asked.length > 0 && (
        <QuestionPages asked={asked} total={pdf.pages} page={page} onJump={(wish) => goTo(wish)} />
      )}
      <p aria-live="polite" className="sr-only">
        {words.pageOf(page, pdf.pages)}
      </p>
    </div>
  )
}
