import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { QUIZ_REDIRECT_MS } from '../../../../../domain/constants.ts'
import { totals } from '../../../../../domain/quiz/creation/configuration.ts'
import { totalCount } from '../../../../../domain/quiz/creation/counts.ts'
import { QUESTION_TYPES } from '../../../../../domain/quiz/kinds/registry.ts'
import { Button, ButtonLink } from '../../../../components/controls/button.tsx'
import { Progress } from '../../../../components/status/progress.tsx'
import { useToast } from '../../../../components/status/toast.tsx'
import { isNoControlFocused } from '../../../../lib/browser/focus.ts'
import type { WebMessages } from '../../../../lib/i18n/i18n.ts'
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

/** How the quiz differs from what was asked for, in kinds and marks; null if it does not. */
function differenceOf({ made, asked }: MadeQuiz, { creation, quiz }: WebMessages): string | null {
  const kinds = QUESTION_TYPES.filter((type) => made[type] !== asked[type]).map((type) =>
    creation.madeOf(quiz.types[type], made[type], asked[type]),
  )
  if (kinds.length === 0) return null
  const [now, before] = [totals(made), totals(asked)]
  return [
    now.questions < before.questions
      ? creation.shortage(now.questions, before.questions)
      : creation.full(now.questions),
    `${kinds.join('; ')}.`,
    ...(now.marks === before.marks ? [] : [creation.marksInstead(now.marks, before.marks)]),
  ].join(' ')
}

function Ready({ made }: { made: MadeQuiz }) {
  const texts = useMessages()
  const messages = texts.creation
  const navigate = useNavigate()
  const safeRedirect = useSafeRedirect()
  const toast = useToast()
  const difference = differenceOf(made, texts)

  useEffect(() => {
    const open = () => {
      void navigate(routes.quizTake(made.quiz_id))
      // The time before is too short to read it.
      if (difference !== null) toast(difference)
    }
    const timer = setTimeout(() => safeRedirect(open), QUIZ_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [made.quiz_id, navigate, safeRedirect, difference, toast])

  return (
    <div role="status" className="space-y-4">
      <h2 ref={takeFocus} tabIndex={-1} className="font-serif text-3xl">
        {messages.madeTitle}
      </h2>
      <p className="text-muted">{difference ?? messages.full(totalCount(made.made))}</p>
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
