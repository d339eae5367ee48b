import { lazy, Suspense, useState } from 'react'
import { asFailure } from '../../../../domain/failure.ts'
import { mayAppeal, mayMarkSelf } from '../../../../domain/grading/appeals.ts'
import type { Verdict as PointVerdict } from '../../../../domain/grading/wire.ts'
import { isWritten } from '../../../../domain/quiz/kinds/registry.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { RichText } from '../../../components/rich-text.tsx'
import { Notice } from '../../../components/states.tsx'
import { formatNumber } from '../../../lib/i18n/format.ts'
import { loadChunk } from '../../../lib/browser/load-chunk.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { Answer, Question, Quiz } from '../../../../domain/quiz/rows.ts'
import { useChangeMark } from '../api/change-mark.ts'
import { OUTCOME_STYLES } from '../outcome-styles.ts'
import { outcomeOf } from '../../../../domain/quiz/outcome.ts'
import { KIND_VIEWS } from '../kinds/registry.ts'
import { MarkPoints } from './mark-points.tsx'
import { MarksText } from './marks-text.tsx'
import { oneLine, Part } from './review-part.tsx'
import { SourceLink } from './source-link.tsx'

/** The forms that change a mark load with the first one. */
const SelfMark = lazy(() =>
  loadChunk(() => import('./self-mark.tsx')).then((module) => ({ default: module.SelfMark })),
)
const AppealDialog = lazy(() =>
  loadChunk(() => import('./mark-dialogs.tsx')).then((module) => ({
    default: module.AppealDialog,
  })),
)

function Verdict({ answer }: { answer: Answer | undefined }) {
  const messages = useMessages().quiz.results
  const outcome = outcomeOf(answer)
  return <Badge {...OUTCOME_STYLES[outcome]}>{messages.outcomes[outcome]}</Badge>
}

function EarlierMarks({ history, marks }: { history: Answer['history']; marks: number }) {
  const messages = useMessages().quiz.results
  if (history.length === 0) return null
  return (
    <ul className="space-y-1 border-s-2 border-line ps-4 text-sm text-muted">
      {history.map((past, index) => (
        <li key={index}>
          {messages.earlier}:{' '}
          {messages.marksOf(formatNumber(past.marks_obtained, 1), formatNumber(marks, 1))} ·{' '}
          {messages.gradedBy[past.graded_by]}
          {past.reason && (
            <>
              {' '}
              · <q>{past.reason}</q>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

type DecidablePointsProps = { question: Question; answer: Answer; sources: Quiz['quiz_sources'] }

/** The mark points, where one tap decides an open one. */
function DecidablePoints({ question, answer, sources }: DecidablePointsProps) {
  const { errors } = useMessages()
  const { mutate, isPending, error } = useChangeMark(answer.quiz_id)
  const decide = (index: number, verdict: PointVerdict) =>
    mutate({
      action: 'self',
      quiz_id: answer.quiz_id,
      question_id: question.id,
      verdicts: answer.points.map((point, at) => (at === index ? verdict : point.verdict)),
    })
  return (
    <>
      <MarkPoints
        points={answer.points}
        sources={sources}
        fileId={question.source_file_id}
        onDecide={isPending ? undefined : decide}
      />
      {error && <Notice tone="danger">{errors[asFailure(error, 'grade_failed').code]}</Notice>}
    </>
  )
}

/** The id of a question's heading in its review. */
export const reviewId = (questionId: string) => `review-${questionId}`

type QuestionReviewProps = {
  question: Question
  answer: Answer | undefined
  sources: Quiz['quiz_sources']
}

/** The review of a question: answer, correct answer, mark with its reasons, and the source page. */
export function QuestionReview({ question, answer, sources }: QuestionReviewProps) {
  const messages = useMessages().quiz
  const [dialog, setDialog] = useState<'appeal' | 'self' | null>(null)
  const { Review } = KIND_VIEWS[question.question_type]
  const writes = isWritten(question.question_type)
  const quote = oneLine(question.source_quote ?? '')
  // Mark points contain the complete mark: the feedback and the passage would repeat it.
  const hasPoints = answer !== undefined && answer.points.length > 0
  const isEstimate =
    answer !== undefined &&
    answer.graded_by !== null &&
    mayMarkSelf({ ...answer, graded_by: answer.graded_by })

  return (
    <article
      className="grid gap-x-6 border-t border-line py-9 sm:grid-cols-[2rem_minmax(0,46rem)]"
      aria-labelledby={reviewId(question.id)}
    >
      <p className="text-2xl leading-snug font-figures text-muted max-sm:sr-only">
        {question.question_number}.
      </p>
      <div className="min-w-0 space-y-4">
        <header className="space-y-3">
          <h3
            id={reviewId(question.id)}
            dir="auto"
            tabIndex={-1}
            className="scroll-mt-32 font-serif text-2xl leading-snug wrap-anywhere whitespace-pre-line"
          >
            <RichText text={question.question_text} />
          </h3>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
            <span aria-hidden className="font-figures sm:hidden">
              {question.question_number}.
            </span>
            <Verdict answer={answer} />
            <span className="font-figures">
              <MarksText
                obtained={answer?.marks_obtained ?? 0}
                questions={[{ question, answer }]}
              />
            </span>
            <span>{messages.types[question.question_type]}</span>
            <SourceLink
              sources={sources}
              fileId={question.source_file_id}
              page={question.source_page}
              quote={question.source_quote}
            />
          </div>
        </header>
        <Review question={question} answer={answer} />
        {answer && dialog === 'self' && (
          <Suspense>
            <SelfMark
              question={question}
              answer={answer}
              onClose={() => {
                setDialog(null)
                document.getElementById(reviewId(question.id))?.focus({ preventScroll: true })
              }}
            />
          </Suspense>
        )}
        {answer && hasPoints && dialog !== 'self' && (
          <DecidablePoints question={question} answer={answer} sources={sources} />
        )}
        {answer?.feedback && writes && !hasPoints && (
          <p className="max-w-prose">
            <RichText text={answer.feedback} />
          </p>
        )}
        <Part title={messages.results.explanation}>
          <RichText text={oneLine(question.explanation)} />
        </Part>
        {quote !== '' && !hasPoints && !oneLine(question.explanation).includes(quote) && (
          <blockquote className="max-w-prose border-s-2 border-accent ps-4 font-serif text-muted">
            {quote}
          </blockquote>
        )}
        {answer?.graded_by && (writes || answer.history.length > 0) && (
          <footer className="space-y-3">
            <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
              <span>{messages.results.gradedBy[answer.graded_by]}</span>
              {writes && isEstimate && dialog !== 'self' && (
                <Button
                  size="sm"
                  variant="secondary"
                  className="print:hidden"
                  onClick={() => setDialog('self')}
                >
                  {messages.results.selfMark}
                </Button>
              )}
              {writes && answer.graded_by === 'model' && mayAppeal(answer.history) && (
                <Button
                  size="sm"
                  variant="ghost"
                  className="print:hidden"
                  onClick={() => setDialog('appeal')}
                >
                  {messages.results.disagree}
                </Button>
              )}
            </div>
            <EarlierMarks history={answer.history} marks={question.marks} />
          </footer>
        )}
        {answer && dialog === 'appeal' && (
          <Suspense>
            <AppealDialog question={question} answer={answer} onClose={() => setDialog(null)} />
          </Suspense>
        )}
      </div>
    </article>
  )
}
