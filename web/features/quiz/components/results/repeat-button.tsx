import { useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { QUIZ_NAME_MAX } from '../../../../../domain/constants.ts'
import { firstCharacters } from '../../../../../domain/text/characters.ts'
import { Button } from '../../../../components/controls/button.tsx'
import { Notice } from '../../../../components/status/states.tsx'
import { failureMessage } from '../../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { routes } from '../../../../lib/routes.ts'
import { useSafeRedirect } from '../../../../lib/safe-redirect.ts'
import { useRepeatQuestions, type Repetition } from '../../api/review/repeat-questions.ts'

type RepeatButtonProps = {
  /** The name of the new quiz. */
  name: string
  questions: Repetition['questions']
  mode: Repetition['mode']
  timeLimit?: Repetition['timeLimit']
  disabled?: boolean
  variant: 'primary' | 'secondary'
  children: ReactNode
}

/**
 * Creates a quiz of earlier questions and opens it. A failure is shown as a row of the surrounding
 * flex box.
 */
export function RepeatButton({
  name,
  questions,
  mode,
  timeLimit = null,
  disabled = false,
  variant,
  children,
}: RepeatButtonProps) {
  const messages = useMessages()
  const navigate = useNavigate()
  const safeRedirect = useSafeRedirect()
  const repeat = useRepeatQuestions()
  // A retry after a failure uses the same quiz id.
  const [id] = useState(() => crypto.randomUUID())
  // Prevents a double submit before React re-renders.
  const sending = useRef(false)
  const repeatQuestions = () => {
    if (sending.current) return
    sending.current = true
    repeat
      .mutateAsync({ id, name: firstCharacters(name, QUIZ_NAME_MAX), questions, mode, timeLimit })
      .then(() => safeRedirect(() => void navigate(routes.quizTake(id))))
      // Shown from `repeat.error`.
      .catch(() => (sending.current = false))
  }
  return (
    <>
      <Button
        variant={variant}
        disabled={disabled}
        busy={repeat.isPending || repeat.isSuccess}
        onClick={repeatQuestions}
      >
        {children}
      </Button>
      {repeat.isError && (
        <div className="basis-full">
          <Notice tone="danger">{failureMessage(repeat.error, messages)}</Notice>
        </div>
      )}
    </>
  )
}
