import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { QUIZ_NAME_MAX, REVIEW_MINUTES } from '../../../../../domain/constants.ts'
import { Button } from '../../../../components/controls/button.tsx'
import { Notice } from '../../../../components/status/states.tsx'
import { failureMessage } from '../../../../lib/i18n/failure-message.ts'
import { formatDay } from '../../../../lib/i18n/format.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { routes } from '../../../../lib/routes.ts'
import { useSafeRedirect } from '../../../../lib/safe-redirect.ts'
import { useStartReview } from '../../api/review/use-start-review.ts'

/**
 * Starts a review of all due questions, or of five minutes. The texts are passed, since they belong
 * to another feature. A failure is shown as a row of the surrounding flex box.
 */
export function ReviewStart({
  variant,
  texts,
}: {
  variant: 'primary' | 'secondary'
  texts: { all: string; minutes: (minutes: number) => string }
}) {
  const messages = useMessages()
  const navigate = useNavigate()
  const safeRedirect = useSafeRedirect()
  const review = useStartReview()
  // A retry after a failure uses the same quiz id.
  const [id] = useState(() => crypto.randomUUID())
  // Prevents a double submit before React re-renders.
  const sending = useRef(false)
  const [chosen, setChosen] = useState<number | null>(null)
  const isBusy = review.isPending || review.isSuccess
  const start = (minutes: number | null) => {
    if (sending.current) return
    sending.current = true
    setChosen(minutes)
    const name = messages.quiz.repeat.review(formatDay(new Date())).slice(0, QUIZ_NAME_MAX)
    review
      .mutateAsync({ id, name, minutes })
      .then((quizId) => safeRedirect(() => void navigate(routes.quizTake(quizId))))
      // Shown from `review.error`.
      .catch(() => (sending.current = false))
  }
  return (
    <div className="grid gap-3 max-sm:w-full sm:flex sm:flex-wrap">
      <Button variant={variant} busy={isBusy && chosen === null} onClick={() => start(null)}>
        {texts.all}
      </Button>
      <Button
        variant="secondary"
        busy={isBusy && chosen === REVIEW_MINUTES}
        onClick={() => start(REVIEW_MINUTES)}
      >
        {texts.minutes(REVIEW_MINUTES)}
      </Button>
      {review.isError && (
        <div className="basis-full">
          <Notice tone="danger">{failureMessage(review.error, messages)}</Notice>
        </div>
      )}
    </div>
  )
}
