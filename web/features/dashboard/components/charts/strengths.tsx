import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { asFailure } from '../../../../../domain/failure.ts'
import { Skeleton } from '../../../../components/status/skeleton.tsx'
import { ErrorState } from '../../../../components/status/states.tsx'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { routes } from '../../../../lib/routes.ts'
import { markedQuestionsQuery } from '../../api/marked-questions.ts'
import { sharesByBase, sharesByType, type MarkedQuestion } from '../../shares.ts'
import { ShareBars } from './share-bars.tsx'

/** The weakest bases matter most; the history holds the rest. */
const MAX_BASES = 4

/** The chart of one share once its data have loaded; until then its space is reserved. */
function WhenLoaded({
  userId,
  children,
}: {
  userId: string
  children: (marked: MarkedQuestion[]) => ReactNode
}) {
  const marked = useQuery(markedQuestionsQuery(userId))
  if (marked.isLoadingError)
    return (
      <ErrorState
        failure={asFailure(marked.error, 'dashboard_load_failed')}
        onRetry={() => marked.refetch()}
      />
    )
  return marked.data ? children(marked.data) : <Skeleton className="h-full w-full" />
}

/** Percentage of marks by question type. */
export function StrengthsByType({ userId }: { userId: string }) {
  const messages = useMessages()
  return (
    <WhenLoaded userId={userId}>
      {(marked) => (
        <ShareBars
          title={messages.dashboard.byType}
          kind={messages.dashboard.columns.type}
          rows={sharesByType(marked).map((share) => ({
            ...share,
            key: share.type,
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
    <WhenLoaded userId={userId}>
      {(marked) => {
        const shares = sharesByBase(marked)
        const shown = shares.slice(0, MAX_BASES)
        return (
          <ShareBars
            title={texts.byBase(shown.length, shares.length)}
            kind={texts.columns.base}
            rows={shown.map((share) => ({
              ...share,
              key: share.id,
              label: share.name,
              to: routes.base(share.id),
            }))}
          />
        )
      }}
    </WhenLoaded>
  )
}
