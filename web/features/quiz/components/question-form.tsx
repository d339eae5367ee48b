import { Check } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { ANSWER_MAX } from '../../../../domain/constants.ts'
import { asFailure, type Failure } from '../../../../domain/failure.ts'
import { Button } from '../../../components/button.tsx'
import { TextArea } from '../../../components/input.tsx'
import { RichText } from '../../../components/rich-text.tsx'
import { Notice } from '../../../components/states.tsx'
import { formatNumber } from '../../../lib/i18n/format.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { useSingleKeys } from '../../../lib/browser/character-shortcuts.ts'
import type { Answer, Question } from '../../../../domain/quiz/rows.ts'
import { useSaveAnswer } from '../api/save-answer.ts'
import { useDraft } from './use-draft.ts'

const ROWS = { saq: 4, laq: 8 } as const
/** From this share of the maximum on, the form tells how much is used. */
const COUNTER_SHARE = 0.8

type OptionsProps = {
  question: Question
  value: string
  disabled: boolean
  onChange: (value: string) => void
}

function Options({ question, value, disabled, onChange }: OptionsProps) {
  const messages = useMessages().quiz.take
  const options = Object.entries(question.options ?? {}).toSorted(
    ([a], [b]) => Number(a) - Number(b),
  )
  return (
    <fieldset disabled={disabled} className="space-y-2">
      <legend className="sr-only">{messages.options}</legend>
      {options.map(([number, text]) => (
        <label
          key={number}
          className="flex min-h-13 cursor-pointer items-start gap-3 rounded-lg border border-line bg-surface px-4 py-3.5 text-[1.0625rem] leading-6 transition-colors hover:border-muted has-checked:border-accent has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-accent has-disabled:cursor-default"
        >
          <input
            type="radio"
            name={question.id}
            value={number}
            checked={value === number}
            onChange={() => onChange(number)}
            className="mt-1 size-4 shrink-0 accent-accent"
          />
          <span aria-hidden className="w-4 shrink-0 text-muted font-figures">
            {number}
          </span>
          <span dir="auto" className="min-w-0 wrap-anywhere">
            <RichText text={text} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/**
 * How much of the longest possible answer is used, once the end is near; at the end, that no more
 * fits.
 */
function AnswerLength({ length }: { length: number }) {
  const { common } = useMessages()
  if (length < ANSWER_MAX * COUNTER_SHARE) return null
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {common.counter(formatNumber(length), formatNumber(ANSWER_MAX))}
      </p>
      {length >= ANSWER_MAX && (
        <Notice tone="warning">{common.states.full(formatNumber(ANSWER_MAX))}</Notice>
      )}
    </>
  )
}

type QuestionFormProps = {
  quizId: string
  question: Question
  answer: Answer | undefined
  /** Called once the answer is saved, so that the view can continue. */
  onAnswered: () => void
}

/** One question and its answer, saved once. Mount it with the question's id as `key`. */
export function QuestionForm({ quizId, question, answer, onAnswered }: QuestionFormProps) {
  const messages = useMessages()
  const singleKeys = useSingleKeys()
  const save = useSaveAnswer(quizId)
  const { draft, setDraft, clearDraft } = useDraft(quizId, question.id)
  const [refusal, setRefusal] = useState<Failure | null>(null)
  // Prevents a double submit before React re-renders.
  const sending = useRef(false)
  const value = answer?.user_answer ?? draft

  const change = (next: string) => {
    setRefusal(null)
    setDraft(next)
  }

  const submit = () => {
    if (answer || sending.current) return
    sending.current = true
    save.mutate(
      { questionId: question.id, userAnswer: draft },
      {
        onSuccess: ({ answeredElsewhere: elsewhere }) => {
          clearDraft()
          if (!elsewhere) onAnswered()
        },
        onError: (error) => setRefusal(asFailure(error, 'quiz_answer_failed')),
        onSettled: () => (sending.current = false),
      },
    )
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const submits =
      event.key === 'Enter' && (question.options !== null || event.ctrlKey || event.metaKey)
    if (!submits || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    submit()
  }

  return (
    <form
      noValidate
      className="space-y-6"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {question.options ? (
        <Options
          question={question}
          value={value}
          disabled={answer !== undefined}
          onChange={change}
        />
      ) : (
        <TextArea
          aria-label={messages.quiz.take.yourAnswer}
          rows={ROWS[question.question_type === 'laq' ? 'laq' : 'saq']}
          maxLength={ANSWER_MAX}
          placeholder={
            question.question_type === 'laq'
              ? messages.quiz.take.laqPlaceholder
              : messages.quiz.take.saqPlaceholder
          }
          value={value}
          readOnly={answer !== undefined}
          onChange={(event) => change(event.target.value)}
        />
      )}
      {!answer && !question.options && <AnswerLength length={value.length} />}
      {refusal && <Notice tone="danger">{messages.errors[refusal.code]}</Notice>}
      {save.data?.answeredElsewhere && (
        <Notice tone="warning">{messages.quiz.take.elsewhere}</Notice>
      )}
      {answer ? (
        <p className="flex items-center gap-2 text-correct">
          <Check aria-hidden className="size-5" /> {messages.quiz.take.saved}
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary" busy={save.isPending}>
            {messages.quiz.take.submitAnswer}
          </Button>
          {(singleKeys || !question.options) && (
            <span className="hidden text-sm text-muted sm:pointer-fine:inline">
              {question.options ? messages.quiz.take.keys : messages.quiz.take.textKeys}
            </span>
          )}
        </div>
      )}
    </form>
  )
}
