import type { ReactNode } from 'react'
import type { EditForm } from '../../../../../domain/quiz/bank/edit-question.ts'
import { ChoiceGroup } from '../../../../components/controls/choice.tsx'
import { Field } from '../../../../components/controls/field.tsx'
import { Input, TextArea } from '../../../../components/controls/input.tsx'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import '../../../../components/controls/choice.css'
import './edit-fields.css'

type EditedTextProps = {
  label: string
  value: string
  error: string | undefined
  hint?: ReactNode
  /** Whether the field has the focus when the form opens. */
  takesFocus?: boolean
  onChange: (value: string) => void
}

/** A text of several lines. */
export function EditedText({
  label,
  value,
  error,
  hint,
  takesFocus = false,
  onChange,
}: EditedTextProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          data-autofocus={takesFocus || undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

type PartProps = {
  form: EditForm
  errorOf: (field: string) => string | undefined
  onChange: (change: Partial<EditForm>) => void
}

/** The texts of the options, and which one is correct. */
export function EditedOptions({ name, form, errorOf, onChange }: PartProps & { name: string }) {
  const messages = useMessages().changes.dialog
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="mb-2 text-sm font-medium">{messages.options}</legend>
      {form.options.map((text, index) => (
        <div key={index} className="edited-option">
          <input
            type="radio"
            name={`key-${name}`}
            aria-label={messages.isCorrect(index + 1)}
            checked={form.correct_option_number === index + 1}
            onChange={() => onChange({ correct_option_number: index + 1 })}
            className="size-5 shrink-0"
          />
          <Field label={messages.option(index + 1)} error={errorOf(`options.${index}`)}>
            {(control) => (
              <Input
                {...control}
                dir="auto"
                value={text}
                onChange={(event) =>
                  onChange({ options: form.options.with(index, event.target.value) })
                }
              />
            )}
          </Field>
        </div>
      ))}
    </fieldset>
  )
}

type EditedKeyProps = Pick<PartProps, 'form' | 'onChange'> & {
  /** Option numbers and texts. */
  options: Readonly<Record<string, string>>
}

/** Which option is correct, for a kind whose questions all have the same options. */
export function EditedKey({ form, options, onChange }: EditedKeyProps) {
  const messages = useMessages().changes.dialog
  return (
    <ChoiceGroup
      legend={messages.key}
      columns
      value={String(form.correct_option_number)}
      options={Object.entries(options).map(([value, label]) => ({ value, label }))}
      onChange={(value) => onChange({ correct_option_number: Number(value) })}
    />
  )
}

/** The texts of the mark points. */
export function EditedPoints({ form, errorOf, onChange }: PartProps) {
  const messages = useMessages().changes.dialog
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="mb-2 text-sm font-medium">{messages.points}</legend>
      {form.points.map((text, index) => (
        <Field key={index} label={messages.point(index + 1)} error={errorOf(`points.${index}`)}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              value={text}
              onChange={(event) =>
                onChange({ points: form.points.with(index, event.target.value) })
              }
            />
          )}
        </Field>
      ))}
      <p className="text-sm text-muted">{messages.pointsHint}</p>
    </fieldset>
  )
}
