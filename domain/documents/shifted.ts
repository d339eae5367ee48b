import { shiftedSigns, type Shift } from '../text/inline/shifted-signs.ts'

/** Longer text is set smaller, but is no exponent or index. */
const MAX_CHARS = 20

/** Whether raised letters end a word (1st, 2e, Mme) or are a mark (TM). */
const isEnding = (text: string, before: string): boolean =>
  /^\p{L}{2,}$/u.test(text) || (/^[aeo]$/u.test(text) && /[\dIVX]/u.test(before))

/**
 * Text above or below the line as plain text: 10⁹ and H₂O have signs of their own, other exponents
 * become `2^B` and indexes with signs `a_(i+1)`, so that 2 to the power of 10 does not read as 210.
 * `before`: the character before it.
 */
export function shifted(raw: string, shift: Shift, before: string): string {
  const text = raw.trim()
  if (text === '' || text.length > MAX_CHARS || /^[[^_$]/u.test(text)) return raw
  const signs = shiftedSigns(text, shift)
  if (signs !== null) return raw.replace(text, () => signs)
  if (!/[\p{L}\p{N}]/u.test(text)) return raw
  const isPlain = shift === 'sub' ? /^[\p{L}\p{N}]+$/u.test(text) : isEnding(text, before)
  if (isPlain || before === '' || /\s/u.test(before)) return raw
  const mark = shift === 'sub' ? '_' : '^'
  return raw.replace(text, () => mark + (Array.from(text).length > 1 ? `(${text})` : text))
}
