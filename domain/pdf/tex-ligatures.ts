/**
 * The codes of ligatures in the fonts of LaTeX: those of its older encoding (OT1) and of the newer
 * one (T1).
 */
const LIGATURES: ReadonlyMap<number, string> = new Map([
  [0x0b, 'ff'],
  [0x0c, 'fi'],
  [0x0d, 'fl'],
  [0x0e, 'ffi'],
  [0x0f, 'ffl'],
  [0x1b, 'ff'],
  [0x1c, 'fi'],
  [0x1d, 'fl'],
  [0x1e, 'ffi'],
  [0x1f, 'ffl'],
])

const CODE = `[${[...LIGATURES.keys()].map((code) => String.fromCharCode(code)).join('')}]`
/** The codes beside a letter. */
const CODES = new RegExp(String.raw`(?<=\p{L})${CODE}|${CODE}(?=\p{L})`, 'gu')

/**
 * Text with letters in place of the codes of ligatures, which remain as control characters where a
 * file does not say which characters its fonts show: "di\x1ecult" becomes "difficult".
 */
export const withPlainLigatures = (text: string): string =>
  text.replace(CODES, (code) => LIGATURES.get(code.charCodeAt(0)) ?? code)
