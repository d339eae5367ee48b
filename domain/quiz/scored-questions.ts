import type { Quiz } from './rows.ts'

/**
 * Whether a question counts in the marks of a completed quiz: it is not withdrawn, and it was
 * answered if the quiz is a practice, which can be finished before all are asked. The same as
 * `private.quiz_sums` in the database.
 */
export const isScored = (
  { mode }: Pick<Quiz, 'mode'>,
  { withdrawn_at }: { readonly withdrawn_at: string | null },
  answer: unknown,
): boolean => withdrawn_at === null && (mode !== 'practice' || answer !== undefined)
