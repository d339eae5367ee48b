import { dayOf } from '../../lib/i18n/day.ts'

/** A day of the calendar; `count` is null for future days. */
export type Day = { readonly date: Date; readonly count: number | null }

const DAYS = 7

/**
 * The last `weeks` weeks up to the one of `now`, oldest first, each from Monday to Sunday, with the
 * number of `moments` (ISO 8601) on each local day.
 */
export function weeksOf(moments: readonly string[], now: Date, weeks: number): Day[][] {
  const counts = new Map<number, number>()
  for (const moment of moments) {
    const day = dayOf(new Date(moment)).getTime()
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  const today = dayOf(now)
  const monday = dayOf(today, -((today.getDay() + 6) % DAYS))
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS }, (_, day) => {
      const date = dayOf(monday, (week - weeks + 1) * DAYS + day)
      return { date, count: date > today ? null : (counts.get(date.getTime()) ?? 0) }
    }),
  )
}
