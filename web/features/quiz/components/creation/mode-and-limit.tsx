import { isTimeLimit } from '../../../../../domain/quiz/taking/time-limit.ts'
import type { NewQuizMode } from '../../../../../domain/quiz/wire.ts'
import { ModeChoice } from './mode-choice.tsx'
import { TimeLimit } from './time-limit.tsx'

/** How a new quiz is taken; `timeLimit` is in minutes and counts in a test only. */
export type ModeAndLimit = { readonly mode: NewQuizMode; readonly timeLimit: number | null }

/** The time limit that applies: null in a practice, undefined if it is not allowed. */
export const appliedLimit = ({ mode, timeLimit }: ModeAndLimit): number | null | undefined =>
  mode === 'test' ? (isTimeLimit(timeLimit) ? timeLimit : undefined) : null

type ModeAndLimitFieldsProps = {
  value: ModeAndLimit
  onChange: (value: ModeAndLimit) => void
  /** What is wrong with the time limit. */
  error?: string | null
}

/** The mode of a new quiz, and the time limit of a test. */
export function ModeAndLimitFields({ value, onChange, error = null }: ModeAndLimitFieldsProps) {
  return (
    <div className="space-y-4">
      <ModeChoice value={value.mode} onChange={(mode) => onChange({ ...value, mode })} />
      {value.mode === 'test' && (
        <TimeLimit
          value={value.timeLimit}
          error={error}
          onChange={(timeLimit) => onChange({ ...value, timeLimit })}
        />
      )}
    </div>
  )
}
