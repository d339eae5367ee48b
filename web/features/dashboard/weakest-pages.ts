import { GRADE_FROM } from '../../../domain/constants.ts'
import { shareOf, type MarkedQuestion, type Share } from './shares.ts'

type PageShare = Share & NonNullable<MarkedQuestion['page']> & { readonly baseId: string }

/**
 * The pages with less than "Excellent" marks, the weakest first; of equals, where more was lost.
 */
export function weakestPages(questions: readonly MarkedQuestion[]): PageShare[] {
  const placed = questions.flatMap(({ page, baseId, ...question }) =>
    page && baseId !== null ? { ...question, page, baseId } : [],
  )
  const lost = ({ obtained, possible }: Share) => possible - obtained
  return [...Map.groupBy(placed, ({ page }) => `${page.fileId} ${page.page}`).values()]
    .flatMap(([first, ...rest]) =>
      first ? { ...first.page, baseId: first.baseId, ...shareOf([first, ...rest]) } : [],
    )
    .filter(({ percent }) => Math.round(percent) < GRADE_FROM.excellent)
    .toSorted((a, b) => a.percent - b.percent || lost(b) - lost(a))
}
