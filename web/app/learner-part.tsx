import { useEffect, useState } from 'react'
import { afterScreenData } from './after-screen-data.ts'
import { DueReviews } from './due-reviews.tsx'
import { Search } from './search.tsx'
import { useIsLeaving } from './sign-out.ts'

/** What only learners have in the navigation bar: their due reviews, and the search. */
export function LearnerPart({ userId }: { userId: string }) {
  const leaving = useIsLeaving()
  if (leaving) return null
  return (
    <>
      <Due userId={userId} />
      <Search userId={userId} />
    </>
  )
}

/** The count of due reviews. Its request comes after those of the screen. */
function Due({ userId }: { userId: string }) {
  const [isReady, setReady] = useState(false)
  useEffect(() => afterScreenData(() => setReady(true)), [])
  return isReady && <DueReviews userId={userId} />
}
