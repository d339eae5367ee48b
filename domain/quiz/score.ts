import { GRADE_FROM } from '../constants.ts'

export type GradeBand = 'excellent' | 'good' | 'fair' | 'needs_improvement'

/** Marks obtained as a whole percentage of the total, 0–100, halves up; 0 if the total is 0. */
export const scorePercent = (obtained: number, total: number): number =>
  total > 0 ? Math.min(100, Math.max(0, Math.round((100 * obtained) / total))) : 0

/** The band of a percentage. It is rounded first, as shown: 79.5 counts as 80. */
export const gradeBand = (percentage: number): GradeBand => {
  const shown = Math.round(percentage)
  if (shown >= GRADE_FROM.excellent) return 'excellent'
  if (shown >= GRADE_FROM.good) return 'good'
  if (shown >= GRADE_FROM.fair) return 'fair'
  return 'needs_improvement'
}
