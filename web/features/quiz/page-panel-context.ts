import { createContext } from 'react'

/** A page (from 1) of a file, and the passage to highlight there. */
export type PagePlace = {
  readonly baseId: string
  readonly fileId: string
  readonly page: number
  readonly quote: string | null
}

/** Opens a page beside the question; null where links open it on its own screen. */
export const PagePanelContext = createContext<((place: PagePlace) => void) | null>(null)
