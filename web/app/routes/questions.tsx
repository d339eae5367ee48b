import { QuestionBank } from '../../features/quiz/bank/question-bank.tsx'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { useTitle } from '../../lib/title.ts'

export function Component() {
  useTitle(useMessages().bank.title)
  return <QuestionBank />
}
