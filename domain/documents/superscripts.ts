import { superOrSubscript, type VerticalPosition } from '../text/inline/superscripts.ts'

/** Longer text is only set smaller and is neither exponent nor index. */
const MAX_CHARS = 20

/** Whether superscript letters end a word (1st, 2e, Mme) or are a mark (TM). */
const isEnding = (text: string, before: string): boolean =>
  /^\p{L}{2,}$/u.test(text) || (/^[aeo]$/u.test(text) && /[\dIVX]/u.test(before))

/**
 * A superscript or subscript as plain text, so that 2 to the power of 10 does not read as 210: in
 * Unicode characters where they exist (10⁹, H₂O), else as `2^B` or `a_(i+1)`. `before`: the
 * character before it.
 */
export function plainSuperOrSubscript(
  raw: string,
  position: VerticalPosition,
  before: string,
): string {
  const text = raw.trim()
  if (text === '' || text.length > MAX_CHARS || /^[[^_$]/u.test(text)) return raw
  const characters = superOrSubscript(text, position)
  if (characters !== null) return raw.replace(text, () => characters)
  if (!/[\p{L}\p{N}]/u.test(text)) return raw
  const isPlain = position === 'sub' ? /^[\p{L}\p{N}]+$/u.test(text) : isEnding(text, before)
  if (isPlain || before === '' || /\s/u.test(before)) return raw
  const mark = position === 'sub' ? '_' : '^'
  return raw.replace(text, () => mark + (Array.from(text).length > 1 ? `(${text})` : text))
}
