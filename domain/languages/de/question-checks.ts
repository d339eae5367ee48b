import type { QuestionChecks } from '../question-checks.ts'

/** German words of options that are rejected. */
export const deQuestionChecks: QuestionChecks = {
  allOrNone: 'alle|keine',
  options: 'genannten',
}
