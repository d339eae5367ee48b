import type { MarkPoint } from '../../mark-point.ts'
import type { Made } from './candidates.ts'

/** A question that is answered in writing. `answer` is the model answer, of one line or more. */
export const writtenQuestion = ({
  topicIds,
  answer,
  points,
  ...rest
}: {
  readonly type: 'saq' | 'laq'
  readonly question: string
  readonly fileId: string
  readonly topicIds: readonly string[]
  readonly answer: string
  readonly points: readonly MarkPoint[]
}): Made => ({
  topicIds,
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
