import type { QuestionDraft } from '../../creation/draft.ts'
import type { Made } from '../templates/candidates.ts'

/** Whether a question with options shows the passage of a point of a written answer. */
const showsPoint = (choice: QuestionDraft, { fileId, points }: QuestionDraft): boolean =>
  choice.fileId === fileId &&
  points.some(
    ({ page, quote }) =>
      page === choice.page && (quote.includes(choice.quote) || choice.quote.includes(quote)),
  )

/** Whether one of two questions asks in writing for what the other one describes with its key. */
export const givesAway = (a: Made, b: Made): boolean => {
  const [choice, written] = a.draft.wrong.length > 0 ? [a, b] : [b, a]
  const [key = ''] = choice.topicIds
  if (choice.draft.wrong.length === 0 || written.draft.wrong.length > 0) return false
  return written.topicIds.includes(key) || showsPoint(choice.draft, written.draft)
}
