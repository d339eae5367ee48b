import * as z from 'zod/mini'
import { QUESTION_TYPES } from '../kinds/registry.ts'
import { markPoint } from '../mark-point.ts'

/** What is asked and how it is marked: what a learner can edit of a question. */
export const madeContent = z.object({
  question_text: z.string().check(z.minLength(1)),
  /** Option number ("1"–"4") to text; null if the kind stores none. */
  options: z.nullable(z.record(z.enum(['1', '2', '3', '4']), z.string())),
  correct_option_number: z.nullable(z.int().check(z.minimum(1), z.maximum(4))),
  correct_answer: z.string().check(z.minLength(1)),
  explanation: z.string().check(z.minLength(1)),
  /** Empty unless the answer is written. */
  points: z.array(markPoint),
})
export type MadeContent = z.infer<typeof madeContent>

/** A question as generated and stored, before it has an id. */
export const madeQuestion = z.extend(madeContent, {
  question_type: z.enum(QUESTION_TYPES),
  marks: z.number(),
  source_file_id: z.uuid(),
  source_page: z.int().check(z.minimum(1)),
  /** Verbatim text of `source_page` that proves the key. */
  source_quote: z.string().check(z.minLength(1)),
})
export type MadeQuestion = z.infer<typeof madeQuestion>
