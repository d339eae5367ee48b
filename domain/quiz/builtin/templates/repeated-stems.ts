/** Shorter words are parts of too many others. */
const MIN_PART = 5
/** Minimum of letters that two inflections share, and maximum that either adds to them. */
const INFLECTIONS = { shared: 3, added: 3 } as const

/** Whether two stems are of one word: "fuse" and "fusion". */
function areInflections(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const shared = Math.max(INFLECTIONS.shared, short.length - 1)
  return long.length - shared <= INFLECTIONS.added && long.startsWith(short.slice(0, shared))
}

/** The words of a term that recur in a meaning, also inflected or as parts of longer words. */
export const repeatedStems = (stems: ReadonlySet<string>, meaning: ReadonlySet<string>): string[] =>
  [...stems].filter((stem) =>
    [...meaning].some(
      (word) =>
        word === stem ||
        areInflections(word, stem) ||
        (Math.min(word.length, stem.length) >= MIN_PART &&
          (word.includes(stem) || stem.includes(word))),
    ),
  )
