import { keepsHyphen } from '../text/lines/line-joint.ts'

/**
 * Replaces compatibility forms (ligatures, Kangxi radicals, full-width forms) by plain letters, so
 * that a search finds them. Superscripts, subscripts and fractions stay: x² is not x2.
 */
export const normaliseCompatibilityForms = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\u00b2\u00b3\u00b9\u00bc-\u00be\u2070-\u209f\u2150-\u215f]+/gu, (run) =>
      run.normalize('NFKC'),
    )

/** Removes control characters (form feeds separate pages) and unpaired surrogates. */
const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, '')

/**
 * Joins words divided at the end of a line: "com-\npile" becomes "compile". A hyphen stays if the
 * word has others ("state-of-\nthe-art") or a capital or digit follows ("Levenberg-\nMarquardt").
 */
function dehyphenate(text: string): string {
  return text.replace(/\u00ad\n?/g, '').replace(
    // The hyphen is searched first: a page can be one long word.
    /(?=[-\u2010]\n)(?<=([\p{L}\p{M}\p{N}-]*[\p{L}\p{N}]))[-\u2010]\n([\p{L}\p{N}][\p{L}\p{M}-]*)/gu,
    (_all, head: string, tail: string) => (keepsHyphen(head, tail) ? '-' : '') + tail,
  )
}

/**
 * The joined lines of a page as plain text: plain letters, no control characters, divided words
 * joined, no spaces at the ends of lines and at most one empty line between two others.
 */
export const cleaned = (text: string): string =>
  dehyphenate(withoutControls(normaliseCompatibilityForms(text)))
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    // The full stop after a formula is apart from it: "x = 2 ."
    .replace(/(?<=[\p{L}\p{N})\]]) (?=[.,](?:\s|$))/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
