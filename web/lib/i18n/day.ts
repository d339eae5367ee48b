/** The midnight with which the day of `date` begins, `days` later, on the learner's own clock. */
export const dayOf = (date: Date, days = 0): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)

/** The midnight with which it ends. */
export const endOfDay = (date: Date): Date => dayOf(date, 1)
