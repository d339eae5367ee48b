import { isCount } from '../../../../../domain/quiz/creation/configuration.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { QUIZ_NAME_MAX } from '../../../../../domain/constants.ts'
import type { Failure } from '../../../../../domain/failure.ts'
import type { QuestionCounts } from '../../../../../domain/quiz/creation/counts.ts'
import {
  KINDS,
  QUESTION_TYPES,
  type QuestionType,
} from '../../../../../domain/quiz/kinds/registry.ts'
import { DIFFICULTIES, type Difficulty, type NewQuizMode } from '../../../../../domain/quiz/wire.ts'
import { ChoiceGroup } from '../../../../components/controls/choice.tsx'
import { Field } from '../../../../components/controls/field.tsx'
import { Input, NumberInput } from '../../../../components/controls/input.tsx'
import { failureMessage } from '../../../../lib/i18n/failure-message.ts'
import { siteConfigQuery } from '../../../../lib/backend/site-config-query.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { ModeAndLimitFields } from './mode-and-limit.tsx'

export type QuizSettingsValue = {
  name: string
  difficulty: Difficulty
  mode: NewQuizMode
  /** Of a test, in minutes; null: none. */
  timeLimit: number | null
  counts: QuestionCounts
}

type QuizSettingsProps = {
  value: QuizSettingsValue
  /** Why no quiz was made. The first field that it is about takes the focus. */
  failure: Failure | null
  onChange: (value: QuizSettingsValue) => void
}

/** Kinds with a preset. The others are folded. */
const PRESET_TYPES = QUESTION_TYPES.filter((type) => KINDS[type].defaultCount > 0)
const OTHER_TYPES = QUESTION_TYPES.filter((type) => KINDS[type].defaultCount === 0)

/** Name, difficulty, mode and the number of questions of each kind. An emptied number becomes 1. */
export function QuizSettings({ value, failure, onChange }: QuizSettingsProps) {
  const texts = useMessages()
  const { quiz: messages, creation } = texts
  // Null without a model, undefined until it is known
  const model = useQuery(siteConfigQuery).data?.model
  // Without a model the kinds that need one are not offered.
  const more = OTHER_TYPES.filter((type) => !KINDS[type].needsModel || model)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const form = section.current?.parentElement
    const field = form?.querySelector<HTMLElement>('[aria-invalid=true]')
    field?.closest('details')?.setAttribute('open', '')
    field?.focus()
    // Enter submits from any field: the message may be below the edge of the window.
    form?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  /** The message of a failure whose code begins with `code`. */
  const errorOf = (code: string) =>
    failure?.code.startsWith(code) ? failureMessage(failure, texts) : null
  const isAboutCount = QUESTION_TYPES.some((type) => KINDS[type].countFailure === failure?.code)
  const countField = (type: QuestionType) => {
    const { marks, needsModel, countFailure } = KINDS[type]
    const worth = creation.marksEach(marks)
    // The failure names the first bad count only.
    const isBad = isAboutCount && !isCount(value.counts[type])
    return (
      <NumberInput
        key={type}
        label={messages.types[type]}
        hint={needsModel ? `${worth}, ${creation.needsModel}` : worth}
        value={value.counts[type]}
        error={isBad ? texts.errors[countFailure] : errorOf(countFailure)}
        onChange={(count) => onChange({ ...value, counts: { ...value.counts, [type]: count } })}
      />
    )
  }
  return (
    <section ref={section} aria-labelledby="quiz-settings" className="space-y-6">
      <h2 id="quiz-settings" className="font-serif text-2xl">
        {creation.settings}
      </h2>
      <Field label={creation.name} required error={errorOf('quiz_name')}>
        {(control) => (
          <Input
            {...control}
            value={value.name}
            maxLength={QUIZ_NAME_MAX}
            placeholder={creation.namePlaceholder}
            onChange={(event) => onChange({ ...value, name: event.target.value })}
          />
        )}
      </Field>
      <ChoiceGroup
        columns
        legend={creation.difficulty}
        options={DIFFICULTIES.map((difficulty) => ({
          value: difficulty,
          label: messages.difficulties[difficulty],
          hint: creation.difficultyHints[difficulty],
        }))}
        value={value.difficulty}
        onChange={(difficulty) => onChange({ ...value, difficulty })}
      />
      <ModeAndLimitFields
        value={value}
        error={errorOf('quiz_time_limit')}
        onChange={(chosen) => onChange({ ...value, ...chosen })}
      />
      <fieldset>
        <legend className="mb-3 text-sm font-medium">{creation.counts}</legend>
        <div className="grid grid-cols-3 items-start gap-3 sm:gap-4">
          {PRESET_TYPES.map(countField)}
        </div>
        {model === null && <p className="mt-3 text-sm text-muted">{creation.withoutModel}</p>}
        {more.length > 0 && (
          <details className="mt-4">
            <summary className="text-target min-h-6 w-fit py-0.5 text-sm text-muted">
              {creation.moreKinds}
            </summary>
            <div className="mt-3 grid grid-cols-2 gap-3">{more.map(countField)}</div>
          </details>
        )}
      </fieldset>
    </section>
  )
}
