import * as z from 'zod/mini'
import { ANSWER_MAX, APPEAL_REASON_MAX, MARK_POINTS_MAX, RETRIES_MAX } from '../constants.ts'
import { failureWire } from '../failure-wire.ts'
import { CONFIDENCES } from '../quiz/taking/confidence.ts'

export const GRADERS = ['rule', 'model', 'lexical', 'self'] as const
export const VERDICTS = ['met', 'partial', 'missed'] as const
/**
 * `open`: without a model it cannot be decided whether the answer states the point; the learner
 * decides it.
 */
export const POINT_VERDICTS = [...VERDICTS, 'open'] as const
export type Grader = (typeof GRADERS)[number]
export type Verdict = (typeof VERDICTS)[number]
export type PointVerdict = (typeof POINT_VERDICTS)[number]

/**
 * `quiz_answers.points`: a judged mark point. `quote` is verbatim from the answer (null if
 * missed; for an open point the words closest to it).
 */
export const judgedPoint = z.object({
  text: z.string(),
  verdict: z.enum(POINT_VERDICTS),
  quote: z.nullable(z.string()),
  page: z.nullable(z.int()),
  source_quote: z.nullable(z.string()),
})
export type JudgedPoint = z.infer<typeof judgedPoint>

/**
 * A mark. `similarity_score` is 0–100; `marks_obtained` is in half steps up to the question's
 * marks.
 */
const mark = z.object({
  is_correct: z.boolean(),
  marks_obtained: z.number(),
  similarity_score: z.number(),
  feedback: z.string(),
  graded_by: z.enum(GRADERS),
  points: z.array(judgedPoint),
})
export type Mark = z.infer<typeof mark>

/** `quiz_answers.history`: marks replaced by an appeal or a self-mark, oldest first. */
export const pastMark = z.extend(mark, { reason: z.nullable(z.string()), replaced_at: z.string() })
export type PastMark = z.infer<typeof pastMark>

/**
 * `quiz_answers.retries`: a later answer to a question that was missed in practice, oldest first.
 * It does not change the mark of the question.
 */
export const retry = z.extend(mark, { user_answer: z.string(), answered_at: z.string() })
export type Retry = z.infer<typeof retry>

/**
 * `POST /functions/v1/grade-answer`: marks the caller's saved answer to one question. Response in
 * JSON: `markedAnswer`.
 * - `mark`: as soon as an answer is saved; has no effect if it is already marked.
 * - `appeal`: marks again with the learner's reason and keeps the old mark in the history; 409
 *   `appeals_spent` after `APPEALS_MAX` appeals.
 * - `self`: the learner's own verdict for each point (same order; `open` leaves it undecided), only
 *   if the current mark is an estimate (`lexical`), `self`, or has open points. With `retry` (from
 *   1) it replaces the mark of that retry, until the quiz is completed.
 * - `hint`: a question that leads to the answer, by a language model: `hintResponse`. 400 in a test
 *   that is not submitted.
 * - `retry`: marks and stores a further answer in practice or review. `attempt` counts from 1; an
 *   attempt that is already stored is returned as it is. 409 `retry_refused` in a test, in a
 *   completed quiz, and after `RETRIES_MAX` retries.
 *
 * Until a test is submitted the response is 202 with an empty object: a mark gives the key away.
 */
export const gradeRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('mark'), quiz_id: z.uuid(), question_id: z.uuid() }),
  z.object({
    action: z.literal('appeal'),
    quiz_id: z.uuid(),
    question_id: z.uuid(),
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(APPEAL_REASON_MAX)),
  }),
  z.object({
    action: z.literal('self'),
    quiz_id: z.uuid(),
    question_id: z.uuid(),
    verdicts: z.array(z.enum(POINT_VERDICTS)).check(z.minLength(1), z.maxLength(MARK_POINTS_MAX)),
    retry: z.optional(z.int().check(z.minimum(1), z.maximum(RETRIES_MAX))),
  }),
  z.object({ action: z.literal('hint'), quiz_id: z.uuid(), question_id: z.uuid() }),
  z.object({
    action: z.literal('retry'),
    quiz_id: z.uuid(),
    question_id: z.uuid(),
    attempt: z.int().check(z.minimum(1), z.maximum(RETRIES_MAX)),
    answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(ANSWER_MAX)),
  }),
])
export type GradeRequest = z.infer<typeof gradeRequest>

/** `hint` is null without a model, and if the model's hint cannot be used. */
export const hintResponse = z.object({ hint: z.nullable(z.string()) })

export const markedAnswer = z.extend(mark, {
  quiz_id: z.uuid(),
  question_id: z.uuid(),
  user_answer: z.string(),
  answered_at: z.string(),
  confidence: z.catch(z.nullish(z.enum(CONFIDENCES)), null),
  history: z.array(pastMark),
  retries: z.catch(z.array(retry), []),
})
export type MarkedAnswer = z.infer<typeof markedAnswer>

/**
 * `POST /functions/v1/submit-quiz`: marks unmarked answers, stores totals, completes the quiz.
 * Idempotent.
 */
export const submitRequest = z.object({ quiz_id: z.uuid() })

/** Server-sent events of `submit-quiz`. */
export const submitEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), done: z.int(), total: z.int() }),
  z.object({
    type: z.literal('completed'),
    quiz_id: z.uuid(),
    marks_obtained: z.number(),
    total_marks: z.number(),
    /** Null if all questions are withdrawn. */
    percentage: z.nullable(z.number()),
  }),
  z.object({ type: z.literal('failure'), failure: failureWire }),
])
export type SubmitEvent = z.infer<typeof submitEvent>
