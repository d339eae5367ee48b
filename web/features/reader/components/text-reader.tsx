import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { asFailure } from '../../../../domain/failure.ts'
import { ErrorState } from '../../../components/status/states.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { pageTextsQuery } from '../api/page-texts.ts'
import type { ReaderFile, ReaderTarget } from '../types.ts'
import type { PageSource } from '../passages/places.ts'
import { PassageTools } from '../passages/passage-tools.tsx'
import { HighlightNotice } from './highlight-notice.tsx'
import { ReaderSkeleton } from './reader-skeleton.tsx'
import { TextPage } from './text-page.tsx'
import { PageJump, Toolbar } from './toolbar.tsx'
import './viewer-frame.css'

type Props = {
  file: ReaderFile
  /** The page to go to and the passage to highlight; a new object triggers a new jump. */
  target: ReaderTarget | null
  onPageChange: (page: number) => void
  /** Buttons at the end of the toolbar. */
  tools: ReactNode
}

const NONE: readonly string[] = []

const textSource = (pages: readonly string[]): PageSource => ({
  pages: pages.length,
  text: (page) => Promise.resolve({ text: pages[page - 1] ?? '' }),
})

/** The stored text of a PDF, page by page, in lines that fit the window. */
export function TextReader({ file, target, onPageChange, tools }: Props) {
  const messages = useMessages().reader
  const { data: pages = NONE, error, isPending, refetch } = useQuery(pageTextsQuery(file.id))
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(target?.page ?? 1)
  const [placed, setPlaced] = useState<{ target: ReaderTarget; isFound: boolean } | null>(null)
  const [dismissed, setDismissed] = useState<ReaderTarget | null>(null)
  const shown = target === dismissed ? null : target

  const source = useMemo(() => textSource(pages), [pages])
  const goTo = useCallback((next: number) => {
    frame.current?.querySelector(`[data-text-page="${next}"]`)?.scrollIntoView()
  }, [])
  useEffect(() => {
    if (target && pages.length > 0) goTo(Math.min(pages.length, target.page))
  }, [target, pages, goTo])
  useEffect(() => onPageChange(page), [page, onPageChange])
  // The page scrolls to its passage: before, only its estimated height is known.
  const onPlaced = useCallback(
    (isFound: boolean) => shown?.quote !== undefined && setPlaced({ target: shown, isFound }),
    [shown],
  )

  const onScroll = () => {
    const box = frame.current
    if (!box) return
    const line = box.getBoundingClientRect().top + box.clientHeight / 3
    const sections = [...box.querySelectorAll<HTMLElement>('[data-text-page]')]
    const current = sections.findLast((section) => section.getBoundingClientRect().top <= line)
    setPage(Number(current?.dataset['textPage'] ?? 1))
  }

  if (isPending) return <ReaderSkeleton label={messages.loading} />
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Toolbar>
        {pages.length > 0 && <PageJump page={page} total={pages.length} onJump={goTo} />}
        <span className="flex-1" />
        {tools}
      </Toolbar>
      {placed && placed.target === shown && (
        <HighlightNotice
          page={placed.target.page}
          isFound={placed.isFound}
          onClear={() => setDismissed(target)}
        />
      )}
      <div ref={body} className="viewer-body">
        <div
          ref={frame}
          role="region"
          aria-label={messages.textOf(file.file_name)}
          tabIndex={0}
          onScroll={onScroll}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-6 sm:px-8"
        >
          {error && (
            <ErrorState
              failure={asFailure(error, 'chat_text_check_failed')}
              onRetry={() => refetch()}
            />
          )}
          <div className="mx-auto grid max-w-[38rem] gap-10">
            {pages.map((text, index) => (
              <TextPage
                key={index}
                number={index + 1}
                text={text}
                quote={shown?.page === index + 1 ? (shown.quote ?? null) : null}
                onPlaced={onPlaced}
              />
            ))}
          </div>
        </div>
      </div>
      <PassageTools fileId={file.id} body={body} source={source} shown={null} />
    </div>
  )
}
