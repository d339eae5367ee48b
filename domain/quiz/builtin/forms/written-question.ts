import type { MarkPoint } from '../../mark-point.ts'
import type { Made } from './forms.ts'

/** A question that is answered in writing. `answer` is the model answer, of one line or more. */
export const writtenQuestion = ({
  keys,
  answer,
  points,
  ...rest
}: {
  readonly type: 'saq' | 'laq'
  readonly question: string
  readonly fileId: string
  readonly keys: readonly string[]
  readonly answer: string
  readonly points: readonly MarkPoint[]
}): Made => ({
  keys,
  draft: {
    ...rest,
    correct: answer,
    wrong: [],
    explanation: answer,
    page: points[0]?.page ?? 1,
    quote: points[0]?.quote ?? '',
    points,
  },
})
