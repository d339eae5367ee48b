import { Page } from '../../components/page.tsx'
import { QuizCreation } from '../../features/quiz/components/quiz-creation.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { useTitle } from '../../lib/title.ts'

export function Component() {
  const messages = useMessages().quiz.create
  useTitle(messages.title)
  return (
    <Page title={messages.title} lead={messages.lead} width="wide">
      <QuizCreation />
    </Page>
  )
}
