/** Local midnight at the start of the day of `date`, `days` later. */
export const dayOf = (date: Date, days = 0): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The local day of `date` as YYYY-MM-DD. */
export const isoDay = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

/** The learner's day for the schedule: its end and its date. */
export const scheduleDay = (date: Date) => ({
  p_until: endOfDay(date).toISOString(),
  p_today: isoDay(date),
})

/** Local midnight at the end of the day. */
export const endOfDay = (date: Date): Date => dayOf(date, 1)
