import type { MarkPoint, QuestionType } from './wire.ts'

/** A question before its options are assembled and shuffled, made with or without a model. */
export type QuestionDraft = {
  readonly type: QuestionType
  readonly question: string
  /** The key of an mcq; the model answer of a saq or laq. */
  readonly correct: string
  /** Three for mcq, none for other types. */
  readonly wrong: readonly string[]
  readonly explanation: string
  readonly fileId: string
  /** 1-based page of the file; contains `quote` verbatim. */
  readonly page: number
  readonly quote: string
  /** One to three for saq, three to five for laq, none for mcq; they share the marks. */
  readonly points: readonly MarkPoint[]
}
