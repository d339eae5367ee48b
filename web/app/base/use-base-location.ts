import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readerSearch } from '../../lib/routes.ts'
import type { ReaderTarget } from '../../features/reader/types.ts'

/** The address is updated once the reader has stayed on a page this long (ms). */
const SETTLE_MS = 400

const fileOf = (search: string): string | null => new URLSearchParams(search).get('file')

const chatFileOf = (search: string): string | null => new URLSearchParams(search).get('chatFile')

function targetOf(search: string): ReaderTarget | null {
  const params = new URLSearchParams(search)
  const page = Number(params.get('page'))
  const quote = params.get('quote')
  if (!Number.isInteger(page) || page < 1) return null
  return quote ? { page, quote } : { page }
}

const replaceSearch = (params: URLSearchParams): void =>
  window.history.replaceState(window.history.state, '', `?${params.toString()}`)

/**
 * Writes the page into the address without the router: a router navigation would cancel one in
 * progress, such as a link clicked right after a page was turned.
 */
function recordPage(page: number): void {
  const params = new URLSearchParams(window.location.search)
  if (params.get('page') === String(page) || (page === 1 && !params.has('page'))) return
  params.set('page', String(page))
  params.delete('quote')
  params.delete('chat')
  replaceSearch(params)
}

/** A chat to open, at the message with `quote` if that is not empty; new for each navigation. */
type ChatTarget = { readonly chatId: string; readonly quote: string }

function chatOf(search: string): ChatTarget | null {
  const params = new URLSearchParams(search)
  const chatId = params.get('chat')
  return chatId === null ? null : { chatId, quote: params.get('quote') ?? '' }
}

export type BaseLocation = {
  /** Changes with each navigation. */
  readonly key: string
  readonly fileId: string | null
  readonly chat: ChatTarget | null
  /** The file whose chat is open, if it is not that of the reader. */
  readonly chatFileId: string | null
  /** Where to go within the file; a new object triggers a new jump. */
  readonly target: ReaderTarget | null
  /** The page the reader is at. */
  readonly page: number
  /**
   * Opens a file at `target`, else at its beginning. The chat about `chatFileId` stays open beside
   * it, else one about the opened file is shown.
   */
  readonly openFile: (fileId: string, target?: ReaderTarget, chatFileId?: string) => void
  /** Adds the open file to an address without one, so that Back returns to it. */
  readonly nameFile: (fileId: string) => void
  /** Shows a chat about the file of the reader. */
  readonly leaveChat: () => void
  readonly goTo: (target: ReaderTarget) => void
  readonly onPageChange: (page: number) => void
}

/**
 * The location in a base: `?file=…&page=…&quote=…&chatFile=…`, so that it can be shared, reloaded
 * and linked to.
 */
export function useBaseLocation(): BaseLocation {
  const { key, search, pathname } = useLocation()
  const fileId = fileOf(search)
  const navigate = useNavigate()
  const located = () => ({
    key,
    target: targetOf(search),
    chat: chatOf(search),
    chatFileId: chatFileOf(search),
  })
  const [target, setTarget] = useState(located)
  const [page, setPage] = useState(target.target?.page ?? 1)
  // A link into this base while it is open triggers a new jump.
  if (target.key !== key) setTarget(located)

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const onPageChange = useCallback(
    (next: number) => {
      setPage(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        // The address may already be that of the next screen or file while this one is still
        // rendered.
        const now = window.location
        if (now.pathname === pathname && fileOf(now.search) === fileId) recordPage(next)
      }, SETTLE_MS)
    },
    [pathname, fileId],
  )

  return {
    key,
    fileId,
    chat: target.chat,
    chatFileId: target.chatFileId,
    target: target.target,
    page,
    openFile: (fileId, at, chatFileId) => {
      clearTimeout(timer.current)
      setPage(at?.page ?? 1)
      const search = readerSearch({ fileId, ...at })
      if (chatFileId !== undefined) search.set('chatFile', chatFileId)
      void navigate({ search: search.toString() }, { preventScrollReset: true })
    },
    nameFile: (openId) => {
      const params = new URLSearchParams(window.location.search)
      if (params.has('file')) return
      params.set('file', openId)
      replaceSearch(params)
    },
    leaveChat: () => {
      if (target.chatFileId === null) return
      const params = new URLSearchParams(window.location.search)
      params.delete('chatFile')
      replaceSearch(params)
      setTarget((before) => ({ ...before, chatFileId: null }))
    },
    goTo: (next) => setTarget((before) => ({ ...before, target: { ...next } })),
    onPageChange,
  }
}
