import { QueryClientProvider } from '@tanstack/react-query'
import { CloudUpload } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { Button } from '../../components/controls/button.tsx'
import { useToast } from '../../components/status/toast.tsx'
import { ReviewStart } from '../../features/quiz/components/taking/review-start.tsx'
import { keepDueReviews } from '../../features/quiz/offline/keep-due.ts'
import {
  countKeptDue,
  countWaiting,
  forgetOthers,
  keptReviewIds,
  subscribeToKept,
} from '../../features/quiz/offline/kept-reviews.ts'
import { storeWaiting } from '../../features/quiz/offline/store-waiting.ts'
import { queryClient } from '../../lib/backend/query-client.ts'
import { cacheLoaded } from '../../lib/browser/register-service-worker.ts'
import { whenIdle } from '../../lib/browser/when-idle.ts'
import { loadMessages } from '../../lib/i18n/i18n.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { useOnline } from '../../lib/browser/use-online.ts'
import { OFFLINE_REVIEWS_ID } from '../offline.tsx'

/** After a failure the waiting answers are sent again after this time. */
const STORE_AGAIN_MS = 30_000
/** The questions of the next days are not read more often than this. */
const KEEP_AGAIN_MS = 60_000

/** Loads what a review without a network needs, so that the service worker caches it. */
async function loadReviewCode(): Promise<void> {
  const [{ loadReview }] = await Promise.all([
    import('../routes/quiz-take.tsx'),
    import('../../features/quiz/offline/start-any-review.ts'),
    import('../../features/quiz/offline/due-bases.ts'),
    loadMessages('quiz', 'taking', 'confidence'),
  ])
  await loadReview()
  // On the first visit the worker may not have been active when they were requested.
  if (import.meta.env.PROD) await cacheLoaded()
}

/** Keeps the questions of the next days in this browser, and again when the dashboard is read. */
function useKeepDue(userId: string, online: boolean): void {
  useEffect(() => {
    if (!online) return
    let keptAt = 0
    const keep = async () => {
      if (Date.now() - keptAt < KEEP_AGAIN_MS) return
      keptAt = Date.now()
      const questions = await keepDueReviews(userId)
      if (questions.length > 0) whenIdle(loadReviewCode)
    }
    // Without it there is no review without a network until the next visit.
    const tryToKeep = () => void keep().catch(() => undefined)
    tryToKeep()
    return queryClient.getQueryCache().subscribe(({ type, query }) => {
      const [name, , part] = query.queryKey as readonly unknown[]
      if (type === 'updated' && name === 'dashboard' && part === 'overview') tryToKeep()
    })
  }, [userId, online])
}

/** Stores the answers that wait while there is a network, and reports the result. */
function useStoreWaiting(userId: string, online: boolean, waiting: number) {
  const { offline: messages } = useMessages()
  const toast = useToast()
  const [attempt, setAttempt] = useState(0)
  const [isStoring, setStoring] = useState(false)
  const isRunning = useRef(false)
  /** Whether the last attempt since the network is back stored nothing. */
  const hasFailed = useRef(false)
  const store = useCallback(async () => {
    if (isRunning.current) return
    isRunning.current = true
    setStoring(true)
    hasFailed.current = true
    try {
      const done = await storeWaiting(userId)
      hasFailed.current = !done || done.stored + done.refused === 0
      if (done && done.stored > 0) toast(messages.stored(done.stored), { tone: 'success' })
      if (done && done.refused > 0) toast(messages.refused(done.refused), { tone: 'warning' })
    } catch {
      // The answers wait, as the bar states.
    }
    isRunning.current = false
    setStoring(false)
    setAttempt((count) => count + 1)
  }, [userId, toast, messages])
  useEffect(() => {
    if (!online) hasFailed.current = false
    if (!online || waiting === 0) return
    const timer = setTimeout(() => void store(), hasFailed.current ? STORE_AGAIN_MS : 0)
    return () => clearTimeout(timer)
  }, [online, waiting, attempt, store])
  return { isStoring, store }
}

/** Refreshes the screens when the kept reviews change, since the server has stored answers. */
function useRefresh(userId: string): void {
  const kept = useSyncExternalStore(subscribeToKept, () => keptReviewIds(userId).join())
  const before = useRef(kept)
  useEffect(() => {
    if (before.current === kept) return
    before.current = kept
    for (const name of ['quiz', 'dashboard', 'bases'])
      void queryClient.invalidateQueries({ queryKey: [name] })
  }, [kept])
}

/**
 * Reviews without a network: keeps what they need, shows how many answers wait to be stored, stores
 * them, and starts a review of what is due while there is no network.
 */
export function OfflineReviews({ userId }: { userId: string }) {
  const { offline: messages } = useMessages()
  const online = useOnline()
  const waiting = useSyncExternalStore(subscribeToKept, () => countWaiting(userId))
  const due = useSyncExternalStore(subscribeToKept, () => (online ? 0 : countKeptDue(userId)))
  useEffect(() => forgetOthers(userId), [userId])
  useKeepDue(userId, online)
  useRefresh(userId)
  const { isStoring, store } = useStoreWaiting(userId, online, waiting)
  const { pathname } = useLocation()
  const isTaking = pathname.startsWith('/quiz/take/')
  const place = document.getElementById(OFFLINE_REVIEWS_ID)
  if (!place || (waiting === 0 && (due === 0 || isTaking))) return null
  return createPortal(
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2 text-sm">
      {waiting > 0 && (
        <p className="flex min-w-0 items-center gap-2">
          <CloudUpload aria-hidden size={18} className="shrink-0 text-muted" />
          {isStoring ? messages.storing(waiting) : messages.waiting(waiting)}
        </p>
      )}
      {waiting > 0 && online && (
        <Button size="sm" busy={isStoring} onClick={() => void store()}>
          {messages.storeNow}
        </Button>
      )}
      {due > 0 && !isTaking && (
        <QueryClientProvider client={queryClient}>
          {/* A new start on another screen: the button of a started review stays busy. */}
          <ReviewStart
            key={pathname}
            variant="secondary"
            texts={{ all: messages.review(due), minutes: messages.minutes, base: messages.base }}
          />
        </QueryClientProvider>
      )}
    </div>,
    place,
  )
}
