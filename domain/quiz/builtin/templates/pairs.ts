import type { Term } from '../terms/terms.ts'
import { namesTwo } from '../terms/term-names.ts'
import { areComparable, areContrasted, areNear, isKindOf, rivalry } from './alike.ts'

/**
 * Whether two terms are introduced together and are alike, so that a text tells them apart. A term
 * of two, such as "machines and equipment", differs in too much.
 */
export const isPair = (a: Term, b: Term): boolean =>
  !namesTwo(a.term) &&
  !namesTwo(b.term) &&
  areComparable(a, b) &&
  areNear(a, b) &&
  areContrasted(a, b) &&
  !isKindOf(a, b) &&
  !isKindOf(b, a)

/** How much closer than the other term of a pair a third one may be. */
const CLOSER = 1

/** The pairs of terms of which none has a much closer rival. */
export const pairsOf = (terms: readonly Term[]): [Term, Term][] => {
  const closest = new Map<Term, number>()
  const pairs = terms.flatMap((a, index) =>
    terms.slice(index + 1).flatMap((b) => {
      if (!isPair(a, b)) return []
      const value = rivalry(a, b)
      for (const term of [a, b]) closest.set(term, Math.max(value, closest.get(term) ?? 0))
      return [{ a, b, value }]
    }),
  )
  return pairs
    .filter(({ a, b, value }) => [a, b].every((term) => value >= (closest.get(term) ?? 0) - CLOSER))
    .map(({ a, b }) => [a, b])
}
