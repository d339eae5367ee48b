import { ANSWER_MAX } from '../../../../domain/constants.ts'
import { TextArea } from '../../../components/controls/input.tsx'
import { RichText } from '../../../components/content/rich-text.tsx'
import { Notice } from '../../../components/status/states.tsx'
import { formatNumber } from '../../../lib/i18n/format.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { Part } from '../components/review-part.tsx'
import type { FieldProps, ReviewProps } from './kind-view.ts'

/** From this share of the maximum on, the form shows how much is used. */
const COUNTER_SHARE = 0.8

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

/** A text area of `rows` rows for a written answer. */
export function TextField({
  rows,
  placeholder,
  value,
  isSaved,
  onChange,
}: FieldProps & { rows: number; placeholder: string }) {
  const messages = useMessages().taking
  return (
    <>
      <TextArea
        aria-label={messages.yourAnswer}
        rows={rows}
        maxLength={ANSWER_MAX}
        placeholder={placeholder}
        value={value}
        readOnly={isSaved}
        onChange={(event) => onChange(event.target.value)}
      />
      {!isSaved && <AnswerLength length={value.length} />}
    </>
  )
}

/** The answer beside the model answer. */
export function TextReview({ question, answer }: ReviewProps) {
  const messages = useMessages().quiz.results
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Part title={messages.yourAnswer}>
        {answer ? <RichText text={answer.user_answer} /> : messages.unanswered}
      </Part>
      <Part title={messages.modelAnswer}>
        <RichText text={question.correct_answer.trim()} />
      </Part>
    </div>
  )
}
