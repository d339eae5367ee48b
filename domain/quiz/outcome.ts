/** The outcome of a question by its mark, the best first. */
export const OUTCOMES = ['correct', 'partial', 'incorrect', 'unanswered', 'unmarked'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** The part of an answer that determines its outcome; null until it is marked. */
export type MarkedAnswer = {
  readonly is_correct: boolean | null
  readonly marks_obtained: number | null
}

/** The outcome of a question; `answer` is undefined if there is none. */
export function outcomeOf(answer: MarkedAnswer | undefined): Outcome {
  if (!answer) return 'unanswered'
  if (answer.is_correct === null) return 'unmarked'
  if (answer.is_correct) return 'correct'
  return (answer.marks_obtained ?? 0) > 0 ? 'partial' : 'incorrect'
}

/**
 * A question on a page (from 1). `originalId` is the id of the question it repeats, else its own;
 * `submittedAt` the time of the test (ISO 8601), null until it is submitted.
 */
type QuestionOnPage = {
  readonly originalId: string
  readonly page: number
  readonly submittedAt: string | null
  readonly answer: MarkedAnswer | undefined
}

const byTime = (a: QuestionOnPage, b: QuestionOnPage): number =>
  Date.parse(b.submittedAt ?? '1970-01-01') - Date.parse(a.submittedAt ?? '1970-01-01')

/**
 * Each question once, with its latest outcome. Until its test is submitted it is unmarked, so that
 * marks are not revealed early.
 */
export function latestOutcomes(
  questions: readonly QuestionOnPage[],
): { page: number; outcome: Outcome }[] {
  return [...Map.groupBy(questions, ({ originalId }) => originalId).values()].flatMap((copies) =>
    copies
      .toSorted(byTime)
      .slice(0, 1)
      .map(({ page, submittedAt, answer }) => ({
        page,
        outcome: submittedAt === null ? ('unmarked' as const) : outcomeOf(answer),
      })),
  )
}

/** A page (from 1) and the outcome of every question made from it, the best first. */
export type PageOutcomes = { readonly page: number; readonly outcomes: readonly Outcome[] }

/** Groups questions by page, in page order. */
export function byPage(questions: readonly { page: number; outcome: Outcome }[]): PageOutcomes[] {
  const pages = Map.groupBy(questions, ({ page }) => page)
  return [...pages]
    .toSorted(([a], [b]) => a - b)
    .map(([page, asked]) => ({
      page,
      outcomes: asked
        .map(({ outcome }) => outcome)
        .toSorted((a, b) => OUTCOMES.indexOf(a) - OUTCOMES.indexOf(b)),
    }))
}
