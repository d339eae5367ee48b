import { FSRSAlgorithm, generatorParameters, Rating, type FSRSState } from 'ts-fsrs'
import { outcomeOf, type Outcome } from '../quiz/outcome.ts'
import type { Asked, History } from './wire.ts'

export const DAY_MS = 86_400_000
/** Longest review interval. */
const MAX_INTERVAL_DAYS = 365
/** A question that was missed or partly known is at most this many days away. */
const MAX_UNKNOWN_DAYS = 2
/** How many of its next returns are computed. */
const MAX_RETURNS = 8

/**
 * The reference for `private.review_days` in SQL, which computes the due dates of the product; a
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
export const daysBetween = (from: number, to: number): number =>
  Math.max(0, Math.round((to - from) / DAY_MS))

const nextMemoryState = (before: FSRSState | null, days: number, attempt: Asked): FSRSState =>
  scheduler.next_state(before, days, ratingOf(attempt))

/** The state of memory after each attempt, oldest first. Stability is in days. */
export function memoryStates([first, ...later]: History): [FSRSState, ...FSRSState[]] {
  let state = nextMemoryState(null, 0, first)
  const states: [FSRSState, ...FSRSState[]] = [state]
  let last = first.at
  for (const attempt of later) {
    state = nextMemoryState(state, daysBetween(last, attempt.at), attempt)
    states.push(state)
    last = attempt.at
  }
  return states
}

/** Probability (0–1) to remember after `days`, by FSRS. */
export const retrievability = (days: number, stability: number): number =>
  scheduler.forgetting_curve(days, stability)

/**
 * Days after the last attempt on which a question returns, if it is known each time: increasing
 * whole days, at least one, at most eight, the first one between 1 and 365.
 */
export function returnDays(history: History): [number, ...number[]] {
  let state = memoryStates(history).at(-1) ?? nextMemoryState(null, 0, history[0])
  const isKnown = history.at(-1)?.is_correct === true
  const interval = scheduler.next_interval(state.stability, 0)
  let day = isKnown ? interval : Math.min(interval, MAX_UNKNOWN_DAYS)
  const days: [number, ...number[]] = [day]
  let wait = day
  while (days.length < MAX_RETURNS && day < MAX_INTERVAL_DAYS) {
    state = scheduler.next_state(state, wait, Rating.Good)
    wait = scheduler.next_interval(state.stability, 0)
    day += wait
    days.push(day)
  }
  return days
}

/** When a question is due (ms since 1970): 1 to 365 whole days after its last attempt. */
export const nextReviewAt = (history: History): number =>
  (history.at(-1)?.at ?? history[0].at) + DAY_MS * returnDays(history)[0]
