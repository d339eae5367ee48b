import { normalise } from '../../text/normalise.ts'
import { isOnPage, comparableText } from './checks.ts'
import type { KindDraft, KindMaking, LintRule } from './kind.ts'

type PointCounts = { readonly least: number; readonly most: number }

const lintPoints = (
  { question, correct, wrong, points }: KindDraft,
  pages: readonly string[],
  { least, most }: PointCounts,
): LintRule | null => {
  if (wrong.length > 0) return 'option_count'
  if (points.length < least || points.length > most) return 'point_count'
  if (points.some((point) => normalise(point.text) === '')) return 'empty'
  if (new Set(points.map((point) => comparableText(point.text))).size !== points.length)
    return 'points_repeat'
  if (!points.every((point) => isOnPage(point.quote, point.page, pages))) return 'evidence_missing'
  return comparableText(question).includes(comparableText(correct)) ? 'gives_away' : null
}

type OwnMaking = Omit<KindMaking, 'recognises' | 'keyOf' | 'lint' | 'isSupported' | 'place'>

/** How a kind with a written answer is made: with mark points and no options. */
export const writtenMaking = (counts: PointCounts, own: OwnMaking): KindMaking => ({
  ...own,
  recognises: ({ points }) => points === counts.most,
  keyOf: (correct) => correct.trim(),
  lint: (draft, pages) => lintPoints(draft, pages, counts),
  isSupported: () => true,
  place: () => ({ options: null, correct_option_number: null }),
})
