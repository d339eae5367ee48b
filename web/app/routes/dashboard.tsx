import { useQuery } from '@tanstack/react-query'
import { Page } from '../../components/page.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { basesQuery } from '../../features/bases/api/bases.ts'
import { SampleBase } from '../../features/bases/components/sample-base.tsx'
import { Dashboard } from '../../features/dashboard/components/dashboard.tsx'
import { FirstSteps, NoQuizYet } from '../../features/dashboard/components/first-steps.tsx'
import { RepeatButton } from '../../features/quiz/components/repeat-button.tsx'
import { formatDay } from '../../lib/i18n/format.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { useSession } from '../../lib/backend/session.tsx'
import { useTitle } from '../../lib/title.ts'

export function Component() {
  const { dashboard: messages, quiz } = useMessages()
  const { user } = useSession()
  useTitle(messages.title)
  return (
    <Page title={messages.title} width="wide">
      {user && (
        <Dashboard
          userId={user.id}
          start={<Start userId={user.id} />}
          review={(variant) => (
            <RepeatButton
              questions="due"
              name={quiz.repeat.review(formatDay(new Date()))}
              variant={variant}
            >
              {messages.next.dueAction}
            </RepeatButton>
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
