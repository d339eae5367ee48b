/** Minimum rows with values in the same columns, and minimum values of each. */
const MIN_ROWS = 3
const MIN_VALUES = 2
/** Maximum words of the name before the values of a row. */
const MAX_NAME_WORDS = 6
const VALUE = /^[-–−+±(]?\d[\d.,]*%?\)?$/u
const SENTENCE_SIGN = /[.;:!?]["”’)\]]?$/u

/** The index of the first value of a row after its name; -1 if the line cannot be a row. */
function valuesFrom(words: readonly string[]): number {
  const at = words.findIndex((word) => VALUE.test(word))
  const isNamed = at > 0 && at <= MAX_NAME_WORDS && /^\p{L}/u.test(words[0] ?? '')
  return isNamed && words.filter((word) => VALUE.test(word)).length >= MIN_VALUES ? at : -1
}

/** Value or word for each column of a row from its first value on; null if it is not a row. */
function shapeOf(line: string): string | null {
  const words = line.split(' ')
  const at = valuesFrom(words)
  if (at < 0 || SENTENCE_SIGN.test(line)) return null
  return Array.from(words.slice(at), (word) => (VALUE.test(word) ? '1' : 'a')).join('')
}

/**
 * The numbers of the lines that are rows of a table: several one after another that begin with a
 * name and have values in the same columns.
 */
export function valueRows(lines: readonly string[]): ReadonlySet<number> {
  const shapes = lines.map(shapeOf)
  const rows = new Set<number>()
  let from = 0
  for (let at = 1; at <= lines.length; at += 1) {
    if (at < lines.length && shapes[at] === shapes[from]) continue
    if (shapes[from] !== null && at - from >= MIN_ROWS)
      for (let i = from; i < at; i += 1) rows.add(i)
    from = at
  }
  return rows
}

/** The name that a row with values begins with; null if there is none. */
export function nameOfRow(line: string): string | null {
  const words = line.split(' ')
  const at = valuesFrom(words)
  return at < 0 ? null : words.slice(0, at).join(' ')
}
