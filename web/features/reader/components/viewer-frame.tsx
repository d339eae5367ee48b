import type { KeyboardEvent, ReactNode } from 'react'
import type { PageOutcomes } from '../../../../domain/quiz/outcome.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { useFindPosition } from '../pdf/use-find-position.ts'
import type { Highlight } from '../pdf/use-highlight.ts'
import { viewerCommand, type ViewerCommand } from '../pdf/viewer-command.ts'
import { FindBar } from './find-bar.tsx'
import { HighlightNotice } from './highlight-notice.tsx'
import { QuestionPages } from './question-pages.tsx'
import { FindToggle, PageJump, Toolbar, ZoomControls } from './toolbar.tsx'

type Props = {
  /** The page in view and the number of pages. */
  page: number
  total: number
  /** Shows a page from 1 to `total`. */
  onJump: (page: number) => void
  zoom: { percent: number; fit: boolean; onZoom: (step: 'in' | 'out' | 'fit') => void }
  find: ReturnType<typeof useFindPosition>
  /** Moves the focus to the pages, when find is closed. */
  focusPages: () => void
  highlight: Highlight | null
  onClearHighlight: () => void
  questionPages: readonly PageOutcomes[]
  /** Buttons at the end of the toolbar. */
  tools: ReactNode
  /** The region that shows the pages. */
  children: ReactNode
}

/**
 * What surrounds the pages of a document: toolbar, find, the notice of a highlight, the pages that
 * were asked about, and the keyboard.
 */
export function ViewerFrame(props: Props) {
  const { page, total, zoom, find, highlight, questionPages } = props
  const messages = useMessages().reader
  const { query } = find
  const goTo = (next: number) => props.onJump(Math.min(total, Math.max(1, next)))
  const closeFind = () => {
    find.close()
    props.focusPages()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const command = viewerCommand(event)
    if (!command) return
    const run: Record<ViewerCommand, () => void> = {
      find: find.open,
      next: () => goTo(page + 1),
      previous: () => goTo(page - 1),
      first: () => goTo(1),
      last: () => goTo(total),
      in: () => zoom.onZoom('in'),
      out: () => zoom.onZoom('out'),
      fit: () => zoom.onZoom('fit'),
    }
    run[command]()
    event.preventDefault()
  }
  return (
    // Keyboard shortcuts of the viewer; each also has a toolbar button.
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <Toolbar>
        <PageJump page={page} total={total} onJump={goTo} />
        <span className="mx-1 h-5 w-px bg-line max-[22rem]:hidden" aria-hidden="true" />
        <ZoomControls {...zoom} />
        <span className="flex-1" />
        <FindToggle
          open={query !== null}
          onToggle={() => (query === null ? find.open() : closeFind())}
        />
        {props.tools}
      </Toolbar>
      {query !== null && (
        <FindBar
          query={query}
          onQuery={find.setQuery}
          position={find.position}
          total={find.matches.length}
          searching={find.searching}
          onStep={find.step}
          onClose={closeFind}
        />
      )}
      {highlight && (
        <HighlightNotice
          page={highlight.page}
          isFound={highlight.ranges.length > 0}
          onClear={props.onClearHighlight}
        />
      )}
      {props.children}
      {questionPages.length > 0 && (
        <QuestionPages questionPages={questionPages} total={total} page={page} onJump={goTo} />
      )}
      <p aria-live="polite" className="sr-only">
        {messages.pageOf(page, total)}
      </p>
    </div>
  )
}
