import type { MarkPoint, QuestionType } from './wire.ts'

/** A question before its options are put together and shuffled, from a model or built in. */
export type QuestionDraft = {
  readonly type: QuestionType
  readonly question: string
  /** The key of an mcq; the model answer of a saq or laq. */
  readonly correct: string
  /** Three for an mcq, none elsewhere. */
  readonly wrong: readonly string[]
  readonly explanation: string
  readonly fileId: string
  /** 1-based page of the file, which holds `quote` verbatim. */
  readonly page: number
  readonly quote: string
  /** One to three for saq, three to five for laq, none for mcq; the marks are shared among them. */
  readonly points: readonly MarkPoint[]
}
