import { useEffect, useState, type ComponentType } from 'react'
import { endUnansweredQuestions } from '../../features/tutor/api/end-unanswered.ts'
import { getSiteConfig } from '../../lib/backend/config.ts'
import { queryClient } from '../../lib/backend/query-client.ts'
import { loadChunk } from '../../lib/browser/load-chunk.ts'
import { getI18n, loadMessages } from '../../lib/i18n/i18n.ts'
import { afterScreenData } from './after-screen-data.ts'
import { DueReviews } from './due-reviews.tsx'
import { Search } from './search.tsx'
import { useResumeReading } from './resume-reading.ts'
import { useIsLeaving } from './use-sign-out.ts'

/**
 * The part of the navigation bar for learners: their due reviews, and the search. It also keeps
 * the data of the screens live, what reviews without a network need, and the reading of files.
 */
export function LearnerPart({ userId }: { userId: string }) {
  const leaving = useIsLeaving()
  if (leaving) return null
  return (
    <>
      <Due userId={userId} />
      <Search userId={userId} />
      <LiveData />
      <Unanswered />
      <Kept userId={userId} />
      <UnreadFiles />
    </>
  )
}

function UnreadFiles() {
  useResumeReading()
  return null
}

/** The count of due reviews: first the last one. Its request comes after those of the screen. */
function Due({ userId }: { userId: string }) {
  const [isReady, setReady] = useState(false)
  useEffect(() => afterScreenData(() => setReady(true)), [])
  return <DueReviews userId={userId} isReady={isReady} />
}

/**
 * Ends questions that were left without an answer, so that they can be asked again. Our server does
 * so at its start; the hosts of functions end them without notice.
 */
function Unanswered() {
  useEffect(() => {
    const end = async () => {
      if (!navigator.onLine) return
      const ended = await endUnansweredQuestions(getI18n().messages.errors.chat_failed)
      if (ended > 0) await queryClient.invalidateQueries({ queryKey: ['chat-messages'] })
    }
    // Tried again with the next visit.
    return afterScreenData(() => void end().catch(() => undefined))
  }, [])
  return null
}

/** Reviews without a network. With one, the code comes after the data of the screen. */
function Kept({ userId }: { userId: string }) {
  const [part, setPart] = useState<{ OfflineReviews: ComponentType<{ userId: string }> } | null>(
    null,
  )
  useEffect(() => {
    const load = async () => {
      const [loaded] = await Promise.all([
        loadChunk(() => import('./offline-reviews.tsx')),
        loadMessages('offline'),
      ])
      setPart(loaded)
    }
    // Missing where it cannot be loaded.
    const start = () => void load().catch(() => undefined)
    if (navigator.onLine) return afterScreenData(start)
    start()
    return undefined
  }, [])
  return part && <part.OfflineReviews userId={userId} />
}

/**
 * Follows changes in other tabs and on other devices, where the host offers that. Without it the
 * screens are refreshed as they become visible.
 */
function LiveData() {
  useEffect(() => {
    let isUnmounted = false
    let stop = () => {}
    const start = async () => {
      const config = await getSiteConfig()
      if (!config.realtime) return
      const { followChanges } = await loadChunk(() => import('./live-data.ts'))
      if (!isUnmounted) stop = followChanges(config)
    }
    const stopWaiting = afterScreenData(() => void start().catch(() => undefined))
    return () => {
      isUnmounted = true
      stopWaiting()
      stop()
    }
  }, [])
  return null
}
