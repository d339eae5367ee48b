import type { Quiz } from '../rows.ts'

/**
 * A quiz with its deadline by the caller's clock, which may be wrong: `now` is when it was
 * received, in milliseconds since 1970 by that clock.
 */
export function withLocalDeadline<Timed extends Pick<Quiz, 'deadline' | 'server_time'>>(
  quiz: Timed,
  now: number,
): Timed {
  if (typeof quiz.deadline !== 'string' || typeof quiz.server_time !== 'string') return quiz
  const left = Date.parse(quiz.deadline) - Date.parse(quiz.server_time)
  return {
    ...quiz,
    deadline: new Date(now + left).toISOString(),
    server_time: new Date(now).toISOString(),
  }
}
