import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PageOutcomes } from '../../../../domain/quiz/outcome.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { DocumentPageText } from '../api/document-pages.ts'
import { fileUrlQuery } from '../api/file-url.ts'
import { OpenInNewTab } from '../components/toolbar.tsx'
import { ViewerFrame } from '../components/viewer-frame.tsx'
import { stepZoom } from '../page-layout.ts'
import { foldCase } from '../page-text.ts'
import { highlightsByPage, NO_HIGHLIGHTS } from '../pdf/highlights.ts'
import { useFindPosition } from '../pdf/use-find-position.ts'
import type { Searchable } from '../pdf/use-find.ts'
import type { ReaderFile, ReaderTarget } from '../types.ts'
import { DocumentPage, type ShowElement } from './document-page.tsx'
import './document.css'
import { ShowBlockContext, type ShowBlock } from './document-link.tsx'
import { headingsOf } from './headings.ts'
import { usePassage } from './use-passage.ts'

type Props = {
  file: ReaderFile
  pages: readonly DocumentPageText[]
  /** The page to go to and the passage to highlight; a new object triggers a new jump. */
  target: ReaderTarget | null
  onPageChange: (page: number) => void
  questionPages: readonly PageOutcomes[]
}

/** The pages as find searches them. */
const searchable = (pages: readonly DocumentPageText[]): Searchable => ({
  pages: pages.length,
  text: (number) => {
    const text = pages[number - 1]?.text ?? ''
    const page = { text, searchText: foldCase(text), runRanges: [], rangesOf: () => [] }
    return Promise.resolve(page)
  },
})

/** What a learner does to scroll; each ends the stay at the place that was shown. */
const OWN_SCROLL = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to a page or passage, and reports which page is in view. */
function useScroll(first: number, onPageChange: (page: number) => void) {
  const frame = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(first)
  /** Scrolls to the place again: pages before it get their height only when they are near. */
  const place = useRef<{ find: () => Element | null; block: 'start' | 'center' } | null>(null)
  const stay = useCallback(() => {
    if (place.current) place.current.find()?.scrollIntoView({ block: place.current.block })
  }, [])
  const show: ShowElement = useCallback(
    (find, block) => {
      place.current = { find, block }
      stay()
    },
    [stay],
  )
  const pageAt = useCallback(
    (number: number) =>
      frame.current?.querySelector<HTMLElement>(`[data-document-page="${number}"]`) ?? null,
    [],
  )
  const goTo = useCallback((next: number) => show(() => pageAt(next), 'start'), [show, pageAt])
  useEffect(() => {
    const box = frame.current
    const column = box?.firstElementChild
    if (!box || !column) return
    const end = () => void (place.current = null)
    const observer = new ResizeObserver(stay)
    observer.observe(column)
    for (const event of OWN_SCROLL) box.addEventListener(event, end, { passive: true })
    return () => {
      observer.disconnect()
      for (const event of OWN_SCROLL) box.removeEventListener(event, end)
    }
  }, [stay])
  useEffect(() => onPageChange(page), [page, onPageChange])
  const onScroll = () => {
    const box = frame.current
    if (!box) return
    const line = box.getBoundingClientRect().top + box.clientHeight / 3
    const sections = [...box.querySelectorAll<HTMLElement>('[data-document-page]')]
    // The page of what is shown, even if most of the frame has the page after it.
    const current =
      place.current?.find()?.closest<HTMLElement>('[data-document-page]') ??
      sections.findLast((section) => section.getBoundingClientRect().top <= line)
    setPage(Number(current?.dataset['documentPage'] ?? 1))
  }
  return { frame, page, pageAt, goTo, show, onScroll }
}

/** The pages of a document in one column, with page jump, size of the text, find and highlight. */
export function DocumentPages({ file, pages, target, onPageChange, questionPages }: Props) {
  const messages = useMessages().reader
  const url = useQuery(fileUrlQuery(file)).data
  const { frame, page, pageAt, goTo, show, onScroll } = useScroll(target?.page ?? 1, onPageChange)
  const [size, setSize] = useState(1)
  const [dismissed, setDismissed] = useState<ReaderTarget | null>(null)
  const passage = usePassage(pages, target)
  const highlight = target === dismissed ? null : passage
  const source = useMemo(() => searchable(pages), [pages])
  const find = useFindPosition(source, page, goTo)
  const { matches, currentMatch } = find
  const marks = useMemo(
    () => highlightsByPage(highlight, matches, currentMatch),
    [highlight, matches, currentMatch],
  )
  const total = pages.length
  const showBlock: ShowBlock = useCallback(
    (number, start) =>
      show(() => {
        const section = pageAt(number)
        return section?.querySelector(`[data-start="${start}"]`) ?? section
      }, 'start'),
    [show, pageAt],
  )
  const followLink: ShowBlock = useCallback(
    (number, start) => {
      showBlock(number, start)
      const section = pageAt(number)
      if (!section) return
      // Tab continues on the page that the link leads to; a click there focuses the document.
      section.tabIndex = -1
      section.focus({ preventScroll: true })
      section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true })
    },
    [showBlock, pageAt],
  )
  const outline = useCallback(
    () => Promise.resolve(headingsOf(pages, showBlock)),
    [pages, showBlock],
  )
  useEffect(() => {
    // The page of a passage scrolls to it itself.
    const isOnPage = passage !== null && passage.ranges.length > 0
    if (target && !isOnPage) goTo(Math.min(total, target.page))
  }, [target, passage, total, goTo])

  const onZoom = (step: 'in' | 'out' | 'fit') =>
    setSize((before) => (step === 'fit' ? 1 : stepZoom(before, step === 'in' ? 1 : -1)))
  return (
    <ViewerFrame
      fileId={file.id}
      source={source}
      page={page}
      total={total}
      onJump={goTo}
      outline={outline}
      zoom={{ percent: Math.round(size * 100), fit: size === 1, onZoom }}
      find={find}
      focusPages={() => frame.current?.focus()}
      highlight={highlight}
      onClearHighlight={() => setDismissed(target)}
      questionPages={questionPages}
      tools={<OpenInNewTab url={url} />}
    >
      <div
        ref={frame}
        role="region"
        aria-label={messages.document(file.file_name)}
        tabIndex={0}
        onScroll={onScroll}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 sm:px-8"
      >
        <ShowBlockContext value={followLink}>
          <div className="document-column" style={{ fontSize: `${1.0625 * size}rem` }}>
            {pages.map((each, index) => (
              <DocumentPage
                key={index}
                number={index + 1}
                page={each}
                marks={marks.get(index + 1) ?? NO_HIGHLIGHTS}
                show={show}
                isPageHighlighted={highlight?.ranges.length === 0 && highlight.page === index + 1}
              />
            ))}
          </div>
        </ShowBlockContext>
      </div>
    </ViewerFrame>
  )
}
