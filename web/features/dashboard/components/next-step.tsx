import type { ReactNode } from 'react'
import { GRADE_FROM, REVIEW_MAX } from '../../../../domain/constants.ts'
import { ButtonLink } from '../../../components/controls/button.tsx'
import { formatAgo } from '../../../lib/i18n/format.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { routes } from '../../../lib/routes.ts'
import type { HistoryQuiz } from '../api/dashboard.ts'
import { isOpenScore } from '../score-text.ts'
import type { ReviewForecast } from '../review-forecast.ts'

const RECENT = 5

/** The weakest of the last few completed quizzes without open points, if below "Excellent". */
function weakest(history: HistoryQuiz[]): HistoryQuiz | undefined {
  const [lowest] = history
    .filter((quiz) => quiz.status === 'completed' && !isOpenScore(quiz))
    .slice(0, RECENT)
    .toSorted((a, b) => (a.percentage ?? 0) - (b.percentage ?? 0))
  return lowest && (lowest.percentage ?? 0) < GRADE_FROM.excellent ? lowest : undefined
}

type NextStepProps = {
  history: HistoryQuiz[]
  forecast: ReviewForecast
  /** The button that creates a review of the due questions. */
  review: (variant: 'primary' | 'secondary') => ReactNode
}

/** Local midnight as the same date's midnight in UTC, where every day has 24 hours. */
const inUtc = (day: Date): Date =>
  new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()))

/**
 * The next step, by priority: continue a quiz, review due questions, start, revisit a weak quiz, or
 * create a new one, which mentions the last results if there are any.
 */
export function NextStep({ history, forecast, review }: NextStepProps) {
  const { dashboard, quiz, bases } = useMessages()
  const messages = dashboard.next
  // A review that was left continues with the button for what is due.
  const quizzes = history.filter(({ mode }) => mode !== 'review')
  const started = quizzes.find(({ status }) => status === 'in_progress')
  const ready = quizzes.find(({ status }) => status === 'ready')
  const making = history.find(
    ({ status }) => !['completed', 'in_progress', 'ready'].includes(status),
  )
  const weak = weakest(history)

  const step = started
    ? {
        title: messages.continueTitle(started.quiz_name),
        body: messages.continueBody,
        action: messages.continueAction,
        to: routes.quizTake(started.id),
      }
    : forecast.due > 0
      ? {
          title: messages.dueTitle(forecast.due),
          body: forecast.due > REVIEW_MAX ? messages.dueFirst(REVIEW_MAX) : messages.dueBody,
        }
      : ready
        ? {
            title: messages.startTitle(ready.quiz_name),
            body: messages.startBody,
            action: messages.startAction,
            to: routes.quizTake(ready.id),
          }
        : making
          ? {
              title: making.quiz_name,
              body: quiz.generatingTitle,
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
            : history.some(({ status }) => status === 'completed')
              ? {
                  title: messages.newTitle,
                  body: messages.newBody,
                  action: messages.newAction,
                  to: routes.quiz,
                }
              : // An open review may be all there is.
                {
                  title: dashboard.emptyTitle,
                  body: dashboard.emptyBody,
                  action: dashboard.emptyAction,
                  to: routes.quiz,
                }

  return (
    <section aria-label={messages.title} className="grid gap-5 border-s-2 border-accent py-2 ps-6">
      <div className="min-w-0">
        <h2 className="font-serif text-3xl wrap-anywhere">{step.title}</h2>
        <p className="mt-1 text-muted">{step.body}</p>
      </div>
      <div className="grid sm:flex">
        {'to' in step ? (
          <ButtonLink variant="primary" size="lg" to={step.to}>
            {step.action}
          </ButtonLink>
        ) : (
          review('primary')
        )}
      </div>
      {started && forecast.due > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
          <p className="font-serif text-xl">{messages.dueTitle(forecast.due)}</p>
          {review('secondary')}
        </div>
      )}
      {forecast.due === 0 && forecast.next && (
        <p className="text-sm text-muted">
          {messages.soon(
            formatAgo(inUtc(forecast.next.day), inUtc(new Date())),
            forecast.next.questions,
          )}
        </p>
      )}
    </section>
  )
}
