import * as z from 'zod/mini'
import type { MarkedAnswer } from '../quiz/outcome.ts'

/** An attempt at a question; `at`: when its quiz was submitted, in ms since 1970. */
export type Attempt = MarkedAnswer & {
  readonly at: number
  readonly marks: number
  /** Whether the learner rated the answer as sure, before its mark was known. */
  readonly wasSure?: boolean | undefined
}

/**
 * One attempt at a question, as `get_question_histories` returns it: nulls if unanswered; then the
 * marks of the question, and true if the learner was sure.
 */
const attempt = z.pipe(
  z.tuple([
    z.number(),
    z.nullable(z.boolean()),
    z.nullable(z.number()),
    z.number(),
    z.optional(z.boolean()),
  ]),
  z.transform(([at, is_correct, marks_obtained, marks, wasSure]): Attempt => ({
    at,
    is_correct,
    marks_obtained,
    marks,
    wasSure,
  })),
)

/** All attempts, oldest first. */
export const history = z.tuple([attempt], attempt)
export type History = z.infer<typeof history>
