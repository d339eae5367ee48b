import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../components/controls/button.tsx'
import { Skeleton } from '../../components/status/skeleton.tsx'
import { ErrorState } from '../../components/status/states.tsx'
import { basesQuery, type BaseCard } from '../../features/bases/api/bases.ts'
import { SampleBase } from '../../features/bases/components/sample-base.tsx'
import { overviewQuery } from '../../features/dashboard/api/dashboard.ts'
import { NextStep } from '../../features/dashboard/components/next-step.tsx'
import { PageLabel } from '../../features/dashboard/components/page-label.tsx'
import { reviewForecast } from '../../features/dashboard/review-forecast.ts'
import { ReviewStart } from '../../features/quiz/components/taking/review-start.tsx'
import { queryClient } from '../../lib/backend/query-client.ts'
import { retryFailed } from '../../lib/backend/retry-failed.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { readReadingPlace, type ReadingPlace } from '../../lib/reading-place.ts'
import { routes } from '../../lib/routes.ts'

/** The next steps of a signed-in learner, on the home page. */
export function Today({ userId }: { userId: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      <NextSteps userId={userId} />
    </QueryClientProvider>
  )
}

function NextSteps({ userId }: { userId: string }) {
  const { dashboard } = useMessages()
  const overview = useQuery(overviewQuery(userId))
  const bases = useQuery(basesQuery(userId))
  const failed = overview.isLoadingError ? overview : bases.isLoadingError ? bases : null
  if (failed)
    return <ErrorState failure={failed.error} onRetry={() => retryFailed(overview, bases)} />
  if (!overview.data || !bases.data) return <Skeleton className="h-40 w-full" />
  const { history, returns } = overview.data
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {history.length > 0 ? (
        <NextStep
          history={[...history]}
          forecast={reviewForecast(returns, new Date())}
          review={(variant) => <Review variant={variant} />}
        />
      ) : (
        <section
          aria-label={dashboard.next.title}
          className="grid gap-5 border-s-2 border-accent py-2 ps-6"
        >
          {bases.data.total === 0 ? <FirstBase userId={userId} /> : <FirstQuiz />}
        </section>
      )}
      <ContinueReading userId={userId} bases={bases.data.bases} />
    </div>
  )
}

function Review({ variant }: { variant: 'primary' | 'secondary' }) {
  const { dashboard } = useMessages()
  return (
    <ReviewStart
      variant={variant}
      texts={{
        all: dashboard.next.dueAction,
        minutes: dashboard.next.dueMinutes,
        base: dashboard.next.dueBase,
      }}
    />
  )
}

/** Where the learner last read on this device, or later on another one in one of the bases. */
function lastPlace(userId: string, bases: readonly BaseCard[]): ReadingPlace | null {
  return bases.reduce((last: ReadingPlace | null, { id, name, last_read: read }) => {
    if (!read) return last
    const at = Date.parse(read.read_at)
    if (last && at <= (last.at ?? 0)) return last
    const { file_id: fileId, file_name: fileName, page } = read
    return { userId, baseId: id, baseName: name, fileId, fileName, page, at }
  }, readReadingPlace(userId))
}

type ReadingProps = { userId: string; bases: readonly BaseCard[] }

/** The base and the page where the learner last read. */
function ContinueReading({ userId, bases }: ReadingProps) {
  const { home } = useMessages()
  const [place] = useState(() => lastPlace(userId, bases))
  if (!place) return null
  const { baseId, fileId, page } = place
  return (
    <section aria-labelledby="continue-reading">
      <h2 id="continue-reading" className="mb-2 font-serif text-2xl">
        {home.today.reading}
      </h2>
      <Link
        to={routes.base(baseId, { fileId, page })}
        className="group grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 border-t border-line py-2.5"
      >
        <PageLabel page={page} />
        <span className="min-w-0 text-sm wrap-anywhere text-muted">
          <span className="text-text">{place.baseName}</span> · {place.fileName}
        </span>
      </Link>
    </section>
  )
}

function FirstQuiz() {
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
