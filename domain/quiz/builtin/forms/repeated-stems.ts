/** Shorter words are parts of too many others. */
const MIN_PART = 5
/** Minimum of letters that two forms of a word share, and maximum that either adds to them. */
const FORMS = { shared: 3, added: 3 } as const

/** Whether two stems are of one word: "fuse" and "fusion". */
function areForms(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  const shared = Math.max(FORMS.shared, short.length - 1)
  return long.length - shared <= FORMS.added && long.startsWith(short.slice(0, shared))
}

/** The words of a term that recur in a meaning, in another form or as parts of longer words. */
export const repeatedStems = (stems: ReadonlySet<string>, meaning: ReadonlySet<string>): string[] =>
  [...stems].filter((stem) =>
    [...meaning].some(
      (word) =>
        word === stem ||
        areForms(word, stem) ||
        (Math.min(word.length, stem.length) >= MIN_PART &&
          (word.includes(stem) || stem.includes(word))),
    ),
  )
