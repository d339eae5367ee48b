import { isNearDuplicate, type ComparedQuestion } from './near-duplicate.ts'

/** A question that the learner was asked before about one of the files of a new quiz. */
export type EarlierQuestion = ComparedQuestion & { readonly isWithdrawn: boolean }

/** How a draft relates to earlier questions. */
export type Novelty =
  /** Not asked before. */
  | 'new'
  /** Asked before: only for a quiz that new questions do not fill. */
  | 'repeated'
  /** Like a question that the learner withdrew: never asked again. */
  | 'withdrawn'

/** Compares drafts with `earlier`. */
export function noveltyAmong(
  earlier: readonly EarlierQuestion[],
): (draft: ComparedQuestion) => Novelty {
  const withdrawn = earlier.filter(({ isWithdrawn }) => isWithdrawn)
  const asked = earlier.filter(({ isWithdrawn }) => !isWithdrawn)
  return (draft) => {
    if (isNearDuplicate(draft, withdrawn)) return 'withdrawn'
    return isNearDuplicate(draft, asked) ? 'repeated' : 'new'
  }
}
