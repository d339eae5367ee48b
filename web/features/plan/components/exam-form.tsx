import { useState, type SubmitEvent } from 'react'
import { EXAM_DAYS_MAX } from '../../../../domain/constants.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Field } from '../../../components/controls/field.tsx'
import { Input, Select } from '../../../components/controls/input.tsx'
import { Notice } from '../../../components/status/states.tsx'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { useSetExam, type BaseExam } from '../api/exams.ts'
import { examRange, isExamDay } from '../exam-days.ts'

type Props = {
  /** The bases to choose from; a single one is not asked for. */
  bases: readonly [BaseExam, ...BaseExam[]]
  onSaved: () => void
}

/** Sets, moves or clears the day of a base's exam. */
export function ExamForm({ bases, onSaved }: Props) {
  const messages = useMessages()
  const texts = messages.plan
  const [base, setBase] = useState(bases[0])
  const [day, setDay] = useState(base.exam_on ?? '')
  const [isWrong, setWrong] = useState(false)
  const [now] = useState(() => new Date())
  const { min, max } = examRange(now)
  const saving = useSetExam()
  const save = (chosen: string | null) =>
    saving.mutate({ baseId: base.id, day: chosen }, { onSuccess: onSaved })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (saving.isPending) return
    if (isExamDay(day, now)) save(day)
    else setWrong(true)
  }
  const choose = (id: string) => {
    const chosen = bases.find((each) => each.id === id)
    if (!chosen) return
    setBase(chosen)
    setDay(chosen.exam_on ?? '')
    setWrong(false)
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      {bases.length > 1 && (
        <Select
          label={texts.base}
          value={base.id}
          options={bases.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={choose}
        />
      )}
      <Field label={texts.day} error={isWrong ? texts.dayError(EXAM_DAYS_MAX) : null}>
        {(props) => (
          <Input
            {...props}
            type="date"
            data-autofocus
            min={min}
            max={max}
            value={day}
            onChange={({ target }) => {
              setDay(target.value)
              setWrong(false)
            }}
          />
        )}
      </Field>
      {saving.isError && <Notice tone="danger">{failureMessage(saving.error, messages)}</Notice>}
      <div className="actions">
        {base.exam_on !== null && (
          <Button
            variant="ghost"
            busy={saving.isPending && saving.variables.day === null}
            onClick={() => save(null)}
          >
            {texts.clear}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          busy={saving.isPending && saving.variables.day !== null}
        >
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
