import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ReaderTarget } from '../../features/reader/types.ts'

/** The address follows the reader once they have stayed on a page this long. */
const SETTLE_MS = 400

/** Marks a change of the address that only records where the reader already is. */
const RECORD = { record: true }

const isRecord = (state: unknown): boolean => typeof state === 'object' && state !== null && 'record' in state

function targetOf(search: string): ReaderTarget | null {
  const params = new URLSearchParams(search)
  const page = Number(params.get('page'))
  const quote = params.get('quote')
  if (!Number.isInteger(page) || page < 1) return null
  return quote ? { page, quote } : { page }
}

export type Place = {
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
export function usePlace(): Place {
  const location = useLocation()
  const { key, search } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const [wish, setWish] = useState({ key, target: targetOf(search) })
  const [page, setPage] = useState(wish.target?.page ?? 1)
  // A link into this base while it is open is a new wish; a mere record of the place is not.
  if (wish.key !== key) setWish({ key, target: isRecord(state) ? wish.target : targetOf(search) })

  const now = useRef(search)
  useEffect(() => {
    now.current = search
  }, [search])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const onPageChange = useCallback(
    (next: number) => {
      setPage(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const params = new URLSearchParams(now.current)
        if (params.get('page') === String(next) || (next === 1 && !params.has('page'))) return
        params.set('page', String(next))
        params.delete('quote')
        void navigate(
          { search: params.toString() },
          { replace: true, state: RECORD, preventScrollReset: true },
        )
      }, SETTLE_MS)
    },
    [navigate],
  )

  return {
    fileId: new URLSearchParams(search).get('file'),
    target: wish.target,
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
