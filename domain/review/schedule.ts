import { FSRSAlgorithm, generatorParameters, Rating, type FSRSState } from 'ts-fsrs'
import { DAY_MS } from '../day.ts'
import { outcomeOf, type Outcome } from '../quiz/outcome.ts'
import type { Attempt, History } from './wire.ts'

/** Longest review interval. */
const MAX_INTERVAL_DAYS = 365
/** A question that was missed or partly known is at most this many days away. */
const MAX_UNKNOWN_DAYS = 2
/** Days until a wrong answer that the learner was sure of returns; `practice.wasSure` says it. */
const CONFIDENT_ERROR_DAYS = 1
/** Days until such an answer returns again at the latest, once it is known. */
const CONFIRMATION_MAX_DAYS = 7
/** Maximum number of further reviews that are computed. */
const MAX_COMPUTED_REVIEWS = 8

/**
 * The probability with which a learner should still know a question when it is due. At 0.9 the
 * interval is the stability, which `private.review_days` and the tenth of an interval in the plan
 * for an exam rely on: another value needs a migration of both.
 */
const DESIRED_RETENTION = 0.9

/**
 * The reference for `private.review_days` in SQL, which computes the due dates of the product; a
 * test compares the two.
 *
 * FSRS-6 with its published weights.
 */
const scheduler = new FSRSAlgorithm(
  generatorParameters({
    request_retention: DESIRED_RETENTION,
    maximum_interval: MAX_INTERVAL_DAYS,
  }),
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
const ratingOf = (attempt: Attempt): Rating =>
  attempt.is_correct !== true && (attempt.marks_obtained ?? 0) * 2 < attempt.marks
    ? Rating.Again
    : RATING[outcomeOf(attempt)]

/**
 * Days between two moments, rounded by nights because the learner's time zone is unknown:
 * yesterday evening is one day before this morning.
 */
export const daysBetween = (from: number, to: number): number =>
  Math.max(0, Math.round((to - from) / DAY_MS))

const nextMemoryState = (before: FSRSState | null, days: number, attempt: Attempt): FSRSState =>
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

const isConfidentError = (attempt: Attempt): boolean =>
  attempt.wasSure === true && outcomeOf(attempt) === 'incorrect'

/**
 * The longest first interval (days), and whether the one after it is shortened too: the question
 * was not known on a later day than its last confident error.
 */
function limitsAfter(history: History): { longest: number; isWatched: boolean } {
  let longest = MAX_INTERVAL_DAYS
  let isWatched = false
  let last = history[0].at
  for (const attempt of history) {
    const isKnown = attempt.is_correct === true
    if (isConfidentError(attempt)) longest = CONFIDENT_ERROR_DAYS
    else if (!isKnown) longest = MAX_UNKNOWN_DAYS
    else longest = isWatched ? CONFIRMATION_MAX_DAYS : MAX_INTERVAL_DAYS
    if (isConfidentError(attempt)) isWatched = true
    else if (isKnown && daysBetween(last, attempt.at) > 0) isWatched = false
    last = attempt.at
  }
  return { longest, isWatched }
}

/**
 * Days after the last attempt on which a question returns, if it is known each time: increasing
 * whole days, at least one, at most eight, the first one between 1 and 365.
 */
export function reviewDays(history: History): [number, ...number[]] {
  let state = memoryStates(history).at(-1) ?? nextMemoryState(null, 0, history[0])
  const { longest, isWatched } = limitsAfter(history)
  let day = Math.min(scheduler.next_interval(state.stability, 0), longest)
  const days: [number, ...number[]] = [day]
  let wait = day
  while (days.length < MAX_COMPUTED_REVIEWS && day < MAX_INTERVAL_DAYS) {
    state = scheduler.next_state(state, wait, Rating.Good)
    wait = scheduler.next_interval(state.stability, 0)
    if (isWatched && days.length === 1) wait = Math.min(wait, CONFIRMATION_MAX_DAYS)
    day += wait
    days.push(day)
  }
  return days
}

/** When a question is due (ms since 1970): 1 to 365 whole days after its last attempt. */
export const nextReviewAt = (history: History): number =>
  (history.at(-1)?.at ?? history[0].at) + DAY_MS * reviewDays(history)[0]
