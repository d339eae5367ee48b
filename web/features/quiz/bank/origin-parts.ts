import type { QuizOrigin } from '../../../../domain/quiz/rows.ts'
import type { WebMessages } from '../../../lib/i18n/i18n.ts'

/** The filters by which the questions of a quiz were chosen; empty if there were none. */
export function originParts(
  { base, file, page, kind, result, query, own, selected }: QuizOrigin,
  { bank, quiz }: Pick<WebMessages, 'bank' | 'quiz'>,
): string[] {
  const parts = [
    file ?? base,
    page === null ? null : bank.pageLink(page),
    kind === null ? null : quiz.types[kind],
    result === null ? null : bank.results[result],
    own ? bank.ownOnly : null,
    query === null ? null : `“${query}”`,
    selected ? bank.newQuiz.selected : null,
  ]
  return parts.filter((part) => part !== null)
}
