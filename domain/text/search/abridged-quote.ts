/** Stands for the omitted text of a quote. */
export const OMISSION = ' […] '

/** A long quote: both of its ends suffice to find the passage, and fit into an address. */
const LONG = /^(.{200}).+(.{100})$/su

/** A quote whose middle is left out if it is long. `locatePassage` finds it. */
export const abridged = (quote: string): string => quote.replace(LONG, `$1${OMISSION}$2`)
