import { useCallback, useState, type RefObject } from 'react'
import type { ShownHighlight } from '../passages/shown-highlight.ts'
import type { PanelTab } from './viewer-panel.tsx'

/** In a narrower frame (CSS pixels) the panel covers the pages, as in `viewer-panel.css`. */
const PANEL_BESIDE_FROM = 704

type OpenTab = { readonly tab: PanelTab; readonly editedId: string | null }

export type Panel = ReturnType<typeof usePanel>

/**
 * The open tab of the panel, which opens with `firstTab`, and the highlight shown from it. Closing
 * moves the focus back.
 */
export function usePanel(
  firstTab: PanelTab,
  button: RefObject<HTMLButtonElement | null>,
  body: RefObject<HTMLDivElement | null>,
) {
  const [open, setOpen] = useState<OpenTab | null>(null)
  const [lastTab, setLastTab] = useState(firstTab)
  const [shown, setShown] = useState<ShownHighlight | null>(null)
  const show = (tab: PanelTab, editedId: string | null = null) => {
    setLastTab(tab)
    setOpen({ tab, editedId })
  }
  const close = () => {
    setOpen(null)
    button.current?.focus()
  }
  return {
    open,
    shown,
    close,
    onTab: (tab: PanelTab) => show(tab),
    toggle: () => (open ? close() : show(lastTab)),
    /** Opens the list of highlights to write the note of one, or of none any more. */
    edit: useCallback((editedId: string | null) => {
      setLastTab('highlights')
      setOpen({ tab: 'highlights', editedId })
    }, []),
    showHighlight: (id: string) => setShown({ id }),
    closeIfCovering: () => {
      if ((body.current?.clientWidth ?? 0) < PANEL_BESIDE_FROM) close()
    },
  }
}
