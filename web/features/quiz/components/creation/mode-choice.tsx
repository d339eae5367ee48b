import type { NewQuizMode } from '../../../../../domain/quiz/wire.ts'
import { ChoiceGroup } from '../../../../components/controls/choice.tsx'
import { useMessages } from '../../../../lib/i18n/messages.tsx'

const NEW_MODES = ['test', 'practice'] as const satisfies readonly NewQuizMode[]

type ModeChoiceProps = { value: NewQuizMode; onChange: (mode: NewQuizMode) => void }

/** Whether a quiz is taken as a test or as a practice. */
export function ModeChoice({ value, onChange }: ModeChoiceProps) {
  const { quiz, creation: messages } = useMessages()
  return (
    <ChoiceGroup
      columns
      legend={messages.mode}
      options={NEW_MODES.map((mode) => ({
        value: mode,
        label: quiz.modes[mode],
        hint: messages.modeHints[mode],
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
