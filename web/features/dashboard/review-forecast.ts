import { dayOf, endOfDay } from '../../lib/i18n/day.ts'
import type { Return } from './api/dashboard.ts'

/** How many questions are due by the end of today, and the first day after it that brings more; null where none does. */
export type ReviewForecast = {
  readonly due: number
  readonly next: { readonly day: Date; readonly questions: number } | null
}

const sum = (returns: readonly Return[]): number =>
  returns.reduce((total, { questions }) => total + questions, 0)

/** What `returns` mean on the learner's own clock. */
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
