import type { QuestionChecks } from '../question-checks.ts'

/** Spanish words of options that are rejected. */
export const esQuestionChecks: QuestionChecks = {
  allOrNone: 'ninguna|todas',
  options: 'anteriores',
}
