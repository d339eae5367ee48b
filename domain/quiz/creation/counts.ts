import { KINDS, QUESTION_TYPES, type QuestionType } from '../kinds/registry.ts'

/** A number of questions of each kind. */
export type QuestionCounts = Record<QuestionType, number>

/** Counts from a function of the kind. */
export const countsFrom = (count: (type: QuestionType) => number): QuestionCounts =>
  Object.fromEntries(QUESTION_TYPES.map((type) => [type, count(type)])) as QuestionCounts

/** Counts in which a missing kind is 0. */
export const fillCounts = (counts: Partial<QuestionCounts>): QuestionCounts =>
  countsFrom((type) => counts[type] ?? 0)

/** The preset of the quiz form. */
export const DEFAULT_COUNTS: Readonly<QuestionCounts> = countsFrom(
  (type) => KINDS[type].defaultCount,
)

/** The counts of a list of questions or drafts. */
export const countTypes = (questions: readonly { readonly type: QuestionType }[]): QuestionCounts =>
  countsFrom((type) => questions.filter((question) => question.type === type).length)

/** The number of questions of all kinds. */
export const totalCount = (counts: Readonly<QuestionCounts>): number =>
  QUESTION_TYPES.reduce((sum, type) => sum + counts[type], 0)
