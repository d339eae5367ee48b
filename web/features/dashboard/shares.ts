import { GRADE_FROM } from '../../../domain/constants.ts'
import { QUESTION_TYPES, type QuestionType } from '../../../domain/quiz/kinds/registry.ts'

/**
 * A question of a completed quiz: possible and obtained marks, and the base of its file (null:
 * deleted).
 */
export type MarkedQuestion = {
  readonly type: QuestionType
  readonly baseId: string | null
  /** The page it asks about; null if it has none or its file was deleted. */
  readonly page: {
    readonly fileId: string
    readonly fileName: string
    readonly page: number
  } | null
  readonly obtained: number
  readonly possible: number
}

/** The marks of a group of questions; `percent` is 0–100. */
export type Share = {
  readonly questions: number
  readonly obtained: number
  readonly possible: number
  readonly percent: number
}

function shareOf(questions: readonly MarkedQuestion[]): Share {
  const obtained = questions.reduce((sum, question) => sum + question.obtained, 0)
  const possible = questions.reduce((sum, question) => sum + question.possible, 0)
  return {
    questions: questions.length,
    obtained,
    possible,
    percent: possible === 0 ? 0 : (100 * obtained) / possible,
  }
}

/** The types that were asked, in the order of a quiz. */
export function sharesByType(
  questions: readonly MarkedQuestion[],
): (Share & { type: QuestionType })[] {
  return QUESTION_TYPES.map((type) => ({
    type,
    ...shareOf(questions.filter((question) => question.type === type)),
  })).filter((share) => share.questions > 0)
}

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
