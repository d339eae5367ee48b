import * as z from 'zod/mini'
import { markPoint } from '../mark-point.ts'

/** Why a question was withdrawn. */
export const WITHDRAWAL_REASONS = [
  'wrong_key',
  'unclear',
  'not_in_material',
  'duplicate',
  'other',
] as const
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number]

/** What the learner can edit of a question. */
export const questionContent = z.object({
  question_text: z.string(),
  options: z.nullable(z.record(z.string(), z.string())),
  correct_answer: z.string(),
  correct_option_number: z.nullable(z.int()),
  explanation: z.string(),
  points: z.catch(z.array(markPoint), []),
})

/**
 * `quiz_questions.versions`: an earlier version of a question. `edited_at` is null for the one that
 * was made; `attempts` counts the answers, retries included, that were given until it was replaced.
 */
export const questionVersion = z.extend(questionContent, {
  edited_at: z.nullable(z.string()),
  replaced_at: z.string(),
  attempts: z.int(),
})
export type QuestionVersion = z.infer<typeof questionVersion>

type Versioned = {
  readonly versions: readonly QuestionVersion[]
  readonly options: Readonly<Record<string, string>> | null
}

/**
 * The earlier version that an attempt (from 1) answered; null if it is the current one. `attempt`
 * is null for a question without an answer: its first version is returned.
 */
export const answeredVersion = (
  { versions }: Pick<Versioned, 'versions'>,
  attempt: number | null,
): QuestionVersion | null =>
  (attempt === null ? versions[0] : versions.find(({ attempts }) => attempts >= attempt)) ?? null

/**
 * The number that the option chosen in an attempt has in the current version. An option whose text
 * was edited has its old number. The same as `private.current_choice` in the database.
 */
export function currentChoice(question: Versioned, attempt: number, choice: string): string {
  const chosen = answeredVersion(question, attempt)?.options?.[choice.trim()]
  const moved = Object.entries(question.options ?? {}).find(([, text]) => text === chosen)
  return moved?.[0] ?? choice
}

/** The questions that are not withdrawn: those that are asked. */
export const countedQuestions = <Question extends { readonly withdrawn_at: string | null }>(
  questions: readonly Question[],
): Question[] => questions.filter(({ withdrawn_at }) => withdrawn_at === null)
