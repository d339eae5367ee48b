/** The key of a source in a bibliography: "Hpl2018", "@falk2014". */
const KEY = String.raw`(?:\p{Lu}\p{Ll}[\p{L}-]{0,30}(?:19|20)\d{2}[a-z]?|@[\p{L}\p{N}_:.-]{2,40})`
/** Keys in brackets before a sign or the end, so that no sentence loses a word: "… [Hpl2018]." */
const KEYS = new RegExp(
  String.raw`\s\[${KEY}(?:[,;]\s?${KEY}){0,8}\](?=\s*$|[.,;:!?)])|\s\(\[link\]\)`,
  'gu',
)

/** A text without the keys of its sources, and without "([link])" in place of a link. */
export const withoutCitationKeys = (text: string): string => text.replace(KEYS, '')
