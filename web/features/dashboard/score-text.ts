import { formatPercent } from '../../lib/i18n/format.ts'
import type { WebMessages } from '../../lib/i18n/i18n.ts'

type Score = { readonly percentage: number | null; readonly possible_percentage: number | null }

/** Whether points of the quiz wait for the learner's decision. */
export const isOpenScore = ({ percentage, possible_percentage }: Score): boolean =>
  (possible_percentage ?? 0) > (percentage ?? 0)

/** A score in percent; with open points the range that it can still take. */
export function scoreText(score: Score, { quiz }: Pick<WebMessages, 'quiz'>): string {
  const from = formatPercent(score.percentage ?? 0)
  return isOpenScore(score)
    ? quiz.results.range(from, formatPercent(score.possible_percentage ?? 0))
    : from
}
