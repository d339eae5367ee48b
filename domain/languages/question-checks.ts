import { deQuestionChecks } from './de/question-checks.ts'
import { enQuestionChecks } from './en/question-checks.ts'
import { esQuestionChecks } from './es/question-checks.ts'
import { frQuestionChecks } from './latin-script/fr.ts'
import { joinPatternLines } from './patterns.ts'

/**
 * Words of questions and options that are rejected. They are alternatives of a pattern that ignores
 * case; line ends in them are dropped.
 */
export type QuestionChecks = {
  /** Options that are about other options: "both of these", "A and B". */
  readonly aboutOptions?: string
  /** The first and the last word of such options: "alle … genannten". */
  readonly allOrNone?: string
  readonly options?: string
  /** References to other text, such as a passage or a figure. */
  readonly neededTexts?: string
  /** Beginnings of a question about what only other text names: "what does he". */
  readonly aboutUnnamed?: string
}

const CHECKS: readonly QuestionChecks[] = [
  enQuestionChecks,
  deQuestionChecks,
  esQuestionChecks,
  frQuestionChecks,
]

/** The source of a pattern for `key` in any language. */
export const questionChecks = (key: keyof QuestionChecks): string =>
  CHECKS.flatMap((checks) => joinPatternLines(checks[key] ?? '') || []).join('|')
