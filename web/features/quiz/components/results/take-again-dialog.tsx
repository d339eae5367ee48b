import { useState } from 'react'
import { Link } from 'react-router'
import type { Quiz } from '../../../../../domain/quiz/rows.ts'
import { countedQuestions } from '../../../../../domain/quiz/bank/versions.ts'
import { Dialog } from '../../../../components/dialogs/dialog.tsx'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { routes } from '../../../../lib/routes.ts'
import { appliedLimit, ModeAndLimitFields, type ModeAndLimit } from '../creation/mode-and-limit.tsx'
import { RepeatButton } from './repeat-button.tsx'

/** The page of the bank with the questions of the same material that were never asked. */
const neverAskedRoute = ({ quiz_sources: sources }: Quiz): string | null => {
  const [first, ...others] = sources
  if (!first || others.some(({ base_id }) => base_id !== first.base_id)) return null
  const file = others.length === 0 ? { file: first.file_id } : {}
  return routes.questions({ base: first.base_id, ...file, result: 'never' })
}

type TakeAgainDialogProps = { quiz: Quiz; open: boolean; onClose: () => void }

/** Takes all questions of a quiz again, as a test with a time limit or as a practice. */
export function TakeAgainDialog({ quiz, open, onClose }: TakeAgainDialogProps) {
  const {
    quiz: { results: messages },
    creation,
    errors,
  } = useMessages()
  const [chosen, setChosen] = useState<ModeAndLimit>({
    mode: quiz.mode === 'test' ? 'test' : 'practice',
    timeLimit: quiz.time_limit_minutes ?? null,
  })
  const timeLimit = appliedLimit(chosen)
  const unseen = neverAskedRoute(quiz)
  // A quiz taken again keeps its name.
  const isAgain = quiz.quiz_name.endsWith(messages.again(''))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.takeAgain}
      description={creation.takeAgainBody}
      footer={
        <RepeatButton
          name={isAgain ? quiz.quiz_name : messages.again(quiz.quiz_name)}
          questions={countedQuestions(quiz.quiz_questions).map(({ id }) => id)}
          mode={chosen.mode}
          timeLimit={timeLimit ?? null}
          disabled={timeLimit === undefined}
          variant="primary"
        >
          {messages.start}
        </RepeatButton>
      }
    >
      <ModeAndLimitFields
        value={chosen}
        onChange={setChosen}
        error={timeLimit === undefined ? errors.quiz_time_limit : null}
      />
      {unseen !== null && (
        <p className="mt-6">
          <Link className="text-accent underline underline-offset-4" to={unseen}>
            {creation.neverAsked}
          </Link>
        </p>
      )}
    </Dialog>
  )
}
