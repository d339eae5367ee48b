import { Columns2, RotateCw, X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '../../../components/controls/button.tsx'
import { Tabs, type Tab } from '../../../components/controls/tabs.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { OpenPdf } from '../pdf/open-pdf.ts'
import type { PassageHost } from '../passages/host.ts'
import type { PageSource } from '../passages/places.ts'
import { HighlightList } from './highlight-list.tsx'
import { OutlineList } from './outline-list.tsx'
import type { ReadOutline } from './outline-entry.ts'
import { Thumbnails } from './thumbnails.tsx'
import './viewer-panel.css'

/** How the pages can be arranged; `isPaired` is null where two do not fit into the frame. */
export type PageArrangement = {
  readonly onRotate: () => void
  readonly isPaired: boolean | null
  readonly onPair: () => void
}

/** The data of the list of highlights; null if passages can only be read. */
export type PanelHighlights = {
  readonly host: PassageHost
  readonly fileId: string
  readonly source: PageSource
  /** The highlight whose note is being written. */
  readonly editedId: string | null
  readonly onEdit: (id: string | null) => void
  readonly onShow: (id: string, page: number) => void
}

export type PanelTab = 'outline' | 'pages' | 'highlights'

type Props = {
  tab: PanelTab
  onTab: (tab: PanelTab) => void
  highlights: PanelHighlights | null
  /** Null for a picture, which has no contents. */
  outline: ReadOutline | null
  /** The document whose pages are shown small; null for one without fixed pages. */
  pdf: OpenPdf | null
  page: number
  onJump: (page: number) => void
  arrangement: PageArrangement | null
  /** Called when a place was chosen; the panel may have covered the pages. */
  onOpened: () => void
  onClose: () => void
}

/** Beside the pages: the contents of the file and its pages as small pictures. */
export function ViewerPanel(props: Props) {
  const { tab, onTab, outline, pdf, highlights, page, arrangement, onOpened, onClose } = props
  const messages = useMessages()
  const texts = messages.viewing
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (panel.current?.contains(document.activeElement)) return
    panel.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [])
  const title = outline ? texts.panel : texts.highlights.title
  const tabs: (Tab & { id: PanelTab })[] = []
  if (outline)
    tabs.push({
      id: 'outline',
      label: texts.outline.title,
      content: <OutlineList read={outline} page={page} onOpened={onOpened} />,
    })
  if (pdf)
    tabs.push({
      id: 'pages',
      label: texts.pages.title,
      content: (
        <Thumbnails
          pdf={pdf}
          page={page}
          onJump={(next) => {
            props.onJump(next)
            onOpened()
          }}
        />
      ),
    })
  if (highlights)
    tabs.push({
      id: 'highlights',
      label: texts.highlights.title,
      content: <HighlightList {...highlights} pdf={pdf} onOpened={onOpened} />,
    })
  return (
    <aside
      ref={panel}
      aria-label={title}
      className="viewer-panel"
      onKeyDown={(event) => {
        // In a dialog that an entry opened, it closes that dialog.
        if (event.key !== 'Escape' || isInDialog(event.target)) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className="viewer-panel-tools">
        {arrangement && <Arrange {...arrangement} />}
        <span className="viewer-panel-space" />
        <IconButton size="sm" label={texts.close} icon={X} onClick={onClose} />
      </div>
      <Tabs
        label={title}
        tabs={tabs}
        value={tab}
        onChange={(id) => onTab(tabs.find((each) => each.id === id)?.id ?? 'outline')}
        className="viewer-panel-tabs"
      />
    </aside>
  )
}

const isInDialog = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('dialog') !== null

function Arrange({ onRotate, isPaired, onPair }: PageArrangement): ReactNode {
  const { rotate, twoPages } = useMessages().reader
  return (
    <div className="viewer-narrow">
      <IconButton size="sm" label={rotate} icon={RotateCw} onClick={onRotate} />
      {isPaired !== null && (
        <IconButton
          size="sm"
          label={twoPages}
          icon={Columns2}
          aria-pressed={isPaired}
          onClick={onPair}
        />
      )}
    </div>
  )
}
