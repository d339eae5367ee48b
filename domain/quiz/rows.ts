import * as z from 'zod/mini'
import { BANK_RESULTS } from './bank/filter.ts'
import { CONFIDENCES } from './taking/confidence.ts'
import { QUESTION_TYPES } from './kinds/registry.ts'
import { questionContent, questionVersion, WITHDRAWAL_REASONS } from './bank/versions.ts'
import { DIFFICULTIES, MODES } from './wire.ts'
import { GRADERS, judgedPoint, pastMark, retry } from '../marking/wire.ts'

/**
 * Rows of a quiz as the REST interface returns them, for the site and the functions. PostgreSQL's
 * `numeric` may be a string and is coerced. Invalid points are dropped, so that the question or
 * answer stays readable.
 */

export const quizSource = z.object({
  file_id: z.uuid(),
  base_id: z.uuid(),
  base_files: z.nullable(z.object({ file_name: z.string() })),
})

/**
 * A question. Until its test is submitted `get_quiz` returns it without its key: empty texts, no
 * points, null.
 */
export const questionRow = z.extend(questionContent, {
  id: z.uuid(),
  question_type: z.enum(QUESTION_TYPES),
  question_number: z.int(),
  marks: z.coerce.number(),
  source_file_id: z.nullable(z.uuid()),
  source_page: z.nullable(z.int()),
  source_quote: z.nullable(z.string()),
  /** When the question was withdrawn; null: it counts. */
  withdrawn_at: z.nullable(z.string()),
  withdrawn_reason: z.nullable(z.enum(WITHDRAWAL_REASONS)),
  /** When the learner wrote this version; null: it is as it was made. */
  edited_at: z.nullable(z.string()),
  /** When the learner wrote the question; null: it was made from the document. */
  written_at: z.nullish(z.string()),
  versions: z.catch(z.array(questionVersion), []),
  /** The question that this one is a copy of; null: it is the original. */
  repeats: z.nullish(z.uuid()),
})
export type Question = z.infer<typeof questionRow>

/** `quizzes.origin`: what the questions of a quiz from the bank were chosen by. */
const quizOrigin = z.object({
  base: z.nullable(z.string()),
  file: z.nullable(z.string()),
  page: z.nullable(z.int()),
  kind: z.nullable(z.enum(QUESTION_TYPES)),
  result: z.nullable(z.enum(BANK_RESULTS)),
  query: z.nullable(z.string()),
  /** Only questions that the learner wrote. */
  own: z.boolean(),
  /** Whether the learner chose each question. */
  selected: z.boolean(),
})
export type QuizOrigin = z.infer<typeof quizOrigin>

export const quizRow = z.object({
  id: z.uuid(),
  quiz_name: z.string(),
  difficulty: z.enum(DIFFICULTIES),
  status: z.string(),
  mode: z.enum(MODES),
  review_ends_at: z.nullable(z.string()),
  origin: z.catch(z.nullish(quizOrigin), null),
  /** Null: a quiz without a time limit. */
  time_limit_minutes: z.nullish(z.int()),
  /** When a test with a time limit was started; null: not yet. */
  started_at: z.nullish(z.string()),
  /** When its time is over, by the clock that `server_time` is read from. */
  deadline: z.nullish(z.string()),
  server_time: z.nullish(z.string()),
  total_marks: z.coerce.number(),
  marks_obtained: z.nullable(z.coerce.number()),
  percentage: z.nullable(z.coerce.number()),
  completed_at: z.nullable(z.string()),
  quiz_questions: z.pipe(
    z.array(questionRow),
    z.transform((questions) => questions.toSorted((a, b) => a.question_number - b.question_number)),
  ),
  quiz_sources: z.array(quizSource),
})
export type Quiz = z.infer<typeof quizRow>

export const answerRow = z.object({
  quiz_id: z.uuid(),
  question_id: z.uuid(),
  user_answer: z.string(),
  is_correct: z.nullable(z.boolean()),
  marks_obtained: z.nullable(z.coerce.number()),
  similarity_score: z.nullable(z.coerce.number()),
  answered_at: z.string(),
  /** How sure the learner was; null: not rated. */
  confidence: z.catch(z.nullish(z.enum(CONFIDENCES)), null),
  feedback: z.nullable(z.string()),
  graded_by: z.nullable(z.enum(GRADERS)),
  points: z.catch(z.array(judgedPoint), []),
  history: z.catch(z.array(pastMark), []),
  retries: z.catch(z.array(retry), []),
})
export type Answer = z.infer<typeof answerRow>
