import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { asFailure } from '../../../../domain/failure.ts'
import { useUndoableDelete } from '../../../components/status/undoable-delete.tsx'
import { IsolatedPart } from '../../../components/status/isolated-part.tsx'
import { Skeleton } from '../../../components/status/skeleton.tsx'
import { ErrorState } from '../../../components/status/states.tsx'
import { useDeferredReady } from '../../../lib/browser/deferred-ready.ts'
import { overviewQuery, recentQuery, statsQuery } from '../api/dashboard.ts'
import { reviewForecast } from '../review-forecast.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { MoreFigures } from './more-figures.tsx'
import { NextStep } from './next-step.tsx'
import { PerformanceChart } from './charts/performance-chart.tsx'
import { QuizHistory } from './quiz-history.tsx'
import { Statistics } from './statistics.tsx'
import { StrengthsByBase } from './charts/strengths.tsx'
import { WeakPages, WeakPagesSkeleton } from './weak-pages.tsx'

const MAKING_REFRESH_MS = 5000

type DashboardProps = {
  userId: string
  /** Shown when there are no quizzes yet. */
  start: ReactNode
  /** The button that creates a review of the due questions. */
  review: (variant: 'primary' | 'secondary') => ReactNode
  /** The plans for exams. */
  exams: ReactNode
}

/** Next step, statistics and the history of quizzes. */
export function Dashboard({ userId, start, review, exams }: DashboardProps) {
  const { isPendingDelete: isGone } = useUndoableDelete()
  const overview = useQuery({
    ...overviewQuery(userId),
    // A quiz being generated is ready soon: refetch.
    refetchInterval: ({ state }) =>
      state.data?.history.some(({ status }) => status === 'generating') ? MAKING_REFRESH_MS : false,
    select: ({ history, returns }) => ({
      history: history.filter(({ id }) => !isGone(id)),
      returns,
    }),
  })
  const stats = useQuery(statsQuery(userId))
  // Requested with the others, but only its own chart waits for it: the screen is usable after two
  // responses.
  const recent = useQuery({
    ...recentQuery(userId),
    select: (quizzes) => quizzes.filter(({ quiz_id }) => !isGone(quiz_id)),
  })
  const arrived = useDeferredReady(overview.data !== undefined && stats.data !== undefined)
  // The dashboard stays when a later request fails.
  const error = [overview, stats, recent].find(({ isLoadingError }) => isLoadingError)?.error

  if (error)
    return (
      <ErrorState
        failure={asFailure(error, 'dashboard_load_failed')}
        onRetry={() => Promise.all([overview.refetch(), stats.refetch(), recent.refetch()])}
      />
    )
  if (!overview.data || !stats.data || !arrived) return <DashboardSkeleton />
  const { history, returns } = overview.data
  if (history.length === 0) return start
  // These charts come last: two responses make the screen usable.
  const hasResults = history.some((quiz) => quiz.status === 'completed')
  return (
    <div className="space-y-12">
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-8">
          <IsolatedPart>
            <NextStep
              history={history}
              forecast={reviewForecast(returns, new Date())}
              review={review}
            />
          </IsolatedPart>
          <IsolatedPart>{exams}</IsolatedPart>
        </div>
        {hasResults && (
          <IsolatedPart>
            {recent.data ? <WeakPages userId={userId} /> : <WeakPagesSkeleton />}
          </IsolatedPart>
        )}
      </div>
      <IsolatedPart>
        <Statistics stats={stats.data} />
      </IsolatedPart>
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {recent.data ? (
          <IsolatedPart>
            <PerformanceChart recent={recent.data} />
          </IsolatedPart>
        ) : (
          <Skeleton className="h-96 w-full" />
        )}
        {hasResults && (
          <div className="min-h-56">
            {recent.data && (
              <IsolatedPart>
                <StrengthsByBase userId={userId} />
              </IsolatedPart>
            )}
          </div>
        )}
      </div>
      <IsolatedPart>
        <QuizHistory history={history} />
      </IsolatedPart>
      <MoreFigures userId={userId} history={history} hasResults={hasResults} />
    </div>
  )
}
