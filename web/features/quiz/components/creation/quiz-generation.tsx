import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { QUIZ_REDIRECT_MS } from '../../../../../domain/constants.ts'
import { totalCount } from '../../../../../domain/quiz/creation/counts.ts'
import { Button, ButtonLink } from '../../../../components/controls/button.tsx'
import { Progress } from '../../../../components/status/progress.tsx'
import { useToast } from '../../../../components/status/toast.tsx'
import { isNoControlFocused } from '../../../../lib/browser/focus.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { routes } from '../../../../lib/routes.ts'
import { useSafeRedirect } from '../../../../lib/safe-redirect.ts'
import type { MadeQuiz } from '../../../../lib/backend/make-quiz.ts'
import { CountedProgress } from '../counted-progress.tsx'

/**
 * The submitted form is gone, and the focus with it: focus its replacement unless the focus is
 * elsewhere.
 */
const takeFocus = (heading: HTMLElement | null) => {
  if (isNoControlFocused()) heading?.focus()
}

function Ready({ made }: { made: MadeQuiz }) {
  const messages = useMessages().creation
  const navigate = useNavigate()
  const safeRedirect = useSafeRedirect()
  const toast = useToast()
  const [count, asked] = [totalCount(made.made), totalCount(made.asked)]
  const shortage = count < asked ? messages.shortage(count, asked) : null

  useEffect(() => {
    const open = () => {
      void navigate(routes.quizTake(made.quiz_id))
      // The time before is too short to read it.
      if (shortage !== null) toast(shortage)
    }
    const timer = setTimeout(() => safeRedirect(open), QUIZ_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [made.quiz_id, navigate, safeRedirect, shortage, toast])

  return (
    <div role="status" className="space-y-4">
      <h2 ref={takeFocus} tabIndex={-1} className="font-serif text-3xl">
        {messages.madeTitle}
      </h2>
      <p className="text-muted">{shortage ?? messages.full(count)}</p>
      <ButtonLink variant="primary" className="max-sm:w-full" to={routes.quizTake(made.quiz_id)}>
        {messages.start}
      </ButtonLink>
    </div>
  )
}

type MakingQuizProps = {
  name: string
  progress: { done: number; total: number } | null
  made: MadeQuiz | null
  onCancel: () => void
}

/** The generation of a quiz: progress, cancel, then a redirect to the quiz after 1.5 s. */
export function QuizGeneration({ name, progress, made, onCancel }: MakingQuizProps) {
  const messages = useMessages().creation
  return (
    <div className="max-w-xl py-6">
      {made ? (
        <Ready made={made} />
      ) : (
        <div className="space-y-4">
          <h2 ref={takeFocus} tabIndex={-1} className="font-serif text-3xl">
            {messages.making}
          </h2>
          <p className="wrap-anywhere text-muted">{name}</p>
          {progress ? (
            <CountedProgress
              label={messages.kept(progress.done, progress.total)}
              value={progress.done}
              max={progress.total}
            />
          ) : (
            <Progress label={messages.making} />
          )}
          <p className="text-sm text-muted">{messages.makingBody}</p>
          <Button onClick={onCancel}>{messages.cancel}</Button>
        </div>
      )}
    </div>
  )
}
