import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../../../components/controls/button.tsx'
import { Notice } from '../../../../../components/status/states.tsx'
import { useMessages } from '../../../../../lib/i18n/messages.tsx'
import { routes } from '../../../../../lib/routes.ts'
import { useSafeRedirect } from '../../../../../lib/safe-redirect.ts'
import type { Quiz } from '../../../../../../domain/quiz/rows.ts'
import { countedQuestions } from '../../../../../../domain/quiz/bank/versions.ts'
import { useDropReview } from '../../../api/review/drop-review.ts'
import { isKept } from '../../../offline/kept-keys.ts'
import { leaveReview } from '../../../offline/kept-reviews.ts'
import { SubmitTest } from '../submit-test.tsx'

type FinishPracticeProps = {
  quiz: Quiz
  /** The answered questions that are not withdrawn. */
  answered: number
  /** Whether there is nothing left to do but this. */
  isEnd: boolean
}

/**
 * Ends a practice with its results, once it has any. A review can stop at any time: questions
 * without an answer stay due, so a review without any answer leaves nothing behind.
 */
export function FinishPractice({ quiz, answered, isEnd }: FinishPracticeProps) {
  const messages = useMessages().practice
  if (isKept(quiz.id)) return <LeaveReview quizId={quiz.id} isEnd={isEnd} />
  const unanswered = countedQuestions(quiz.quiz_questions).length - answered
  if (answered === 0) return quiz.mode === 'review' ? <DropReview quizId={quiz.id} /> : null
  const label = isEnd ? messages.results : quiz.mode === 'review' ? messages.stop : messages.finish
  return (
    <div className="space-y-2">
      <SubmitTest
        quizId={quiz.id}
        unanswered={quiz.mode === 'review' ? 0 : unanswered}
        label={label}
        question={{
          title: messages.finishTitle,
          body: messages.finishBody(unanswered),
          confirm: messages.finish,
        }}
        variant={isEnd ? 'primary' : 'secondary'}
      />
      {quiz.mode === 'review' && !isEnd && (
        <p className="max-w-prose text-sm text-muted">{messages.stopHint}</p>
      )}
    </div>
  )
}

/** Leaves a review whose answers wait to be stored; it is completed once they are. */
function LeaveReview({ quizId, isEnd }: { quizId: string; isEnd: boolean }) {
  const messages = useMessages().practice
  const navigate = useNavigate()
  const safeRedirect = useSafeRedirect()
  return (
    <div className="space-y-2">
      <Button
        variant={isEnd ? 'primary' : 'secondary'}
        size="lg"
        onClick={() => {
          leaveReview(quizId)
          safeRedirect(() => void navigate(routes.dashboard, { replace: true }))
        }}
      >
        {isEnd ? messages.keptEnd : messages.stop}
      </Button>
      <p className="max-w-prose text-sm text-muted">
        {isEnd ? messages.keptHint : messages.stopHint}
      </p>
    </div>
  )
}

function DropReview({ quizId }: { quizId: string }) {
  const messages = useMessages().practice
  const navigate = useNavigate()
  const safeRedirect = useSafeRedirect()
  const drop = useDropReview(quizId)
  return (
    <div className="space-y-3">
      {drop.isError && <Notice tone="danger">{messages.stopFailed}</Notice>}
      <Button
        variant="secondary"
        size="lg"
        busy={drop.isPending}
        onClick={() =>
          drop.mutate(undefined, {
            onSuccess: () => safeRedirect(() => void navigate(routes.dashboard, { replace: true })),
          })
        }
      >
        {messages.stop}
      </Button>
    </div>
  )
}

type PracticeEndProps = {
  quiz: Quiz
  answered: number
  missed: number
  /** Continues although the time of the review is over; null if nothing is left to ask. */
  onGoOn: (() => void) | null
  takesFocus: boolean
}

/** The end of a practice: everything was right once, or the time of a review is over. */
export function PracticeEnd({ quiz, answered, missed, onGoOn, takesFocus }: PracticeEndProps) {
  const messages = useMessages().practice
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section aria-labelledby="practice-end" className="animate-arrive space-y-6">
      <h2
        id="practice-end"
        ref={heading}
        tabIndex={-1}
        className="font-serif text-2xl outline-none sm:text-[2rem]"
      >
        {onGoOn ? messages.timeTitle : messages.endTitle}
      </h2>
      <p className="text-muted">
        {onGoOn ? messages.timeBody(answered) : messages.endMissed(missed)}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <FinishPractice quiz={quiz} answered={answered} isEnd />
        {onGoOn && (
          <Button size="lg" onClick={onGoOn}>
            {messages.goOn}
          </Button>
        )}
      </div>
    </section>
  )
}
