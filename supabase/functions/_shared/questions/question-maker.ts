import type { QuestionCounts } from '../../../../domain/quiz/creation/counts.ts'
import type { QuestionDraft } from '../../../../domain/quiz/creation/draft.ts'
import type { EarlierQuestion } from '../../../../domain/quiz/creation/earlier-questions.ts'
import type { SourceText } from '../../../../domain/quiz/creation/texts/source-text.ts'
import type { Difficulty } from '../../../../domain/quiz/wire.ts'

export type QuestionRequest = {
  /** Whose work it is: accounts take turns. */
  readonly userId: string
  readonly files: readonly SourceText[]
  /** What the learner was asked before about these files, the latest first. */
  readonly earlier: readonly EarlierQuestion[]
  readonly counts: QuestionCounts
  readonly difficulty: Difficulty
  /** 32 bits. */
  readonly seed: number
  /** Called with the number of accepted questions. */
  readonly onProgress: (done: number) => void
  /** True once the learner has cancelled: no further call is made. */
  readonly isCancelled: () => Promise<boolean>
}

/** Makes questions from texts. */
export type QuestionMaker = {
  /** At most the requested questions, each checked. Throws `Failure` if none can be made. */
  make(request: QuestionRequest): Promise<QuestionDraft[]>
}
