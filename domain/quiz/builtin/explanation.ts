import { isDependent } from '../../text/search/summary.ts'
import { onOneLine } from '../../text/normalise.ts'
import type { QuestionDraft } from '../creation/draft.ts'
import { SENTENCE_END } from '../../text/sentence-bounds.ts'

/** Maximum characters of what an explanation adds. */
const MAX_ADDED_CHARS = 320
const SENTENCE = /.+?[.!?]["”’)]*(?=\s|$)/gu

/** The sentences that follow a quotation in its paragraph. */
function sentencesAfter(page: string, quote: string): readonly string[] {
  const at = page.indexOf(quote)
  if (at < 0 || !SENTENCE_END.test(quote)) return []
  const [rest = ''] = page.slice(at + quote.length).split(/\n\s*\n/u)
  return onOneLine(rest).match(SENTENCE) ?? []
}

/**
 * A written question about one thing, explained by its answer and the sentences of the text that
 * continue it: "It occurs …", "For example, …". Other questions are as they were.
 */
export function explained(draft: QuestionDraft, pages: readonly string[]): QuestionDraft {
  const [point] = draft.points
  if (!point || draft.points.length > 1 || draft.wrong.length > 0) return draft
  let added = ''
  for (const sentence of sentencesAfter(pages[point.page - 1] ?? '', point.quote)) {
    const longer = `${added} ${sentence.trim()}`
    const continues = isDependent(sentence.trim()) && !/[?？]/u.test(sentence)
    if (!continues || longer.length > MAX_ADDED_CHARS) break
    added = longer
  }
  const end = added === '' || SENTENCE_END.test(draft.explanation) ? '' : '.'
  return { ...draft, explanation: `${draft.explanation}${end}${added}` }
}
