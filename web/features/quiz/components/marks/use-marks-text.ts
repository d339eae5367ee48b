import { formatNumber } from '../../../../lib/i18n/format.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'

type Marks = {
  /** The certain marks. */
  readonly obtained: number
  /** The marks that wait for the learner's decision. */
  readonly open: number
  readonly total: number
}

/** Says marks as text: "10 of 24 marks", or "10 to 14 of 24 marks" while points are open. */
export function useMarksText(): (marks: Marks) => string {
  const { results } = useMessages().quiz
  const text = (marks: number) => formatNumber(marks, 1)
  return ({ obtained, open, total }) => {
    const from = text(obtained)
    return results.marksOf(
      open === 0 ? from : results.range(from, text(obtained + open)),
      text(total),
    )
  }
}
