import type { SuggestedTerms } from '../../../../domain/tutor/wire.ts'

type Term = SuggestedTerms['terms'][number]

/** The `count` terms defined nearest to `page`, in their order. */
export function nearestTerms(terms: readonly Term[], page: number, count: number): Term[] {
  const distance = (term: Term): number => Math.abs(term.page - page)
  const nearest = new Set(terms.toSorted((a, b) => distance(a) - distance(b)).slice(0, count))
  return terms.filter((term) => nearest.has(term))
}
