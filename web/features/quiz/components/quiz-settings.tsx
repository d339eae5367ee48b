import { COUNT_MAX, COUNT_MIN, QUIZ_NAME_MAX } from '../../../../domain/constants.ts'
import type { QuestionCounts } from '../../../../domain/quiz/counts.ts'
import { KINDS, QUESTION_TYPES } from '../../../../domain/quiz/kinds/registry.ts'
import { DIFFICULTIES, type Difficulty } from '../../../../domain/quiz/wire.ts'
import { ChoiceGroup } from '../../../components/choice.tsx'
import { Field } from '../../../components/field.tsx'
import { Input, NumberInput } from '../../../components/input.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'

export type QuizSettingsValue = { name: string; difficulty: Difficulty; counts: QuestionCounts }

type QuizSettingsProps = { value: QuizSettingsValue; onChange: (value: QuizSettingsValue) => void }

/** Name, difficulty and the number of questions of each type. An emptied number becomes 1. */
export function QuizSettings({ value, onChange }: QuizSettingsProps) {
  const messages = useMessages().quiz
  return (
    <section aria-labelledby="quiz-settings" className="space-y-6">
      <h2 id="quiz-settings" className="font-serif text-2xl">
        {messages.create.settings}
      </h2>
      <Field label={messages.create.name} required>
        {(props) => (
          <Input
            {...props}
            value={value.name}
            maxLength={QUIZ_NAME_MAX}
            placeholder={messages.create.namePlaceholder}
            onChange={(event) => onChange({ ...value, name: event.target.value })}
          />
        )}
      </Field>
      <ChoiceGroup
        columns
        legend={messages.create.difficulty}
        options={DIFFICULTIES.map((difficulty) => ({
          value: difficulty,
          label: messages.difficulties[difficulty],
          hint: messages.create.difficultyHints[difficulty],
        }))}
        value={value.difficulty}
        onChange={(difficulty) => onChange({ ...value, difficulty })}
      />
      <fieldset>
        <legend className="mb-3 text-sm font-medium">{messages.create.counts}</legend>
        <div className="grid grid-cols-3 gap-3 sm:gap-4">
          {QUESTION_TYPES.map((type) => (
            <NumberInput
              key={type}
              label={messages.types[type]}
              hint={messages.create.marksEach(KINDS[type].marks)}
              min={COUNT_MIN}
              max={COUNT_MAX}
              value={value.counts[type]}
              onChange={(count) =>
                onChange({ ...value, counts: { ...value.counts, [type]: count } })
              }
            />
          ))}
        </div>
      </fieldset>
    </section>
  )
}
