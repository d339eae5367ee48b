/** Formulas as LaTeX marks them, the marks included. A dollar opens one only where it cannot be a price. */
export const FORMULA =
  /\$\$[\s\S]+?\$\$|\\\[[\s\S]+?\\\]|\\\([^\n]+?\\\)|\$(?!\s)(?:\\.|[^$\\\n])+?(?<!\s)\$(?!\d)/gu
/** Code as Markdown marks it, in a line or in lines of its own. */
const CODE = /^(`{3,})[^\n`]*\n([\s\S]*?)\n\1`*[ \t]*$|(?<!`)(`+)(?!`)([^\n]*?[^`\n])\3(?!`)/gmu

/** A stretch of text: words as they stand, a formula without its marks, or code without its own. `display`: on a line of its own. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'formula' | 'code'; readonly text: string; readonly display: boolean }

const formulaOf = (marked: string): Piece => {
  const marks = marked.startsWith('$') && !marked.startsWith('$$') ? 1 : 2
  return {
    kind: 'formula',
    text: marked.slice(marks, -marks).trim(),
    display: marked.startsWith('$$') || marked.startsWith('\\['),
  }
}

/** `text` cut at its code and formulas, in order; nothing else is read as a mark, so that words stay as they were written. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  const words = (stretch: string) => {
    let at = 0
    for (const { index, 0: marked } of stretch.matchAll(FORMULA)) {
      if (index > at) pieces.push({ kind: 'text', text: stretch.slice(at, index) })
      pieces.push(formulaOf(marked))
      at = index + marked.length
    }
    if (at < stretch.length) pieces.push({ kind: 'text', text: stretch.slice(at) })
  }
  let at = 0
  for (const { index, 0: marked, 1: fence, 2: lines, 4: inline } of text.matchAll(CODE)) {
    words(text.slice(at, index))
    pieces.push({ kind: 'code', text: lines ?? inline ?? '', display: fence !== undefined })
    at = index + marked.length
  }
  words(text.slice(at))
  return pieces
}
