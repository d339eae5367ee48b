/**
 * LaTeX formulas with their delimiters. A dollar sign opens one only where it cannot be a price.
 */
export const FORMULA =
  /\$\$[\s\S]+?\$\$|\\\[[\s\S]+?\\\]|\\\([^\n]+?\\\)|\$(?!\s)(?:\\.|[^$\\\n])+?(?<!\s)\$(?!\d)/gu
/** Markdown code with its delimiters, inline or fenced. */
const CODE = /^(`{3,})[^\n`]*\n([\s\S]*?)\n\1`*[ \t]*$|(?<!`)(`+)(?!`)([^\n]*?[^`\n])\3(?!`)/gmu

/**
 * A part of a text: plain text, or a formula or code without its delimiters. `display`: on a line
 * of its own.
 */
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

/** Splits `text` at its code and formulas, in order. No other Markdown is interpreted. */
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
