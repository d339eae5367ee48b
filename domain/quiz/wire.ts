import * as z from 'zod/mini'
import { CHOSEN_PAGES_MAX } from '../constants.ts'
import { failureWire } from '../failure-wire.ts'
import { fillCounts } from './creation/counts.ts'
import { QUESTION_TYPES } from './kinds/registry.ts'

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/**
 * How a quiz is taken: a test has its results at the end, practice has feedback after each answer,
 * a review is a practice of due questions that can stop at any time. `own` contains questions that
 * the learner wrote; it is not taken itself.
 */
export const MODES = ['test', 'practice', 'review', 'own'] as const
export type QuizMode = (typeof MODES)[number]

/** How many questions of each kind; a missing kind counts as 0. */
export const questionCounts = z.pipe(
  z.partialRecord(z.enum(QUESTION_TYPES), z.int()),
  z.transform(fillCounts),
)

/**
 * `POST /functions/v1/make-quiz`. The browser chooses `quiz_id`, so that the request is idempotent
 * and a reopened tab finds the quiz: its row has the status `generating` from the start and
 * becomes `ready` in the transaction that writes its sources and questions. Limits are checked by
 * `checkConfiguration` (domain/quiz/creation/configuration.ts).
 */
export const makeQuizRequest = z.object({
  quiz_id: z.uuid(),
  quiz_name: z.string(),
  difficulty: z.string(),
  mode: z._default(z.enum(['test', 'practice']), 'test'),
  counts: questionCounts,
  file_ids: z.array(z.uuid()).check(z.maxLength(1000)),
  /** The pages to ask about, by file; a file that is missing is asked about in full. */
  pages: z.optional(
    z.record(z.uuid(), z.array(z.int().check(z.minimum(1))).check(z.maxLength(CHOSEN_PAGES_MAX))),
  ),
  /** Null: no limit. A practice has none, whatever is requested. */
  time_limit_minutes: z.optional(z.nullable(z.number())),
})
export type MakeQuizRequest = z.infer<typeof makeQuizRequest>
/** The modes of a new quiz. */
export type NewQuizMode = MakeQuizRequest['mode']

/** Server-sent events of `make-quiz`. */
export const makeQuizEvent = z.discriminatedUnion('type', [
  /** `done` of `total` questions accepted so far. */
  z.object({ type: z.literal('progress'), done: z.int(), total: z.int() }),
  /** The quiz is ready. `made` may be less than `asked`. */
  z.object({
    type: z.literal('ready'),
    quiz_id: z.uuid(),
    asked: questionCounts,
    made: questionCounts,
  }),
  z.object({ type: z.literal('failure'), failure: failureWire }),
])
export type MakeQuizEvent = z.infer<typeof makeQuizEvent>
