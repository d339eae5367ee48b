import { FSRSAlgorithm, generatorParameters, Rating, type FSRSState } from 'ts-fsrs'
import { outcomeOf, type Outcome } from '../quiz/outcome.ts'
import type { Asked, History } from './wire.ts'

const DAY_MS = 86_400_000
/** Longest review interval. */
const MAX_INTERVAL_DAYS = 365

/**
 * The reference for `private.next_review_at` in SQL, which computes the due dates of the product; a
 * test compares the two.
 *
 * FSRS-6 with its published weights and a desired retention of 90%.
 */
const scheduler = new FSRSAlgorithm(
  generatorParameters({ request_retention: 0.9, maximum_interval: MAX_INTERVAL_DAYS }),
)

/** Ratings of outcomes, without the marks. An unanswered question counts as forgotten. */
const RATING: Record<Outcome, Rating> = {
  correct: Rating.Good,
  partial: Rating.Hard,
  incorrect: Rating.Again,
  unanswered: Rating.Again,
  unmarked: Rating.Again,
}

/**
 * An answer below half of its marks is forgotten. "Hard" is a pass, so a learner who never gives
 * half of an answer would be asked less and less often.
 */
const ratingOf = (attempt: Asked): Rating =>
  attempt.is_correct !== true && (attempt.marks_obtained ?? 0) * 2 < attempt.marks
    ? Rating.Again
    : RATING[outcomeOf(attempt)]

/**
 * Days between two moments, rounded by nights because the learner's time zone is unknown:
 * yesterday evening is one day before this morning.
 */
const daysBetween = (from: number, to: number): number =>
  Math.max(0, Math.round((to - from) / DAY_MS))

const nextMemoryState = (before: FSRSState | null, days: number, attempt: Asked): FSRSState =>
  scheduler.next_state(before, days, ratingOf(attempt))

/** When a question is due (ms since 1970): 1 to 365 whole days after its last attempt. */
export function nextReviewAt([first, ...later]: History): number {
  let state = nextMemoryState(null, 0, first)
  let last = first.at
  for (const attempt of later) {
    state = nextMemoryState(state, daysBetween(last, attempt.at), attempt)
    last = attempt.at
  }
  return last + DAY_MS * scheduler.next_interval(state.stability, 0)
}
