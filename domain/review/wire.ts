import * as z from 'zod/mini'

/**
 * One attempt at a question, as `get_question_histories` returns it: nulls if unanswered; last are
 * the marks of the question.
 */
const attempt = z.pipe(
  z.tuple([z.number(), z.nullable(z.boolean()), z.nullable(z.number()), z.number()]),
  z.transform(([at, is_correct, marks_obtained, marks]) => ({
    at,
    is_correct,
    marks_obtained,
    marks,
  })),
)
/** `at`: when its quiz was submitted, in ms since 1970. */
export type Asked = z.infer<typeof attempt>

/** All attempts, oldest first. */
export const history = z.tuple([attempt], attempt)
export type History = z.infer<typeof history>
