import { useState } from 'react'
import type { Quiz } from '../../../../domain/quiz/rows.ts'
import { countedQuestions } from '../../../../domain/quiz/versions.ts'
import type { NewQuizMode } from '../../../../domain/quiz/wire.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { RepeatButton } from './repeat-button.tsx'

/** Takes all questions of a quiz again, as a test or a practice. */
export function TakeAgain({ quiz }: { quiz: Quiz }) {
  const messages = useMessages().quiz.results
  const [isOpen, setOpen] = useState(false)
  const [mode, setMode] = useState<NewQuizMode>(quiz.mode === 'test' ? 'test' : 'practice')
  // A quiz taken again keeps its name.
  const isAgain = quiz.quiz_name.endsWith(messages.again(''))
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {messages.takeAgain}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={messages.takeAgain}
        description={messages.takeAgainBody}
        footer={
          <RepeatButton
            name={isAgain ? quiz.quiz_name : messages.again(quiz.quiz_name)}
            questions={countedQuestions(quiz.quiz_questions).map(({ id }) => id)}
            mode={mode}
            variant="primary"
          >
            {messages.start}
          </RepeatButton>
        }
      >
        <ModeChoice value={mode} onChange={setMode} />
      </Dialog>
    </>
  )
}
