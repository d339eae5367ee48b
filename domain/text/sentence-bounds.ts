/** The signs that end a sentence, for a class of characters in a pattern. */
export const END_SIGNS = '.!?。！？؟।…'

/** Whether a text begins in lower case, as the rest of a sentence does. */
export const beginsInLowerCase = (text: string): boolean => /^\p{Ll}/u.test(text)

/** The end of a sentence that is not cut off. */
export const SENTENCE_END = /[.!?]["”’)]*$/u

/** The white space between two sentences. */
export const BETWEEN_SENTENCES = /(?<=[.!?])\s+/u
