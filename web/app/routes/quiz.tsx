import { Page } from '../../components/content/page.tsx'
import { retryExtraction } from '../../features/bases/extraction/extraction.ts'
import { SampleBase } from '../../features/bases/components/sample-base.tsx'
import { QuizCreation } from '../../features/quiz/components/creation/quiz-creation.tsx'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { useSession } from '../../lib/auth/session.tsx'
import { useTitle } from '../../lib/title.ts'

export function Component() {
  const messages = useMessages().creation
  const { user } = useSession()
  useTitle(messages.title)
  return (
    <Page title={messages.title} lead={messages.lead}>
      <QuizCreation start={user && <SampleBase userId={user.id} />} onRetry={retryExtraction} />
    </Page>
  )
}
