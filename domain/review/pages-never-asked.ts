import type { SectionCoverage } from './coverage.ts'

/**
 * The pages of the sections that no question was asked about, without pages that they share with
 * others; all of them if nothing else is left. Ascending.
 */
export function pagesNeverAsked(sections: readonly SectionCoverage[]): number[] {
  const pagesOf = (chosen: readonly SectionCoverage[]) =>
    chosen.flatMap(({ fromPage, toPage }) =>
      Array.from({ length: toPage - fromPage + 1 }, (_, index) => fromPage + index),
    )
  const shared = new Set(pagesOf(sections.filter(({ asked }) => asked > 0)))
  const never = [...new Set(pagesOf(sections.filter(({ asked }) => asked === 0)))].toSorted(
    (a, b) => a - b,
  )
  const own = never.filter((page) => !shared.has(page))
  return own.length > 0 ? own : never
}
