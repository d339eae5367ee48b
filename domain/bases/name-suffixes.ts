/**
 * What is shown after the names of files of one base, in its order, to tell them apart: ` (2)` for
 * the second file of a name, nothing for the first.
 */
export function nameSuffixes(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? '' : ` (${count})`
  })
}
