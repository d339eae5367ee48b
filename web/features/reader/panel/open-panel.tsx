import { Suspense } from 'react'
import { IsolatedPart } from '../../../components/status/isolated-part.tsx'
import { usePassageHost } from '../passages/host.ts'
import type { PageSource } from '../passages/places.ts'
import type { OpenPdf } from '../pdf/open-pdf.ts'
import { ViewerPanel } from './lazy-panel.tsx'
import type { ReadOutline } from './outline-entry.ts'
import type { Panel } from './use-panel.ts'
import type { PageArrangement } from './viewer-panel.tsx'

type Props = {
  fileId: string
  source: PageSource
  /** Null for a picture, which has no contents. */
  outline: ReadOutline | null
  pdf: OpenPdf | null
  page: number
  onJump: (page: number) => void
  panel: Panel
  arrangement: PageArrangement | null
}

/** The panel beside the pages while it is open. */
export function OpenPanel({ panel, fileId, source, onJump, ...props }: Props) {
  const host = usePassageHost()
  const highlights = host && {
    host,
    fileId,
    source,
    editedId: panel.open?.editedId ?? null,
    onEdit: panel.edit,
    onShow: (id: string, page: number) => {
      onJump(page)
      panel.showHighlight(id)
    },
  }
  return (
    panel.open && (
      <IsolatedPart>
        <Suspense>
          <ViewerPanel
            tab={panel.open.tab}
            onTab={panel.onTab}
            highlights={highlights}
            outline={props.outline}
            pdf={props.pdf}
            page={props.page}
            onJump={onJump}
            arrangement={props.arrangement}
            onOpened={panel.closeIfCovering}
            onClose={panel.close}
          />
        </Suspense>
      </IsolatedPart>
    )
  )
}
