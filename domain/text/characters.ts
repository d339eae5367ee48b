/**
 * The number of characters as PostgreSQL's `char_length` counts them: code points. `length` counts
 * most emoji twice.
 */
export const characterCount = (text: string): number => Array.from(text).length

/** The first `max` characters of `text`, without half of one at the end. */
export const firstCharacters = (text: string, max: number): string =>
  Array.from(text).slice(0, max).join('')
