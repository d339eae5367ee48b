import { Check, X } from 'lucide-react'
import { RichText } from '../../../components/content/rich-text.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { FieldProps, ReviewProps } from './kind-view.ts'
import '../../../components/controls/choice.css'

/** Option numbers as they are stored, and texts, in the order that they are shown in. */
export type Options = readonly (readonly [number: string, text: string])[]

/** The options of a question as radio buttons. */
export function OptionsField({
  options,
  question,
  value,
  isSaved,
  onChange,
}: FieldProps & { options: Options }) {
  const messages = useMessages().taking
  return (
    <fieldset disabled={isSaved} className="space-y-2">
      <legend className="sr-only">{messages.options}</legend>
      {options.map(([number, text], index) => (
        <label
          // The focus stays at an option whose number changes.
          key={text}
          className="choice-label flex min-h-13 items-start gap-3 rounded-lg border border-line bg-surface px-4 py-3.5 text-[1.0625rem] leading-6 transition-colors hover:border-muted"
        >
          <input
            type="radio"
            name={question.id}
            value={number}
            checked={value === number}
            onChange={() => onChange(number)}
            className="mt-0.5 size-5 shrink-0"
          />
          <span aria-hidden className="w-4 shrink-0 text-muted font-figures">
            {index + 1}
          </span>
          <span dir="auto" className="min-w-0 wrap-anywhere">
            <RichText text={text} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** The options with the correct and the chosen one marked. */
export function OptionsReview({ options, question, answer }: ReviewProps & { options: Options }) {
  const messages = useMessages().quiz.results
  return (
    <ul className="-mx-3 grid gap-1">
      {options.map(([number, text]) => {
        const isKey = Number(number) === question.correct_option_number
        const isChosen = answer?.user_answer === number
        const ground = isKey ? 'bg-correct/10' : isChosen ? 'bg-wrong/10' : 'text-muted'
        return (
          <li key={number} className={`flex items-start gap-3 rounded-md px-3 py-1.5 ${ground}`}>
            {isKey ? (
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-correct" />
            ) : isChosen ? (
              <X aria-hidden className="mt-1 size-4 shrink-0 text-wrong" />
            ) : (
              <span aria-hidden className="size-4 shrink-0" />
            )}
            <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-6">
              <span dir="auto" className="min-w-0 wrap-anywhere">
                <RichText text={text} />
              </span>
              <span className="flex flex-wrap gap-x-3 text-sm">
                {isKey && <span className="text-correct">{messages.correctAnswer}</span>}
                {isChosen && (
                  <span className={isKey ? 'text-text' : 'text-wrong'}>{messages.yourAnswer}</span>
                )}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
