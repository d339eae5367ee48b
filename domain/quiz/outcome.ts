/** How a question stands: answered rightly, with part of its marks, wrongly, or not judged yet. */
export const OUTCOMES = ['right', 'partly', 'wrong', 'open'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** A mark as far as the standing needs it; null where nothing was marked. */
export type MarkedAnswer = {
  readonly is_correct: boolean | null
  readonly marks_obtained: number | null
}

/** The standing of a question by its mark; `undefined` where it was not answered. */
export function outcomeOf(answer: MarkedAnswer | undefined): Outcome {
  if (!answer || answer.is_correct === null) return 'open'
  if (answer.is_correct) return 'right'
  return (answer.marks_obtained ?? 0) > 0 ? 'partly' : 'wrong'
}

/** A question on a page, `first` naming the one it repeats or itself; the time of the test as ISO 8601, null until submitted. */
type QuestionOnPage = {
  readonly first: string
  readonly page: number
  readonly submittedAt: string | null
  readonly answer: MarkedAnswer | undefined
}

const byTime = (a: QuestionOnPage, b: QuestionOnPage): number =>
  Date.parse(b.submittedAt ?? '1970-01-01') - Date.parse(a.submittedAt ?? '1970-01-01')

/** Each question once, as it was answered last. Before its test is submitted nothing is given away: it is open. */
export function latestOutcomes(
  questions: readonly QuestionOnPage[],
): { page: number; standing: Outcome }[] {
  return [...Map.groupBy(questions, ({ first }) => first).values()].flatMap((copies) =>
    copies
      .toSorted(byTime)
      .slice(0, 1)
      .map(({ page, submittedAt, answer }) => ({
        page,
        standing: submittedAt === null ? ('open' as const) : outcomeOf(answer),
      })),
  )
}

/** A page (from 1) and the standing of every question made from it: right first, open last. */
export type PageOutcomes = { readonly page: number; readonly standings: readonly Outcome[] }

/** Gathers questions by the page they came from, in page order. */
export function byPage(questions: readonly { page: number; standing: Outcome }[]): PageOutcomes[] {
  const pages = Map.groupBy(questions, ({ page }) => page)
  return [...pages]
    .toSorted(([a], [b]) => a - b)
    .map(([page, asked]) => ({
      page,
      standings: asked
        .map(({ standing }) => standing)
        .toSorted((a, b) => OUTCOMES.indexOf(a) - OUTCOMES.indexOf(b)),
    }))
}
