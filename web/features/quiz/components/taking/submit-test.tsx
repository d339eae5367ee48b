import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { asFailure } from '../../../../../domain/failure.ts'
import { Button } from '../../../../components/controls/button.tsx'
import { ConfirmDialog } from '../../../../components/dialogs/dialog.tsx'
import { Notice } from '../../../../components/status/states.tsx'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { routes } from '../../../../lib/routes.ts'
import { useSafeRedirect } from '../../../../lib/safe-redirect.ts'
import { useSubmitQuiz } from '../../api/taking/submit-quiz.ts'
import { CountedProgress } from '../counted-progress.tsx'

type SubmitTestProps = {
  quizId: string
  /** How many questions have no answer; the learner confirms if there are any. */
  unanswered: number
  label?: string
  /** What the learner is asked if there are any; the words of a test by default. */
  question?: { title: string; body: string; confirm: string }
  variant?: 'primary' | 'secondary'
}

/** Submits a quiz and opens its results. */
export function SubmitTest({
  quizId,
  unanswered,
  label,
  question,
  variant = 'primary',
}: SubmitTestProps) {
  const messages = useMessages()
  const { taking } = messages
  const navigate = useNavigate()
  const safeRedirect = useSafeRedirect()
  const submit = useSubmitQuiz(quizId)
  const [asking, setAsking] = useState(false)
  // Prevents a double submit before React re-renders.
  const sending = useRef(false)

  const start = () => {
    setAsking(false)
    if (sending.current) return
    sending.current = true
    submit.mutate(undefined, {
      onSuccess: () =>
        safeRedirect(() => void navigate(routes.quizResults(quizId), { replace: true })),
      onSettled: () => (sending.current = false),
    })
  }

  return (
    <div className="space-y-4 max-sm:w-full">
      {submit.isPending && submit.progress && (
        <CountedProgress
          label={taking.marked(submit.progress.done, submit.progress.total)}
          value={submit.progress.done}
          max={submit.progress.total}
        />
      )}
      {submit.isError && (
        <Notice tone="danger">
          {messages.errors[asFailure(submit.error, 'quiz_submit_failed').code]}
        </Notice>
      )}
      <Button
        variant={variant}
        size="lg"
        className="max-sm:w-full"
        busy={submit.isPending}
        onClick={() => (unanswered > 0 ? setAsking(true) : start())}
      >
        {label ?? taking.submitTest}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={start}
        title={question?.title ?? taking.unansweredTitle}
        body={question?.body ?? taking.unansweredBody(unanswered)}
        confirmLabel={question?.confirm ?? taking.submitAnyway}
      />
    </div>
  )
}
