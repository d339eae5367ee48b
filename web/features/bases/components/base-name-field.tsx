import { BASE_NAME_MAX } from '../../../../domain/constants.ts'
import type { Failure } from '../../../../domain/failure.ts'
import { characterCount } from '../../../../domain/text/characters.ts'
import { Field } from '../../../components/controls/field.tsx'
import { Input } from '../../../components/controls/input.tsx'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'

type Props = {
  value: string
  /** Why the name cannot be stored, if the field states it. */
  failure: Failure | null
  readOnly: boolean
  onChange: (name: string) => void
  onEnter: () => void
}

/** The name of a base, with a counter; a name that is too long stays, and is refused. */
export function BaseNameField({ value, failure, readOnly, onChange, onEnter }: Props) {
  const messages = useMessages()
  const texts = messages.bases.newBase
  return (
    <Field
      label={texts.name}
      required
      counter={{ value: characterCount(value.trim()), max: BASE_NAME_MAX }}
      error={failure && failureMessage(failure, messages)}
    >
      {(control) => (
        <Input
          {...control}
          value={value}
          placeholder={texts.namePlaceholder}
          autoComplete="off"
          readOnly={readOnly}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            // A disabled button would block Enter; the form states what is missing instead.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            onEnter()
          }}
        />
      )}
    </Field>
  )
}
