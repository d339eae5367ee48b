import { TIME_ANNOUNCED } from '../../constants.ts'
import type { Quiz } from '../rows.ts'

const MINUTE_MS = 60_000

/** The last of the announced minutes that began with `left` milliseconds left; null before all. */
export const announcedMinutes = (left: number): number | null =>
  TIME_ANNOUNCED.findLast((minutes) => left <= minutes * MINUTE_MS) ?? null

/** Milliseconds as minutes and seconds, from an hour on with hours: `4:05`, `1:30:00`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`
}

/**
 * How long a test with a time limit took, in milliseconds, at most its limit, and whether its time
 * was over when it was submitted. Null for other quizzes.
 */
export function timeUsed({
  time_limit_minutes: minutes,
  started_at: start,
  completed_at: end,
}: Pick<Quiz, 'time_limit_minutes' | 'started_at' | 'completed_at'>): {
  used: number
  limit: number
  isOver: boolean
} | null {
  if (typeof minutes !== 'number' || typeof start !== 'string' || end === null) return null
  const limit = minutes * MINUTE_MS
  const taken = Math.max(0, Date.parse(end) - Date.parse(start))
  return { used: Math.min(taken, limit), limit, isOver: taken >= limit }
}
