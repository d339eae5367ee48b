import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Page } from '../../components/page.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { basesQuery } from '../../features/bases/api/bases.ts'
import { Dashboard } from '../../features/dashboard/components/dashboard.tsx'
import { FirstSteps, NoQuizYet } from '../../features/dashboard/components/first-steps.tsx'
import { ReviewStart } from '../../features/quiz/components/review-start.tsx'
import { loadChunk } from '../../lib/browser/load-chunk.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { useSession } from '../../lib/backend/session.tsx'
import { useTitle } from '../../lib/title.ts'

/** Only an account without any base is offered the sample. */
const SampleBase = lazy(() =>
  loadChunk(() => import('../../features/bases/components/sample-base.tsx')).then((module) => ({
    default: module.SampleBase,
  })),
)

export function Component() {
  const { dashboard: messages } = useMessages()
  const { user } = useSession()
  useTitle(messages.title)
  return (
    <Page title={messages.title} width="wide">
      {user && (
        <Dashboard
          userId={user.id}
          start={<Start userId={user.id} />}
          review={(variant) => (
            <ReviewStart
              variant={variant}
              texts={{ all: messages.next.dueAction, minutes: messages.next.dueMinutes }}
            />
          )}
        />
      )}
    </Page>
  )
}

/** A quiz needs a PDF: without one the learner is not sent to create a quiz. */
function Start({ userId }: { userId: string }) {
  const bases = useQuery(basesQuery(userId))
  const skeleton = <Skeleton className="h-56 w-full" />
  if (bases.isPending) return skeleton
  return bases.data?.total === 0 ? (
    <Suspense fallback={skeleton}>
      <FirstSteps sample={<SampleBase userId={userId} />} />
    </Suspense>
  ) : (
    <NoQuizYet />
  )
}
