import { superOrSubscript, type VerticalPosition } from '../text/inline/superscripts.ts'

/** Longer text is neither an exponent nor an index, only printed smaller. */
const MAX_CHARS = 20

/** Whether superscript letters end a word (1st, 2e, Mme) or are a mark (TM). */
const isEnding = (text: string, before: string): boolean =>
  /^\p{L}{2,}$/u.test(text) || (/^[aeo]$/u.test(text) && /[\dIVX]/u.test(before))

/** Letters that have a subscript form, and these forms in the same order. */
const INDEXES = Array.from('aehijklmnoprstuvx')
const BELOW = Array.from('ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ')

/** `text` in the characters of its position; undefined if Unicode has none. */
const inCharacters = (text: string, position: VerticalPosition): string | undefined =>
  superOrSubscript(text, position) ??
  (position === 'sub' ? BELOW[INDEXES.indexOf(text)] : undefined)

/** Words and numbers, and what is in brackets already, need no brackets. */
const NEEDS_NO_BRACKETS = /^(?:[\p{L}\p{N}]+|\([^()]*\))$/u

/**
 * A superscript or subscript as plain text, so that 2 to the power of 10 does not read as 210: in
 * Unicode characters where they exist (10⁹, H₂O, xₙ), else as `2^B`, `v_max` or `a_(i+1)`.
 * `before`: the character before it.
 */
export function plainSuperOrSubscript(
  raw: string,
  position: VerticalPosition,
  before: string,
): string {
  const text = raw.trim()
  if (text === '' || text.length > MAX_CHARS || /^[[^_$]/u.test(text)) return raw
  const characters = inCharacters(text, position)
  const isAfterWord = before !== '' && !/[\s[(]/u.test(before)
  if (characters !== undefined) return raw.replace(text, () => characters)
  if (!/[\p{L}\p{N}]/u.test(text) || !isAfterWord) return raw
  if (position === 'super' && isEnding(text, before)) return raw
  const mark = position === 'sub' ? '_' : '^'
  return raw.replace(text, () => mark + (NEEDS_NO_BRACKETS.test(text) ? text : `(${text})`))
}
