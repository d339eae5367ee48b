import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { asFailure } from '../../../domain/failure.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { Page } from '../../components/content/page.tsx'
import { Skeleton } from '../../components/status/skeleton.tsx'
import { ErrorState } from '../../components/status/states.tsx'
import { answersQuery } from '../../features/quiz/api/answers.ts'
import { quizQuery } from '../../features/quiz/api/quiz.ts'
import { QuizResults } from '../../features/quiz/components/results/quiz-results.tsx'
import { useDeferredReady } from '../../lib/browser/deferred-ready.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { routes } from '../../lib/routes.ts'
import { useTitle } from '../../lib/title.ts'
import { ExportButton } from '../lazy/export-button.tsx'

function ResultsSkeleton() {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[17rem_minmax(0,1fr)] xl:gap-x-24">
      <div className="grid content-start gap-7">
        <Skeleton className="h-44 w-52" />
        <Skeleton className="h-20" />
      </div>
      <div className="grid gap-12">
        <Skeleton className="h-40" />
        <Skeleton className="h-64" />
      </div>
    </div>
  )
}

export function Component() {
  const messages = useMessages().quiz
  const quizId = useParams()['quizId'] ?? ''
  const quiz = useQuery(quizQuery(quizId, 'quiz_results_load_failed'))
  const answers = useQuery(answersQuery(quizId))
  const arrived = useDeferredReady(quiz.data !== undefined && answers.data !== undefined)
  const error = quiz.error ?? (quiz.data ? answers.error : null)
  const failure = error === null ? null : asFailure(error, 'quiz_results_load_failed')
  const isMissing = failure?.code === 'quiz_not_found'
  useTitle(
    isMissing
      ? messages.results.notFoundTitle
      : quiz.data
        ? messages.results.title(quiz.data.quiz_name)
        : messages.results.heading,
    { awaited: quiz.isPending },
  )

  const toDashboard = <ButtonLink to={routes.dashboard}>{messages.results.dashboard}</ButtonLink>
  if (isMissing)
    return (
      <Page
        title={messages.results.notFoundTitle}
        lead={messages.results.notFoundBody}
        width="narrow"
      >
        {toDashboard}
      </Page>
    )
  // The results stay when a later request fails.
  if (failure && !(quiz.data && answers.data))
    return (
      <Page title={quiz.data?.quiz_name ?? messages.results.heading} width="narrow">
        <ErrorState
          failure={failure}
          onRetry={() => (quiz.isError ? quiz.refetch() : answers.refetch())}
          action={toDashboard}
        />
      </Page>
    )
  if (quiz.data && quiz.data.status !== 'completed')
    return (
      <Page
        title={messages.results.unfinishedTitle}
        lead={messages.results.unfinishedBody}
        width="narrow"
      >
        <ButtonLink to={routes.quizTake(quizId)}>{messages.results.continueQuiz}</ButtonLink>
      </Page>
    )
  return (
    <Page
      title={quiz.data?.quiz_name ?? messages.results.heading}
      width="wide"
      actions={
        quiz.data &&
        arrived && (
          <Suspense>
            <ExportButton source={{ kind: 'quiz', id: quizId, name: quiz.data.quiz_name }} />
          </Suspense>
        )
      }
    >
      {quiz.data && answers.data && arrived ? (
        <QuizResults quiz={quiz.data} answers={answers.data} />
      ) : (
        <ResultsSkeleton />
      )}
    </Page>
  )
}
