/** Local midnight at the start of the day of `date`, `days` later. */
export const dayOf = (date: Date, days = 0): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)

/** Local midnight at the end of the day. */
export const endOfDay = (date: Date): Date => dayOf(date, 1)
