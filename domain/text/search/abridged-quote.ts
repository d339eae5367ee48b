/** Stands for what is left out of a quote. */
export const OMISSION = ' […] '

/** Enough characters to find both ends of a passage, few enough for an address. */
const BEGINNING_CHARS = 200
const END_CHARS = 100

/** A quote whose middle is left out if it is long. `locatePassage` finds its place. */
export function abridged(quote: string): string {
  const chars = Array.from(quote)
  return chars.length <= BEGINNING_CHARS + END_CHARS
    ? quote
    : `${chars.slice(0, BEGINNING_CHARS).join('')}${OMISSION}${chars.slice(-END_CHARS).join('')}`
}
