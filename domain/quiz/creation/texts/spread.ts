/** Reasons for and against asking about a file. */
type FileShare = {
  /** Characters of its text. */
  readonly length: number
  /** Questions about it that the learner was asked before. */
  readonly asked: number
}

/** Earlier questions count less than those of the quiz, which shall cover every file. */
export const EARLIER_WEIGHT = 0.5

/**
 * For each of `count` parts of a quiz the index of its file; all files come early.
 * Every file gets one if there are enough; the others follow the length of the files and what was
 * asked before (highest averages, Sainte-Laguë).
 */
export const filesFor = (count: number, files: readonly FileShare[]): number[] => {
  const given = files.map(() => 0)
  const total = files.reduce((sum, { asked }) => sum + asked, 0)
  const before = files.map(({ asked }) => (EARLIER_WEIGHT * count * asked) / Math.max(1, total))
  const claim = (at: number): number =>
    (files[at]?.length ?? 0) / (2 * ((given[at] ?? 0) + (before[at] ?? 0)) + 1)
  return Array.from({ length: files.length === 0 ? 0 : count }, () => {
    const all = files.map((_, at) => at)
    const open = all.filter((at) => given[at] === 0)
    const best = (open.length > 0 ? open : all).reduce((a, b) => (claim(b) > claim(a) ? b : a))
    given[best] = (given[best] ?? 0) + 1
    return best
  })
}
