/**
 * Invisible characters that are not white space: joiners, direction marks, fillers, selectors.
 * `private.is_visible` in supabase/migrations has the same list, so that the screen and the
 * database agree on what is empty.
 */
const INVISIBLE = [
  '\\u0085',
  '\\u00a0',
  '\\u00ad',
  '\\u034f',
  '\\u061c',
  '\\u115f',
  '\\u1160',
  '\\u1680',
  '\\u17b4',
  '\\u17b5',
  '\\u180b-\\u180f',
  '\\u2000-\\u200f',
  '\\u2028-\\u202f',
  '\\u205f-\\u206f',
  '\\u2800',
  '\\u3000',
  '\\u3164',
  '\\ufe00-\\ufe0f',
  '\\ufeff',
  '\\uffa0',
]
/** Each character is in one alternative only; else a long text takes exponential time. */
const BLANK = new RegExp(
  `^(?:\\s|(?!\\s)(?:${INVISIBLE.map((range) => `[${range}]`).join('|')}))*$`,
)

/** Whether `text` is empty or consists of white space and invisible characters. */
export const isBlank = (text: string): boolean => BLANK.test(text)
