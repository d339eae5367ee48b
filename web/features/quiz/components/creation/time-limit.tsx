import { TIME_LIMIT_MAX } from '../../../../../domain/constants.ts'
import { Field } from '../../../../components/controls/field.tsx'
import { Input } from '../../../../components/controls/input.tsx'
import { useMessages } from '../../../../lib/i18n/messages.tsx'

type TimeLimitProps = {
  /** Minutes; null: no limit. */
  value: number | null
  onChange: (minutes: number | null) => void
  error?: string | null
}

/** The time limit of a test, folded since it is optional. An emptied field is not a limit. */
export function TimeLimit({ value, onChange, error = null }: TimeLimitProps) {
  const messages = useMessages().creation
  return (
    <details>
      <summary className="text-target min-h-6 w-fit cursor-pointer py-0.5 text-sm text-muted hover:text-text">
        {messages.timeLimit(value)}
      </summary>
      <div className="mt-3 max-w-sm">
        <Field label={messages.timeLimitMinutes} hint={messages.timeLimitHint} error={error}>
          {(props) => (
            <Input
              {...props}
              type="number"
              inputMode="numeric"
              min={1}
              max={TIME_LIMIT_MAX}
              step={1}
              value={value ?? ''}
              onChange={(event) => {
                const minutes = event.target.valueAsNumber
                onChange(Number.isNaN(minutes) ? null : Math.trunc(minutes))
              }}
            />
          )}
        </Field>
      </div>
    </details>
  )
}
