import * as z from 'zod/mini'

/**
 * `quiz_questions.points`: a statement of a full answer to a written question, with a quote and
 * its page.
 */
export const markPoint = z.object({
  text: z.string(),
  quote: z.string(),
  page: z.int().check(z.minimum(1)),
})
export type MarkPoint = z.infer<typeof markPoint>
