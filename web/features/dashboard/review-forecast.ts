import { dayOf, endOfDay } from '../../lib/i18n/day.ts'
import type { Return } from './api/dashboard.ts'

/**
 * The number of questions due by the end of today, and the first later day with more; null if there
 * is none.
 */
export type ReviewForecast = {
  readonly due: number
  readonly next: { readonly day: Date; readonly questions: number } | null
}

const sum = (returns: readonly Return[]): number =>
  returns.reduce((total, { questions }) => total + questions, 0)

/** Groups `returns` by day in the learner's time zone. */
export function reviewForecast(returns: readonly Return[], now: Date): ReviewForecast {
  const isDue = ({ at }: Return) => at < endOfDay(now).getTime()
  const later = returns.filter((each) => !isDue(each))
  const due = sum(returns.filter(isDue))
  if (later.length === 0) return { due, next: null }
  const day = dayOf(new Date(Math.min(...later.map(({ at }) => at))))
  return {
    due,
    next: { day, questions: sum(later.filter(({ at }) => at < endOfDay(day).getTime())) },
  }
}
