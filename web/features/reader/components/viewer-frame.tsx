import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { PageOutcomes } from '../../../../domain/quiz/outcome.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { OpenPanel } from '../panel/open-panel.tsx'
import type { ReadOutline } from '../panel/outline-entry.ts'
import { usePanel } from '../panel/use-panel.ts'
import type { PageArrangement } from '../panel/viewer-panel.tsx'
import type { PageSource } from '../passages/places.ts'
import { PassageTools } from '../passages/passage-tools.tsx'
import type { OpenPdf } from '../pdf/open-pdf.ts'
import type { useFindPosition } from '../pdf/use-find-position.ts'
import type { Highlight } from '../pdf/use-highlight.ts'
import { viewerCommand, type ViewerCommand } from './viewer-command.ts'
import { FindBar } from './find-bar.tsx'
import { selectMatch } from '../passages/select-match.ts'
import { HighlightNotice } from './highlight-notice.tsx'
import { QuestionPages } from './question-pages.tsx'
import {
  ArrangeButtons,
  FindToggle,
  PageJump,
  PanelToggle,
  Toolbar,
  ZoomControls,
} from './toolbar.tsx'
import './viewer-frame.css'

type Props = {
  fileId: string
  /** The text of the pages. Keep the identity while the file is open. */
  source: PageSource
  /** The page in view and the number of pages. */
  page: number
  total: number
  /** Shows a page from 1 to `total`. */
  onJump: (page: number) => void
  /** The page after (1) or before (-1) those in view; the neighbouring page if not set. */
  pageBeside?: (step: 1 | -1) => number
  /** Contents, pages as pictures and arrangement of the pages, for the panel. */
  outline: ReadOutline
  thumbnails?: OpenPdf
  arrangement?: PageArrangement
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
  const { page, total, zoom, find, highlight, questionPages, arrangement = null } = props
  const messages = useMessages().reader
  const { query } = find
  const panelButton = useRef<HTMLButtonElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const panel = usePanel('outline', panelButton, body)
  const goTo = (next: number) => props.onJump(Math.min(total, Math.max(1, next)))
  const turn = (step: 1 | -1) => goTo(props.pageBeside?.(step) ?? page + step)
  const closeFind = () => {
    find.close()
    props.focusPages()
    if (body.current) selectMatch(body.current, find)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const command = viewerCommand(event)
    if (!command || event.defaultPrevented) return
    const run: Record<ViewerCommand, () => void> = {
      find: find.open,
      next: () => turn(1),
      previous: () => turn(-1),
      first: () => goTo(1),
      last: () => goTo(total),
      in: () => zoom.onZoom('in'),
      out: () => zoom.onZoom('out'),
      fit: () => zoom.onZoom('fit'),
      panel: panel.toggle,
      rotate: () => arrangement?.onRotate(),
      pair: () => {
        if (arrangement !== null && arrangement.isPaired !== null) arrangement.onPair()
      },
    }
    run[command]()
    event.preventDefault()
  }
  return (
    // Keyboard shortcuts of the viewer; each also has a toolbar button.
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <Toolbar>
        <PanelToggle
          ref={panelButton}
          label={messages.panel}
          isOpen={panel.open !== null}
          onToggle={panel.toggle}
        />
        <PageJump page={page} total={total} onJump={goTo} onTurn={turn} />
        <span className="viewer-divider" aria-hidden="true" />
        <ZoomControls {...zoom} />
        {arrangement && <ArrangeButtons {...arrangement} />}
        <span className="flex-1" />
        <FindToggle
          open={query !== null}
          onToggle={() => (query === null ? find.open() : closeFind())}
        />
        {props.tools}
      </Toolbar>
      {query !== null && <FindInPages find={find} query={query} onClose={closeFind} />}
      {highlight && (
        <HighlightNotice
          page={highlight.page}
          isFound={highlight.ranges.length > 0}
          onClear={props.onClearHighlight}
        />
      )}
      <div ref={body} className="viewer-body">
        <OpenPanel
          {...props}
          panel={panel}
          pdf={props.thumbnails ?? null}
          onJump={goTo}
          arrangement={arrangement}
        />
        {props.children}
      </div>
      <PassageTools
        fileId={props.fileId}
        body={body}
        source={props.source}
        shown={panel.shown}
        onOpen={panel.edit}
      />
      {questionPages.length > 0 && (
        <QuestionPages questionPages={questionPages} total={total} page={page} onJump={goTo} />
      )}
      <p aria-live="polite" className="sr-only">
        {messages.pageOf(page, total)}
      </p>
    </div>
  )
}

type FindProps = { find: Props['find']; query: string; onClose: () => void }

const FindInPages = ({ find, query, onClose }: FindProps) => (
  <FindBar
    query={query}
    onQuery={find.setQuery}
    position={find.position}
    total={find.matches.length}
    searching={find.searching}
    onStep={find.step}
    onClose={onClose}
  />
)
