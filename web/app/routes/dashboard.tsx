import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ButtonLink } from '../../components/controls/button.tsx'
import { Page } from '../../components/content/page.tsx'
import { Skeleton } from '../../components/status/skeleton.tsx'
import { basesQuery } from '../../features/bases/api/bases.ts'
import { SampleBase } from '../../features/bases/components/sample-base.tsx'
import { Dashboard } from '../../features/dashboard/components/dashboard.tsx'
import { FirstSteps, NoQuizYet } from '../../features/dashboard/components/first-steps.tsx'
import { ReviewStart } from '../../features/quiz/components/taking/review-start.tsx'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { useSession } from '../../lib/auth/session.tsx'
import { routes } from '../../lib/routes.ts'
import { ExamPlans } from '../lazy/exam-plans.tsx'
import { useTitle } from '../../lib/title.ts'

export function Component() {
  const { common, dashboard: messages } = useMessages()
  const { user } = useSession()
  useTitle(messages.title)
  return (
    <Page
      title={messages.title}
      width="wide"
      actions={<ButtonLink to={routes.questions()}>{common.nav.questions}</ButtonLink>}
    >
      {user && (
        <Dashboard
          userId={user.id}
          start={<Start userId={user.id} />}
          exams={
            <Suspense fallback={<Skeleton className="h-11 w-40" />}>
              <ExamPlans userId={user.id} />
            </Suspense>
          }
          review={(variant) => (
            <ReviewStart
              variant={variant}
              texts={{
                all: messages.next.dueAction,
                minutes: messages.next.dueMinutes,
                base: messages.next.dueBase,
              }}
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
  if (bases.isPending) return <Skeleton className="h-56 w-full" />
  return bases.data?.total === 0 ? (
    <FirstSteps sample={<SampleBase userId={userId} />} />
  ) : (
    <NoQuizYet />
  )
}
