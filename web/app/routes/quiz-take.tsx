import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { asFailure } from '../../../domain/failure.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { Page } from '../../components/content/page.tsx'
import { Skeleton } from '../../components/status/skeleton.tsx'
import { Progress } from '../../components/status/progress.tsx'
import { ErrorState } from '../../components/status/states.tsx'
import { takenAnswersQuery, takenQuizQuery } from '../../features/quiz/api/taking/taken-quiz.ts'
import { loadReview, QuizTaking } from '../../features/quiz/components/taking/quiz-taking.tsx'
import { TakingSkeleton } from '../../features/quiz/components/taking/taking-skeleton.tsx'
import { loadChunk } from '../../lib/browser/load-chunk.ts'
import { loadMessages } from '../../lib/i18n/i18n.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { routes } from '../../lib/routes.ts'
import { useTitle } from '../../lib/title.ts'

export { loadReview }

/** The reader loads with the first page that is opened. */
const PagePanel = lazy(async () => {
  const [panel] = await Promise.all([
    loadChunk(() => import('../quiz/page-panel.tsx')),
    loadMessages('reader'),
  ])
  return { default: panel.PagePanel }
})

export function Component() {
  const messages = useMessages()
  const quizId = useParams()['quizId'] ?? ''
  // Requested together with the quiz; the questions read them.
  useQuery(takenAnswersQuery(quizId))
  const quiz = useQuery({
    ...takenQuizQuery(quizId),
    // The quiz may have been submitted in another tab.
    refetchOnWindowFocus: 'always',
  })
  const navigate = useNavigate()
  const isOwn = quiz.data?.mode === 'own'
  // Own questions are asked as copies, from the bank.
  useEffect(() => {
    if (isOwn) void navigate(routes.questions({ own: true }), { replace: true })
  }, [isOwn, navigate])
  const failure = quiz.error === null ? null : asFailure(quiz.error, 'quiz_load_failed')
  const isMissing = failure?.code === 'quiz_not_found'
  useTitle(
    isMissing ? messages.taking.notFoundTitle : (quiz.data?.quiz_name ?? messages.common.nav.quiz),
    {
      awaited: quiz.isPending,
    },
  )

  const toDashboard = <ButtonLink to={routes.dashboard}>{messages.taking.back}</ButtonLink>
  if (isMissing)
    return (
      <Page
        title={messages.taking.notFoundTitle}
        width="narrow"
        lead={messages.errors.quiz_not_found}
      >
        {toDashboard}
      </Page>
    )
  if (failure && !quiz.data)
    return (
      <Page title={messages.common.nav.quiz} width="narrow">
        <ErrorState failure={failure} onRetry={() => quiz.refetch()} action={toDashboard} />
      </Page>
    )
  if (quiz.isPending)
    return (
      <div className="mx-auto w-full max-w-[88rem] px-4 py-8 sm:px-6 sm:py-10 lg:px-10">
        <TakingSkeleton />
      </div>
    )
  if (isOwn) return null
  if (quiz.data?.status === 'generating')
    return (
      <Page
        title={messages.quiz.generatingTitle}
        lead={messages.taking.generatingBody}
        width="narrow"
      >
        <Progress label={messages.quiz.generatingTitle} />
      </Page>
    )
  if (quiz.data?.quiz_questions.length === 0)
    return (
      <Page title={messages.taking.emptyTitle} width="narrow">
        {toDashboard}
      </Page>
    )
  return (
    <div className="mx-auto w-full max-w-[88rem] px-4 py-8 sm:px-6 sm:py-10 lg:px-10">
      {quiz.data && (
        <QuizTaking
          quiz={quiz.data}
          renderPage={(place, onClose) => (
            <Suspense fallback={<Skeleton className="h-64" />}>
              <PagePanel place={place} onClose={onClose} />
            </Suspense>
          )}
        />
      )}
    </div>
  )
}
