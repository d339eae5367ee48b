import { markByRule, markNothing } from '../../../../domain/grading/mark.ts'
import type { GradingMessages } from '../../../../domain/grading/messages.ts'
import { isMarkable, type QuestionToMark } from '../../../../domain/grading/question.ts'
import type { Mark } from '../../../../domain/grading/wire.ts'
import { isWritten } from '../../../../domain/quiz/kinds/registry.ts'

/** An answer to mark. */
export type Submission = {
  readonly question: QuestionToMark
  readonly answer: string
  /** The learner's reason for an appeal, or null. */
  readonly reason: string | null
  /** The account for which the work is scheduled. */
  readonly account: string
  /** The texts of the feedback. */
  readonly messages: GradingMessages
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
export const markAnswer = async (marker: Marker, submission: Submission): Promise<Mark> => {
  const { question, answer, messages } = submission
  if (!isWritten(question.question_type)) return markByRule(question, answer, messages)
  return isMarkable(question) ? marker.mark(submission) : markNothing(question, messages)
}
