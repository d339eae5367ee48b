import { markByKind } from '../../../../domain/marking/mark.ts'
import type { MarkingMessages } from '../../../../domain/marking/messages.ts'
import type { QuestionToMark } from '../../../../domain/marking/question.ts'
import type { Mark } from '../../../../domain/marking/wire.ts'

/** An answer to mark. */
export type Submission = {
  readonly question: QuestionToMark
  readonly answer: string
  /** The learner's reason for an appeal, or null. */
  readonly reason: string | null
  /** Whose work it is: accounts take turns. */
  readonly userId: string
  /** The texts of the feedback. */
  readonly messages: MarkingMessages
}

/** Marks written answers. */
export type Marker = {
  /** Whether calls are paced (requirements §9): the model is remote. */
  readonly isPaced: boolean
  mark(submission: Submission): Promise<Mark>
}

/**
 * A mark: by rule if the answer is a choice, else by `marker`; none if the question is too large.
 */
export const markAnswer = (marker: Marker, submission: Submission): Promise<Mark> => {
  const { question, answer, messages } = submission
  return markByKind(question, answer, { messages, markWritten: () => marker.mark(submission) })
}
