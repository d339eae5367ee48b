import { EXAM_DAYS_MAX } from '../../../domain/constants.ts'
import { DAY_MS } from '../../../domain/day.ts'
import { dayOf, isoDay } from '../../lib/i18n/day.ts'

/** Local midnight of a day YYYY-MM-DD. */
export function localDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** Days from today to a day YYYY-MM-DD; 0 is today. */
export const daysUntil = (day: string, now: Date): number =>
  Math.round((localDay(day).getTime() - dayOf(now).getTime()) / DAY_MS)

/** The first and the last day that an exam can be set to. */
export const examRange = (now: Date) => ({
  min: isoDay(dayOf(now, 1)),
  max: isoDay(dayOf(now, EXAM_DAYS_MAX)),
})

/** Whether an exam can be set to a day, as a date field has it. */
export function isExamDay(day: string, now: Date): boolean {
  const { min, max } = examRange(now)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= min && day <= max
}
