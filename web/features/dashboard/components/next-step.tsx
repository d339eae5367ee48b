import { ButtonLink } from '../../../components/button.tsx'
import { GRADE_FROM } from '../../../../domain/limits.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { routes } from '../../../lib/routes.ts'
import type { HistoryQuiz } from '../api/dashboard.ts'

const RECENT = 5

/** The weakest of the last few completed quizzes, where it is below "Excellent". */
function weakest(history: HistoryQuiz[]): HistoryQuiz | undefined {
  const [lowest] = history
    .filter((quiz) => quiz.status === 'completed')
    .slice(0, RECENT)
    .toSorted((a, b) => (a.percentage ?? 0) - (b.percentage ?? 0))
  return lowest && (lowest.percentage ?? 0) < GRADE_FROM.excellent ? lowest : undefined
}

/** What to do next, before anything is counted: go on, start, look again, or make a new one. */
export function NextStep({ history }: { history: HistoryQuiz[] }) {
  const { dashboard, quiz, bases } = useMessages()
  const messages = dashboard.next
  const begun = history.find(({ status }) => status === 'in_progress')
  const waiting = history.find(({ status }) => status === 'ready')
  const making = history.find(({ status }) => !['completed', 'in_progress', 'ready'].includes(status))
  const weak = weakest(history)

  const step = begun
    ? {
        title: messages.continueTitle(begun.quiz_name),
        body: messages.continueBody,
        action: messages.continueAction,
        to: routes.quizTake(begun.id),
      }
    : waiting
      ? {
          title: messages.startTitle(waiting.quiz_name),
          body: messages.startBody,
          action: messages.startAction,
          to: routes.quizTake(waiting.id),
        }
      : making
        ? {
            title: making.quiz_name,
            body: quiz.take.generatingTitle,
            action: bases.myBases.open,
            to: routes.quizTake(making.id),
          }
        : weak
          ? {
              title: messages.reviewTitle(weak.quiz_name),
              body: messages.reviewBody(Math.round(weak.percentage ?? 0)),
              action: messages.reviewAction,
              to: routes.quizResults(weak.id),
            }
          : { title: messages.newTitle, body: messages.newBody, action: messages.newAction, to: routes.quiz }

  return (
    <section
      aria-label={messages.title}
      className="flex flex-wrap items-center justify-between gap-6 border-s-2 border-accent py-2 ps-6"
    >
      <div className="min-w-0">
        <h2 className="font-serif text-2xl wrap-anywhere">{step.title}</h2>
        <p className="mt-1 text-muted">{step.body}</p>
      </div>
      <ButtonLink variant="primary" to={step.to}>
        {step.action}
      </ButtonLink>
    </section>
  )
}
