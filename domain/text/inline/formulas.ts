import { codeIn } from './code-spans.ts'

/** `find`, called again only for an index beyond what it found last. */
function remembered(find: (from: number) => number): (from: number) => number {
  let [searched, found] = [Infinity, -1]
  return (from) => {
    if (from < searched || from > found) [searched, found] = [from, find(from)]
    return found
  }
}

/** The index of the next `$` that no backslash escapes, or of what ends its line before it. */
function dollarOnLine(text: string, from: number): number {
  for (let i = from; i < text.length; i += 1) {
    const char = text[i]
    if (char === '$' || char === '\n') return i
    if (char === '\\') {
      if (/[\n\r\u2028\u2029]/u.test(text[i + 1] ?? '\n')) return i
      i += 1
    }
  }
  return text.length
}

/** For the index of a single dollar sign, the index after its formula; 0 if it opens none. */
function dollarEnds(text: string): (start: number) => number {
  const dollar = remembered((from) => dollarOnLine(text, from))
  return (start) => {
    const close = dollar(start + 1)
    const inside = text.slice(start + 1, close)
    if (text[close] !== '$' || inside === '' || /\s/u.test(inside.slice(-1))) return 0
    return /\d/u.test(text[close + 1] ?? '') ? 0 : close + 1
  }
}

/** For the index of another delimiter, the index after its formula; 0 if it is not closed. */
function pairEnds(text: string): (start: number, mark: string) => number {
  const next = (delimiter: string) =>
    remembered((from) => {
      const index = text.indexOf(delimiter, from)
      return index < 0 ? Infinity : index
    })
  const [dollars, brackets, parentheses] = [next('$$'), next('\\]'), next('\\)')]
  const lineEnd = next('\n')
  return (start, delimiter) => {
    const closing = delimiter === '$$' ? dollars : delimiter === '\\[' ? brackets : parentheses
    const close = closing(start + 3)
    const isOpen = close === Infinity || (delimiter === '\\(' && lineEnd(start + 2) < close)
    return isOpen ? 0 : close + 2
  }
}

/**
 * The LaTeX formulas in `text` with their delimiters, in order. A dollar sign opens one only where
 * it cannot be a price. No pattern: it would search a long text for the end of each formula.
 */
export function* formulasIn(text: string): Generator<{ index: number; formula: string }> {
  const afterDollar = dollarEnds(text)
  const afterPair = pairEnds(text)
  const opening = /\$\$|\\[[(]|\$(?!\s)/gu
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const { index, 0: delimiter } = found
    const end = delimiter === '$' ? afterDollar(index) : afterPair(index, delimiter)
    if (end > 0) yield { index, formula: text.slice(index, end) }
    opening.lastIndex = Math.max(end, index + 1)
  }
}

/**
 * `text` with each formula, delimiters included, replaced by what `replace` returns, and what is
 * between formulas by what `between` returns.
 */
export function replaceFormulas(
  text: string,
  replace: (formula: string) => string,
  between: (text: string) => string = (unchanged) => unchanged,
): string {
  let out = ''
  let from = 0
  for (const { index, formula } of formulasIn(text)) {
    out += between(text.slice(from, index)) + replace(formula)
    from = index + formula.length
  }
  return out + between(text.slice(from))
}

/**
 * A part of a text: plain text, or a formula or code without its delimiters. `display`: on a line
 * of its own.
 */
type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'formula' | 'code'; readonly text: string; readonly display: boolean }

const formulaOf = (marked: string): Piece => {
  const length = marked.startsWith('$') && !marked.startsWith('$$') ? 1 : 2
  return {
    kind: 'formula',
    text: marked.slice(length, -length).trim(),
    display: marked.startsWith('$$') || marked.startsWith('\\['),
  }
}

/** Splits `text` at its code and formulas, in order. No other Markdown is interpreted. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  const words = (stretch: string) => {
    let at = 0
    for (const { index, formula } of formulasIn(stretch)) {
      if (index > at) pieces.push({ kind: 'text', text: stretch.slice(at, index) })
      pieces.push(formulaOf(formula))
      at = index + formula.length
    }
    if (at < stretch.length) pieces.push({ kind: 'text', text: stretch.slice(at) })
  }
  let at = 0
  for (const code of codeIn(text)) {
    words(text.slice(at, code.index))
    pieces.push({ kind: 'code', text: code.text, display: code.display })
    at = code.end
  }
  words(text.slice(at))
  return pieces
}
