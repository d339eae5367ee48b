import { lazy, Suspense, useState, type ComponentType } from 'react'
import { asFailure } from '../../../../../domain/failure.ts'
import { mayAppeal, mayMarkSelf } from '../../../../../domain/marking/learner-corrections.ts'
import type { Verdict as PointVerdict } from '../../../../../domain/marking/wire.ts'
import { isWritten } from '../../../../../domain/quiz/kinds/registry.ts'
import { Button } from '../../../../components/controls/button.tsx'
import { RichText } from '../../../../components/content/rich-text.tsx'
import { Notice } from '../../../../components/status/states.tsx'
import { loadChunk } from '../../../../lib/browser/load-chunk.ts'
import { loadMessages } from '../../../../lib/i18n/i18n.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import type { Answer, Question, Quiz } from '../../../../../domain/quiz/rows.ts'
import { currentChoice } from '../../../../../domain/quiz/bank/versions.ts'
import { selfMarkOf, useChangeMark } from '../../api/change-mark.ts'
import { KIND_VIEWS } from '../../kinds/registry.ts'
import { EarlierMarks, EarlierVersion, WithdrawnNotice } from '../lazy-changes.ts'
import { MarkPoints } from './mark-points.tsx'
import { quoteText, Part } from '../review-part.tsx'

/** A form that changes a mark, which loads with its messages when it is opened first. */
const markForm = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [form] = await Promise.all([loadChunk(load), loadMessages('changes')])
    return { default: form }
  })
const SelfMark = markForm(async () => (await import('./self-mark.tsx')).SelfMark)
const AppealDialog = markForm(async () => (await import('./mark-dialogs.tsx')).AppealDialog)

type DecidablePointsProps = {
  question: Question
  answer: Answer
  attempt: number
  sources: Quiz['quiz_sources']
  canChange: boolean
}

/** The mark points, where one tap decides an open one. */
function DecidablePoints(props: DecidablePointsProps) {
  const { question, answer, attempt, sources, canChange } = props
  const { errors } = useMessages()
  const { mutate, isPending, error } = useChangeMark(answer.quiz_id)
  const decide = (index: number, verdict: PointVerdict) =>
    mutate(
      selfMarkOf(
        answer,
        attempt,
        answer.points.map((point, at) => (at === index ? verdict : point.verdict)),
      ),
    )
  return (
    <>
      <MarkPoints
        points={answer.points}
        sources={sources}
        fileId={question.source_file_id}
        onDecide={isPending || !canChange ? undefined : decide}
      />
      {error && <Notice tone="danger">{errors[asFailure(error, 'grade_failed').code]}</Notice>}
    </>
  )
}

type MarkFooterProps = {
  question: Question
  answer: Answer
  attempt: number
  canChange: boolean
  onForm: (form: 'appeal' | 'self') => void
}

/** Who marked, how to change it, and the earlier marks. */
function MarkFooter({ question, answer, attempt, canChange, onForm }: MarkFooterProps) {
  const messages = useMessages().quiz.results
  const { graded_by, history } = answer
  const writes = isWritten(question.question_type)
  if (graded_by === null || (!writes && history.length === 0)) return null
  const changes = writes && canChange
  return (
    <footer className="space-y-3">
      <div className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <span>{messages.markedBy[graded_by]}</span>
        {changes && mayMarkSelf({ graded_by, points: answer.points }) && (
          <Button
            size="sm"
            variant="secondary"
            className="print:hidden"
            onClick={() => onForm('self')}
          >
            {messages.selfMark}
          </Button>
        )}
        {changes && attempt === 1 && graded_by === 'model' && mayAppeal(history) && (
          <Button
            size="sm"
            variant="ghost"
            className="print:hidden"
            onClick={() => onForm('appeal')}
          >
            {messages.disagree}
          </Button>
        )}
      </div>
      {history.length > 0 && (
        <Suspense>
          <EarlierMarks history={history} marks={question.marks} />
        </Suspense>
      )}
    </footer>
  )
}

/**
 * Without a model the explanation of a written question is its model answer, which is shown beside
 * the learner's.
 */
const repeatsModelAnswer = ({ question_type, correct_answer, explanation }: Question): boolean =>
  isWritten(question_type) && quoteText(explanation) === quoteText(correct_answer)

const plain = (text: string): string => text.toLowerCase().replace(/[.\s]+$/, '')

