import type { Token } from './tokens.ts'

/** Two words without the letters that both begin and end with: most have few others. */
const differingParts = (a: string, b: string): [string, string] => {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start += 1
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)]
}

type Rows = { readonly last: readonly number[]; readonly beforeLast: readonly number[] }

/** The next row of the table of distances between the beginnings of `a` and `b`. */
const nextRow = (
  { a, b, row }: { a: string; b: string; row: number },
  { last, beforeLast }: Rows,
): number[] => {
  const current = [row]
  for (let column = 1; column <= b.length; column += 1) {
    const replace = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
    const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
    const swap = isSwapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity
    current.push(Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replace, swap))
  }
  return current
}

/** Edit distance (insert, delete, replace, transpose) of two words, or more than `limit`. */
const editsBetween = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  const [a, b] = differingParts(one, other)
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = nextRow({ a, b, row }, { last, beforeLast })
    // The distance never falls again below two rows in which every beginning is farther away.
    if (Math.min(...last, ...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return last[b.length] ?? limit + 1
}

/**
 * Whether one stem is probably a misspelling of the other: one edit, two in long words, none in
 * short ones.
 */
export const isMisspelling = (a: string, b: string): boolean => {
  const shorter = Math.min(a.length, b.length)
  if (shorter < 4) return false
  // Misspellings rarely change both first letters; this excludes most pairs quickly.
  if (a[0] !== b[0] && a[1] !== b[1]) return false
  const limit = shorter >= 8 ? 2 : 1
  return editsBetween(a, b, limit) <= limit
}

/** Minimum length of a word to be corrected: shorter ones are similar to too many others. */
const MIN_LETTERS = 5

/**
 * `tokens` with misspelt words replaced by similar words of `known`, so that "postive" is the
 * opposite of "negative". Words that are in `known` or in the tables stay unchanged.
 */
export const respell = (tokens: readonly Token[], known: readonly Token[]): Token[] => {
  const vocabulary = new Map(
    known
      .filter((token) => token.weight > 0 && !token.identifier)
      .map((token) => [token.stem, token]),
  )
  const words = [...vocabulary.values()]
  return tokens.map((token) => {
    const plain = token.weight > 0 && !token.identifier && token.concept === token.stem
    if (!plain || token.stem.length < MIN_LETTERS || vocabulary.has(token.stem)) return token
    const meant = words.find((other) => isMisspelling(token.stem, other.stem))
    if (!meant) return token
    const { stem, concept, opposite, weight } = meant
    const negative = token.negative !== opposite
    // A concept with an opposite ends in a slash; it stays polar.
    return {
      ...token,
      stem,
      concept,
      opposite,
      weight,
      negative,
      polar: negative || concept.endsWith('/'),
    }
  })
}
