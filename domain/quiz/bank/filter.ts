import type { QuestionType } from '../kinds/registry.ts'

/** The latest result of a question in the bank. */
export const RESULTS = ['correct', 'partial', 'incorrect', 'never', 'withdrawn'] as const
export type BankResult = (typeof RESULTS)[number]

/** What the bank is filtered by: a result, or `missed`, which is partial or incorrect. */
export const BANK_RESULTS = [...RESULTS, 'missed'] as const
export type ResultFilter = (typeof BANK_RESULTS)[number]

/** Which questions of the bank are shown; what is absent does not restrict them. Ids are UUIDs. */
export type BankFilter = {
  readonly base?: string
  readonly file?: string
  /** From 1. */
  readonly page?: number
  readonly kind?: QuestionType
  readonly result?: ResultFilter
  /** Only questions that the learner wrote. */
  readonly own?: true
  /** Words of the question. */
  readonly query?: string
}
