import { DAY_MS } from '../day.ts'

/** A missed question that became due within so many days, today included, is not postponed. */
const NEAR_DAYS = 2

/** A question of a base with an exam. Times in ms since 1970. */
export type PlannedQuestion = {
  readonly id: string
  readonly lastAt: number
  readonly dueAt: number
  /** Whether the last answer was correct. */
  readonly isKnown: boolean
  /** Days after `lastAt` on which it returns (`reviewDays`). */
  readonly returns: readonly number[]
}

type ExamDays = {
  /** The end of the learner's day, in ms since 1970. */
  readonly until: number
  /** Days left to learn, today included; the day of the exam is not one. At least 1. */
  readonly days: number
  /** When the learner set the date, in ms since 1970. */
  readonly setAt: number
}

export type DayPlan = {
  /** Questions a day. */
  readonly daily: number
  /** Questions answered today. */
  readonly done: number
  /** Ids of those left for today, missed ones first, then the longest overdue. */
  readonly today: readonly string[]
  /** Questions answered since the date was set. */
  readonly seen: number
}

/**
 * The reference for `private.exam_questions` and `private.exam_day` in SQL; a test compares them.
 *
 * A question returns when it is due, and at least once between the day on which the date was set
 * and the exam. The number a day is all of these returns over the days left, with a tenth more for
 * returns that are missed. Questions that were missed return within two days, whatever the number;
 * then those that are long overdue and known ones fill the day up to it, so that days without
 * learning are made up for evenly.
 */
export function planDay(
  questions: readonly PlannedQuestion[],
  { until, days, setAt }: ExamDays,
): DayPlan {
  const end = until + (days - 1) * DAY_MS
  const isToday = ({ lastAt }: PlannedQuestion) => lastAt >= until - DAY_MS
  const isUnseen = ({ lastAt }: PlannedQuestion) => lastAt < setAt
  const isNear = ({ isKnown, dueAt }: PlannedQuestion) =>
    !isKnown && dueAt < until && dueAt >= until - NEAR_DAYS * DAY_MS
  const timesToAsk = (question: PlannedQuestion): number => {
    const later = question.returns.map((day) => question.lastAt + day * DAY_MS)
    const ahead = later.filter((at) => at >= until && at < end).length
    const due = Math.max(ahead + (question.dueAt < until ? 1 : 0), isUnseen(question) ? 1 : 0)
    // Questions that are missed today return tomorrow, which the tenth allows for.
    return isToday(question) ? 1 + Math.max(0, due - (question.isKnown ? 0 : 1)) : due
  }
  const total = questions.reduce((sum, question) => sum + timesToAsk(question), 0)
  const daily = Math.ceil((total * 11) / (10 * days))
  const done = questions.filter(isToday).length
  const available = questions
    .filter((question) => question.dueAt < until || isUnseen(question))
    .toSorted(
      (a, b) =>
        Number(isNear(b)) - Number(isNear(a)) ||
        Number(a.isKnown) - Number(b.isKnown) ||
        a.dueAt - b.dueAt ||
        (a.id < b.id ? -1 : 1),
    )
  const today = available.filter((question, index) => isNear(question) || index < daily - done)
  return {
    daily,
    done,
    today: today.map(({ id }) => id),
    seen: questions.filter((question) => !isUnseen(question)).length,
  }
}
