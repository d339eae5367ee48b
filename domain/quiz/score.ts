import { GRADE_FROM } from '../constants.ts'

export type GradeBand = 'excellent' | 'good' | 'fair' | 'needs_improvement'

/** Marks obtained of the total as a whole percentage, 0–100, halves up; 0 where there is nothing to obtain. */
export const scorePercent = (obtained: number, total: number): number =>
  total > 0 ? Math.min(100, Math.max(0, Math.round((100 * obtained) / total))) : 0

/** The band of a percentage as shown: it is rounded first, so that 79.5 reads 80 and counts as 80. */
export const gradeBand = (percentage: number): GradeBand => {
  const shown = Math.round(percentage)
  if (shown >= GRADE_FROM.excellent) return 'excellent'
  if (shown >= GRADE_FROM.good) return 'good'
  if (shown >= GRADE_FROM.fair) return 'fair'
  return 'needs_improvement'
}
