import * as z from 'zod/mini'
import { OPTION_NUMBERS } from '../kinds/kind.ts'
import type { QuestionType } from '../kinds/registry.ts'
import { markPoint } from '../mark-point.ts'

/** What is asked and how it is marked: what a learner can edit of a question. */
export const madeContent = z.object({
  question_text: z.string().check(z.minLength(1)),
  /** Option number to text; null if the kind stores none. */
  options: z.nullable(z.record(z.enum(OPTION_NUMBERS), z.string())),
  correct_option_number: z.nullable(z.int().check(z.minimum(1), z.maximum(OPTION_NUMBERS.length))),
  correct_answer: z.string().check(z.minLength(1)),
  explanation: z.string().check(z.minLength(1)),
  /** Empty unless the answer is written. */
  points: z.array(markPoint),
})
export type MadeContent = z.infer<typeof madeContent>

/** A question as generated and stored, before it has an id. */
export type MadeQuestion = MadeContent & {
  question_type: QuestionType
  marks: number
  source_file_id: string
  source_page: number
  /** Verbatim text of `source_page` that proves the key. */
  source_quote: string
}
