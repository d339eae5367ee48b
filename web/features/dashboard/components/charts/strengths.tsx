import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { asFailure } from '../../../../../domain/failure.ts'
import { Skeleton } from '../../../../components/status/skeleton.tsx'
import { ErrorState } from '../../../../components/status/states.tsx'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { routes } from '../../../../lib/routes.ts'
import { baseMarksQuery } from '../../api/base-marks.ts'
import { markedQuestionsQuery } from '../../api/marked-questions.ts'
import { sharesByType } from '../../shares.ts'
import { ShareBars } from './share-bars.tsx'

/** A chart once its data have loaded; until then its space is reserved. */
function WhenLoaded<Data>({
  query,
  children,
}: {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}) {
  if (query.isLoadingError)
    return (
      <ErrorState
        failure={asFailure(query.error, 'dashboard_load_failed')}
        onRetry={() => query.refetch()}
      />
    )
  return query.data === undefined ? <Skeleton className="h-full w-full" /> : children(query.data)
}

/** Percentage of marks by question type. */
export function StrengthsByType({ userId }: { userId: string }) {
  const messages = useMessages()
  return (
    <WhenLoaded query={useQuery(markedQuestionsQuery(userId))}>
      {(marked) => (
        <ShareBars
          title={messages.dashboard.byType}
          kind={messages.dashboard.columns.type}
          counted={messages.dashboard.columns.questions}
          rows={sharesByType(marked).map((share) => ({
            ...share,
            key: share.type,
            count: share.questions,
            label: messages.quiz.types[share.type],
          }))}
        />
      )}
    </WhenLoaded>
  )
}

/** The same by base, the weakest first. */
export function StrengthsByBase({ userId }: { userId: string }) {
  const texts = useMessages().dashboard
  return (
    <WhenLoaded query={useQuery(baseMarksQuery(userId))}>
      {({ bases, total }) => (
        <ShareBars
          title={texts.byBase(bases.length, total)}
          kind={texts.columns.base}
          counted={texts.columns.quizzes}
          rows={bases.map((base) => ({
            ...base,
            key: base.id,
            label: base.name,
            to: routes.base(base.id),
            count: base.quizzes,
          }))}
        />
      )}
    </WhenLoaded>
  )
}
