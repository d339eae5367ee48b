import {
  ArrowRight,
  CloudOff,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleX,
  RotateCcw,
} from 'lucide-react'
import { Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { isWritten } from '../../../../../../domain/quiz/kinds/registry.ts'
import { openMarks } from '../../../../../../domain/marking/marks.ts'
import { outcomeOf } from '../../../../../../domain/quiz/outcome.ts'
import { isMissed } from '../../../../../../domain/quiz/taking/practice.ts'
import type { Answer, Question, Quiz } from '../../../../../../domain/quiz/rows.ts'
import { Button } from '../../../../../components/controls/button.tsx'
import { useMessages } from '../../../../../lib/i18n/messages.tsx'
import { judgedOutcome } from '../../../outcome-styles.ts'
import { QuestionMenu } from '../../lazy-changes.ts'
import { MarkDetails } from '../../marks/mark-details.tsx'
import { useMarksText } from '../../marks/use-marks-text.ts'
import { SourceLink } from '../../source-link.tsx'

const FEEDBACK_STYLES: Record<
  ReturnType<typeof judgedOutcome>,
  { icon: typeof CircleCheck; tone: string }
> = {
  correct: { icon: CircleCheck, tone: 'text-correct' },
  partial: { icon: CircleDashed, tone: 'text-warn' },
  incorrect: { icon: CircleX, tone: 'text-wrong' },
  unanswered: { icon: CircleX, tone: 'text-wrong' },
  unmarked: { icon: CircleDashed, tone: 'text-muted' },
  open: { icon: CircleHelp, tone: 'text-muted' },
}

/** An attempt at a question, as an answer with the mark of that attempt. */
export const shownAttempt = (answer: Answer, attempt: number): Answer => {
  const retry = answer.retries[attempt - 2]
  return retry ? { ...answer, ...retry, history: [] } : answer
}

/**
 * The verdict of an attempt in one sentence, such as "Partly correct, 1.5 of 3 marks", or "You
 * decide, 0 to 3 of 3 marks" while points are open.
 */
export function useVerdict(question: Question, attempt: Answer): string {
  const {
    practice,
    quiz: { results },
  } = useMessages()
  const marksText = useMarksText()
  const marks = marksText({
    obtained: attempt.marks_obtained ?? 0,
    open: openMarks(attempt.points, question.marks),
    total: question.marks,
  })
  return practice.verdict(results.outcomes[judgedOutcome(attempt, question.marks)], marks)
}

type PracticeFeedbackProps = {
  question: Question
  answer: Answer
  /** Which attempt is shown, from 1. */
  attempt: number
  /** Whether the mark was made in this browser and waits to be stored. */
  isWaiting: boolean
  sources: Quiz['quiz_sources']
  /** Whether the learner just answered: the verdict takes the focus. */
  takesFocus: boolean
  onContinue: () => void
}

/** States how an answer that was marked in this browser is stored. */
function WaitingNote({ question }: Pick<PracticeFeedbackProps, 'question'>) {
  const messages = useMessages().practice
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <CloudOff aria-hidden className="size-4 shrink-0" />
      {isWritten(question.question_type) ? messages.keptEstimate : messages.kept}
    </p>
  )
}

type NotesProps = Pick<PracticeFeedbackProps, 'question' | 'answer' | 'attempt'>

/** Whether the marks count, and when the question comes again. */
function Notes({ question, answer, attempt }: NotesProps) {
  const messages = useMessages().practice
  const shown = shownAttempt(answer, attempt)
  const note =
    question.withdrawn_at !== null
      ? null
      : isMissed(answer)
        ? messages.comesAgain
        : attempt > 1 || answer.retries.length > 0
          ? messages.firstCounts
          : null
  // Without its file a question does not return.
  const returnsSoon =
    attempt === 1 &&
    shown.confidence === 'sure' &&
    outcomeOf(shown) === 'incorrect' &&
    question.withdrawn_at === null &&
    question.source_file_id !== null
  return (
    <>
      {note && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <RotateCcw aria-hidden className="size-4 shrink-0" />
          {note}
        </p>
      )}
      {returnsSoon && <p className="text-sm text-muted">{messages.wasSure}</p>}
    </>
  )
}

/** Whether an answer was right and why, shown as soon as it is marked. */
export function PracticeFeedback({
  question,
  answer,
  attempt,
  isWaiting,
  sources,
  takesFocus,
  onContinue,
}: PracticeFeedbackProps) {
  const messages = useMessages().practice
  const shown = shownAttempt(answer, attempt)
  const { icon: Icon, tone } = FEEDBACK_STYLES[judgedOutcome(shown, question.marks)]
  const verdict = useVerdict(question, shown)
  const heading = useRef<HTMLHeadingElement>(null)
  // Only when it appears: feedback that is about to be left must not take the focus back.
  const [isNew] = useState(takesFocus)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== heading.current) return
    event.preventDefault()
    onContinue()
  }
  return (
    <section
      aria-labelledby="practice-verdict"
      className="animate-arrive space-y-6"
      onKeyDown={onKeyDown}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h3
          id="practice-verdict"
          ref={heading}
          tabIndex={-1}
          className={`flex items-center gap-2 font-sans text-lg font-semibold ${tone}`}
        >
          <Icon aria-hidden className="size-5 shrink-0" />
          {verdict}
        </h3>
        <div className="flex items-center gap-x-4 max-sm:grow max-sm:justify-between">
          <SourceLink
            sources={sources}
            fileId={question.source_file_id}
            page={question.source_page}
            quote={question.source_quote}
          />
          {!isWaiting && (
            <Suspense>
              <QuestionMenu question={question} />
            </Suspense>
          )}
        </div>
      </div>
      <Notes question={question} answer={answer} attempt={attempt} />
      {isWaiting && <WaitingNote question={question} />}
      <MarkDetails
        question={question}
        answer={shown}
        sources={sources}
        attempt={attempt}
        isFixed={isWaiting}
        onFormClosed={() => heading.current?.focus()}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="primary" size="lg" className="max-sm:w-full" onClick={onContinue}>
          {messages.continue}
          <ArrowRight aria-hidden size={18} className="shrink-0" />
        </Button>
        <span className="hidden text-sm text-muted sm:pointer-fine:inline">
          {messages.continueKeys}
        </span>
      </div>
    </section>
  )
}