/** Whether the passage says what the explanation does: "A term is …" beside "A term: …". */
const repeatsPassage = (explanation: string, passage: string): boolean =>
  plain(explanation)
    .split(': ')
    .every((part) => plain(passage).includes(part))

/** The explanation of a question and its passage; what both say is shown once. */
function Explanation({ question, withPassage }: { question: Question; withPassage: boolean }) {
  const messages = useMessages().quiz.results
  const explanation = quoteText(question.explanation)
  const quote = quoteText(question.source_quote ?? '')
  const isQuoted = withPassage && repeatsPassage(explanation, quote)
  return (
    <>
      {!repeatsModelAnswer(question) && !isQuoted && (
        <Part title={messages.explanation}>
          <RichText text={explanation} />
        </Part>
      )}
      {withPassage && (isQuoted || !explanation.includes(quote)) && (
        <blockquote className="max-w-prose border-s-2 border-accent ps-4 font-serif text-muted">
          {quote}
        </blockquote>
      )}
    </>
  )
}

/** Why the answer has its mark: the mark points, or the feedback; then the explanation. */
function MarkReasons({
  question,
  answer,
  attempt,
  sources,
  canChange,
  isDeciding,
}: {
  question: Question
  answer: Answer | undefined
  attempt: number
  sources: Quiz['quiz_sources']
  canChange: boolean
  /** Whether the form with the points is open instead of the points. */
  isDeciding: boolean
}) {
  // Mark points contain the complete mark: the feedback and the passage would repeat it.
  const pointed = answer && answer.points.length > 0 ? answer : null
  const feedback = isWritten(question.question_type) ? answer?.feedback : null
  return (
    <>
      {pointed && !isDeciding && (
        <DecidablePoints
          question={question}
          answer={pointed}
          attempt={attempt}
          sources={sources}
          canChange={canChange}
        />
      )}
      {feedback && !pointed && (
        <p className="max-w-prose">
          <RichText text={feedback} />
        </p>
      )}
      <Explanation question={question} withPassage={!pointed} />
    </>
  )
}

type MarkDetailsProps = {
  question: Question
  answer: Answer | undefined
  sources: Quiz['quiz_sources']
  /** Which attempt is shown, from 1. An appeal is made against the mark of the first one only. */
  attempt?: number
  /** Whether the mark cannot be changed, as it is not stored yet. */
  isFixed?: boolean
  /** Called when the form that changes the mark closes; it had the focus. */
  onFormClosed: () => void
}

const isChangeable = ({ question, isFixed }: MarkDetailsProps): boolean =>
  question.withdrawn_at === null && isFixed !== true

/** The answer beside the key, and the mark with its reasons. */
export function MarkDetails(props: MarkDetailsProps) {
  const { question, answer, sources, attempt = 1, onFormClosed } = props
  const [form, setForm] = useState<'appeal' | 'self' | null>(null)
  const { Review } = KIND_VIEWS[question.question_type]
  const isDeciding = form === 'self'
  const isWithdrawn = question.withdrawn_at !== null
  const canChange = isChangeable(props)
  return (
    <>
      {isWithdrawn && (
        <Suspense>
          <WithdrawnNotice question={question} />
        </Suspense>
      )}
      <Review
        question={question}
        answer={
          answer && { ...answer, user_answer: currentChoice(question, attempt, answer.user_answer) }
        }
        attempt={attempt}
      />
      {question.versions.length > 0 && (
        <Suspense>
          <EarlierVersion question={question} answer={answer} attempt={attempt} />
        </Suspense>
      )}
      {answer && isDeciding && (
        <Suspense>
          <SelfMark
            answer={answer}
            attempt={attempt}
            onClose={() => {
              setForm(null)
              onFormClosed()
            }}
          />
        </Suspense>
      )}
      <MarkReasons
        question={question}
        answer={answer}
        attempt={attempt}
        sources={sources}
        canChange={canChange}
        isDeciding={isDeciding}
      />
      {answer && (
        <MarkFooter
          question={question}
          answer={answer}
          attempt={attempt}
          canChange={canChange && !isDeciding}
          onForm={setForm}
        />
      )}
      {answer && form === 'appeal' && (
        <Suspense>
          <AppealDialog question={question} answer={answer} onClose={() => setForm(null)} />
        </Suspense>
      )}
    </>
  )
}
