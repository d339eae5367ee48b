import { mayMarkSelf } from '../../../domain/marking/learner-corrections.ts'
import { markByPoints } from '../../../domain/marking/mark.ts'
import type { MarkingMessages } from '../../../domain/marking/messages.ts'
import { pointsOf, type PointToMark } from '../../../domain/marking/question.ts'
import type { GradeRequest, Mark } from '../../../domain/marking/wire.ts'
import type { Question } from '../../../domain/quiz/rows.ts'
import { errorResponse } from '../_shared/respond.ts'

export type SelfMarkRequest = Extract<GradeRequest, { action: 'self' }>

/** The points that an answer was marked by: those of its question may have been edited since. */
const judgedPointsOf = ({ points }: Mark): readonly PointToMark[] | null =>
  points.length > 0
    ? points.map(({ text, source_quote: quote, page }) => ({ text, quote, page }))
    : null

/** The learner's own verdicts, over an estimate, an earlier self-mark or open points only. */
export function selfMark(
  { question, current }: { question: Question; current: Mark | null },
  verdicts: SelfMarkRequest['verdicts'],
  words: MarkingMessages,
): Mark | Response {
  if (!current || !mayMarkSelf(current)) return errorResponse('self_mark_refused', 409)
  const points = judgedPointsOf(current) ?? pointsOf(question)
  if (verdicts.length !== points.length) return errorResponse('bad_request', 400)
  const judged = points.map(({ text, page, quote }, at) => {
    const verdict = verdicts[at] ?? 'missed'
    const found = current.points[at]?.quote ?? null
    return { text, verdict, quote: verdict === 'missed' ? null : found, page, source_quote: quote }
  })
  return markByPoints(question, judged, {
    grader: 'self',
    messages: words,
    before: words.byYourself,
  })
}
