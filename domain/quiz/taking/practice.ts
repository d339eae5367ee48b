import { RETRIES_MAX, RETRY_SPACING } from '../../constants.ts'

/** The part of an attempt that the order of a practice depends on; `answered_at` in ISO 8601. */
type Attempt = { readonly is_correct: boolean | null; readonly answered_at: string }

/** The part of an answer that the order of a practice depends on. */
export type PractisedAnswer = Attempt & {
  readonly question_id: string
  readonly retries: readonly Attempt[]
}

/** A question by its index (from 0), and which attempt at it (from 1). */
export type Turn = { readonly index: number; readonly attempt: number }

const attemptsOf = (answer: PractisedAnswer): readonly Attempt[] => [answer, ...answer.retries]

/**
 * Whether a question comes again: marked, and not correct in any attempt. An unmarked answer is not
 * known to be missed.
 */
export const isMissed = (answer: PractisedAnswer): boolean =>
  answer.is_correct !== null && !attemptsOf(answer).some(({ is_correct }) => is_correct === true)

const timeOf = ({ answered_at }: Attempt): number => Date.parse(answered_at)

/** Whether the latest of all attempts was a retry. */
function endsWithRetry(answers: readonly PractisedAnswer[]): boolean {
  const first = Math.max(...answers.map(timeOf))
  return answers.some(({ retries }) => retries.some((retry) => timeOf(retry) > first))
}

/**
 * The next turn of a practice, or null at its end. Missed questions come again after
 * `RETRY_SPACING` other answers, or when no new question is left, the longest waiting first. A new
 * question follows each of them, so that a practice proceeds also when everything is missed. It
 * depends on what is stored alone, so that it is the same after a reload. Withdrawn questions are
 * left out.
 */
export function nextTurn(
  questions: readonly { readonly id: string; readonly withdrawn_at: string | null }[],
  answers: ReadonlyMap<string, PractisedAnswer>,
): Turn | null {
  const times = [...answers.values()].flatMap((answer) => attemptsOf(answer).map(timeOf))
  const missed = questions
    .flatMap(({ id, withdrawn_at }, index) => {
      const answer = answers.get(id)
      if (
        withdrawn_at !== null ||
        !answer ||
        !isMissed(answer) ||
        answer.retries.length >= RETRIES_MAX
      )
        return []
      const last = Math.max(...attemptsOf(answer).map(timeOf))
      const since = times.filter((time) => time > last).length
      return [{ index, attempt: answer.retries.length + 2, last, since }]
    })
    .toSorted((a, b) => a.last - b.last)
  const unanswered = questions.findIndex(
    ({ id, withdrawn_at }) => withdrawn_at === null && !answers.has(id),
  )
  const isNewNext = unanswered !== -1 && endsWithRetry([...answers.values()])
  const again = isNewNext
    ? undefined
    : missed.find(({ since }) => unanswered === -1 || since >= RETRY_SPACING)
  if (again) return { index: again.index, attempt: again.attempt }
  return unanswered === -1 ? null : { index: unanswered, attempt: 1 }
}
