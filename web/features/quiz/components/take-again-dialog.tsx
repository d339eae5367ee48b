import { useState } from 'react'
import type { Quiz } from '../../../../domain/quiz/rows.ts'
import { countedQuestions } from '../../../../domain/quiz/versions.ts'
import type { NewQuizMode } from '../../../../domain/quiz/wire.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { RepeatButton } from './repeat-button.tsx'

type TakeAgainDialogProps = { quiz: Quiz; open: boolean; onClose: () => void }

/** Takes all questions of a quiz again, as a test with its time limit or as a practice. */
export function TakeAgainDialog({ quiz, open, onClose }: TakeAgainDialogProps) {
  const messages = useMessages().quiz.results
  const [mode, setMode] = useState<NewQuizMode>(quiz.mode === 'test' ? 'test' : 'practice')
  // A quiz taken again keeps its name.
  const isAgain = quiz.quiz_name.endsWith(messages.again(''))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.takeAgain}
      description={messages.takeAgainBody}
      footer={
        <RepeatButton
          name={isAgain ? quiz.quiz_name : messages.again(quiz.quiz_name)}
          questions={countedQuestions(quiz.quiz_questions).map(({ id }) => id)}
          mode={mode}
          timeLimit={mode === 'test' ? (quiz.time_limit_minutes ?? null) : null}
          variant="primary"
        >
          {messages.start}
        </RepeatButton>
      }
    >
      <ModeChoice value={mode} onChange={setMode} />
    </Dialog>
  )
}
