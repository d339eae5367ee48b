/** How a question stands: answered rightly, with part of its marks, wrongly, or not judged yet. */
export const STANDINGS = ['right', 'partly', 'wrong', 'open'] as const
export type Standing = (typeof STANDINGS)[number]

/** A mark as far as the standing needs it; null where nothing was marked. */
export type Judged = { readonly is_correct: boolean | null; readonly marks_obtained: number | null }

/** The standing of a question by its mark; `undefined` where it was not answered. */
export function standingOf(answer: Judged | undefined): Standing {
  if (!answer || answer.is_correct === null) return 'open'
  if (answer.is_correct) return 'right'
  return (answer.marks_obtained ?? 0) > 0 ? 'partly' : 'wrong'
}

/** A page (from 1) and the standing of every question made from it: right first, open last. */
export type AskedPage = { readonly page: number; readonly standings: readonly Standing[] }

/** Gathers questions by the page they came from, in page order. */
export function byPage(questions: readonly { page: number; standing: Standing }[]): AskedPage[] {
  const pages = Map.groupBy(questions, ({ page }) => page)
  return [...pages]
    .toSorted(([a], [b]) => a - b)
    .map(([page, asked]) => ({
      page,
      standings: asked
        .map(({ standing }) => standing)
        .toSorted((a, b) => STANDINGS.indexOf(a) - STANDINGS.indexOf(b)),
    }))
}
