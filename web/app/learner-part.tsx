import { useEffect, useState } from 'react'
import { getSiteConfig } from '../lib/backend/config.ts'
import { loadChunk } from '../lib/browser/load-chunk.ts'
import { afterScreenData } from './after-screen-data.ts'
import { DueReviews } from './due-reviews.tsx'
import { Search } from './search.tsx'
import { useIsLeaving } from './sign-out.ts'

/**
 * What only learners have in the navigation bar: their due reviews, and the search. It also keeps
 * the data of the screens live.
 */
export function LearnerPart({ userId }: { userId: string }) {
  const leaving = useIsLeaving()
  if (leaving) return null
  return (
    <>
      <Due userId={userId} />
      <Search userId={userId} />
      <LiveData />
    </>
  )
}

/** The count of due reviews. Its request comes after those of the screen. */
function Due({ userId }: { userId: string }) {
  const [isReady, setReady] = useState(false)
  useEffect(() => afterScreenData(() => setReady(true)), [])
  return isReady && <DueReviews userId={userId} />
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
