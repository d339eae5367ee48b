import { useQuery } from '@tanstack/react-query'
import { asFailure } from '../../../../domain/failure.ts'
import { KINDS, QUESTION_TYPES } from '../../../../domain/quiz/kinds/registry.ts'
import { Skeleton } from '../../../components/status/skeleton.tsx'
import { ErrorState } from '../../../components/status/states.tsx'
import { formatNumber } from '../../../lib/i18n/format.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { attemptedQuery, type TypeCount } from '../api/attempted-questions.ts'

/** The number of attempted questions of each kind. */
export function QuestionsSummary({ userId }: { userId: string }) {
  const attempted = useQuery(attemptedQuery(userId))
  if (attempted.isLoadingError)
    return (
      <ErrorState
        failure={asFailure(attempted.error, 'dashboard_load_failed')}
        onRetry={() => attempted.refetch()}
      />
    )
  return attempted.data ? (
    <QuestionsByType attempted={attempted.data} />
  ) : (
    <Skeleton className="h-24" />
  )
}

/** The numbers by kind; unusual kinds only if they were attempted. */
export function QuestionsByType({ attempted }: { attempted: readonly TypeCount[] }) {
  const messages = useMessages()
  const shown = QUESTION_TYPES.map((type) => ({
    type,
    count: attempted.find(({ question_type }) => question_type === type)?.questions ?? 0,
  })).filter(({ type, count }) => KINDS[type].defaultCount > 0 || count > 0)
  return (
    <section aria-labelledby="questions-summary">
      <h2 id="questions-summary" className="mb-4 font-serif text-2xl">
        {messages.dashboard.questionsSummary}
      </h2>
      <dl className="grid grid-flow-col auto-cols-fr gap-4">
        {shown.map(({ type, count }) => (
          <div key={type} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-muted">{messages.quiz.types[type]}</dt>
            <dd className="font-serif text-2xl">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
