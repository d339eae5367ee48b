import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ReaderTarget } from '../../features/reader/types.ts'

/** The address follows the reader once they have stayed on a page this long. */
const SETTLE_MS = 400

const fileOf = (search: string): string | null => new URLSearchParams(search).get('file')

function targetOf(search: string): ReaderTarget | null {
  const params = new URLSearchParams(search)
  const page = Number(params.get('page'))
  const quote = params.get('quote')
  if (!Number.isInteger(page) || page < 1) return null
  return quote ? { page, quote } : { page }
}

/**
 * Writes the page into the address. Past the router, because a navigation of the router's would call off the one that
 * may be under way: a link pressed right after a page was turned would lead nowhere.
 */
function recordPage(page: number): void {
  const params = new URLSearchParams(window.location.search)
  if (params.get('page') === String(page) || (page === 1 && !params.has('page'))) return
  params.set('page', String(page))
  params.delete('quote')
  window.history.replaceState(window.history.state, '', `?${params.toString()}`)
}

export type ReaderLocation = {
  readonly fileId: string | null
  /** Where to go within the file; a new object is a new wish. */
  readonly target: ReaderTarget | null
  /** The page the reader is at. */
  readonly page: number
  readonly openFile: (fileId: string) => void
  readonly goTo: (target: ReaderTarget) => void
  readonly onPageChange: (page: number) => void
}

/** Where the learner is in a base: `?file=…&page=…&quote=…`, so that the place can be shared, reloaded and linked to. */
export function useReaderLocation(): ReaderLocation {
  const { key, search, pathname } = useLocation()
  const fileId = fileOf(search)
  const navigate = useNavigate()
  const [target, setWish] = useState({ key, target: targetOf(search) })
  const [page, setPage] = useState(target.target?.page ?? 1)
  // A link into this base while it is open is a new wish.
  if (target.key !== key) setWish({ key, target: targetOf(search) })

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const onPageChange = useCallback(
    (next: number) => {
      setPage(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        // The address may be the next screen's or the next file's already while this one is still drawn.
        const now = window.location
        if (now.pathname === pathname && fileOf(now.search) === fileId) recordPage(next)
      }, SETTLE_MS)
    },
    [pathname, fileId],
  )

  return {
    fileId,
    target: target.target,
    page,
    openFile: (fileId) => {
      clearTimeout(timer.current)
      setPage(1)
      void navigate(
        { search: new URLSearchParams({ file: fileId }).toString() },
        { preventScrollReset: true },
      )
    },
    goTo: (target) => setWish({ key, target: { ...target } }),
    onPageChange,
  }
}
