import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { BookOpen, ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '../../components/controls/button.tsx'
import { Skeleton } from '../../components/status/skeleton.tsx'
import { ErrorState } from '../../components/status/states.tsx'
import { basesQuery } from '../../features/bases/api/bases.ts'
import { SampleBase } from '../../features/bases/components/sample-base.tsx'
import { overviewQuery } from '../../features/dashboard/api/dashboard.ts'
import { NextStep } from '../../features/dashboard/components/next-step.tsx'
import { reviewForecast } from '../../features/dashboard/review-forecast.ts'
import { ReviewStart } from '../../features/quiz/components/taking/review-start.tsx'
import { queryClient } from '../../lib/backend/query-client.ts'
import { retryFailed } from '../../lib/backend/retry-failed.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { readReadingPlace, type ReadingPlace } from '../../lib/reading-place.ts'
import { routes } from '../../lib/routes.ts'
import { useResumeReading } from '../learner/resume-reading.ts'

/** What is next for a signed-in learner, on the home page. */
export function Today({ userId }: { userId: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      <NextSteps userId={userId} />
    </QueryClientProvider>
  )
}

function NextSteps({ userId }: { userId: string }) {
  const { dashboard } = useMessages()
  useResumeReading()
  const [place] = useState(() => readReadingPlace(userId))
  const overview = useQuery(overviewQuery(userId))
  const bases = useQuery(basesQuery(userId))
  const failed = overview.isLoadingError ? overview : bases.isLoadingError ? bases : null
  if (failed)
    return <ErrorState failure={failed.error} onRetry={() => retryFailed(overview, bases)} />
  if (!overview.data || !bases.data) return <Skeleton className="h-40 w-full" />
  const { history, returns } = overview.data
  if (history.length > 0)
    return (
      <div className="grid gap-5">
        <NextStep
          history={[...history]}
          forecast={reviewForecast(returns, new Date())}
          review={(variant) => <Review variant={variant} />}
        />
        {place && <ContinueReading place={place} />}
      </div>
    )
  return (
    <section aria-label={dashboard.next.title} className="grid gap-5">
      {bases.data.total === 0 ? <FirstBase userId={userId} /> : <FirstQuiz place={place} />}
    </section>
  )
}

function Review({ variant }: { variant: 'primary' | 'secondary' }) {
  const { dashboard } = useMessages()
  return (
    <ReviewStart
      variant={variant}
      texts={{ all: dashboard.next.dueAction, minutes: dashboard.next.dueMinutes }}
    />
  )
}

function ContinueReading({ place }: { place: ReadingPlace }) {
  const { today } = useMessages().home
  const { baseId, fileId, page } = place
  return (
    <p>
      <ButtonLink icon={BookOpen} to={routes.base(baseId, { fileId, page })}>
        <span className="min-w-0 wrap-anywhere">
          {today.reading(place.baseName, place.fileName, page)}
        </span>
      </ButtonLink>
    </p>
  )
}

function FirstQuiz({ place }: { place: ReadingPlace | null }) {
  const { home, dashboard } = useMessages()
  return (
    <>
      <h2 className="text-2xl">{dashboard.emptyTitle}</h2>
      <div className="actions justify-start">
        <ButtonLink variant="primary" icon={ListChecks} to={routes.quiz}>
          {dashboard.emptyAction}
        </ButtonLink>
        <ButtonLink to={routes.myBases}>{home.openBases}</ButtonLink>
      </div>
      {place && <ContinueReading place={place} />}
    </>
  )
}

function FirstBase({ userId }: { userId: string }) {
  const { today, newBase } = useMessages().home
  return (
    <>
      <h2 className="text-2xl">{today.startTitle}</h2>
      <p className="text-muted">{today.startBody}</p>
      <div className="actions items-start justify-start">
        <SampleBase userId={userId} startsQuiz />
        <SampleBase userId={userId} withoutHint />
        <ButtonLink icon={Plus} to={routes.newBase}>
          {newBase}
        </ButtonLink>
      </div>
    </>
  )
}
