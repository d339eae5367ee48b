/** UTF-16 units of a text that is rendered as Markdown; no answer of a model is longer. */
const MAX_CHARS = 40_000
/**
 * Sum over all paragraphs of the squared number of special characters, as the parser's time grows.
 */
const MAX_SIGN_SQUARES = 4_000_000
const SIGN = /[*_~`[<!\\]/g
/** The parser fills every row of a table up to its widest one. */
const MAX_TABLE_CELLS = 5_000
/** A line that opens at least 32 quotations or lists within each other. */
const TOO_DEEP = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){32}/m

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0

const cellsOf = (paragraph: string): number => {
  const lines = paragraph.split('\n')
  return lines.length * Math.max(...lines.map((line) => countOf(line, /\|/g)))
}

/**
 * Whether Markdown would take seconds to render, or exhaust the stack of the recursive parser.
 * Answers come from models and archives, which are not checked.
 */
export function isCostly(source: string): boolean {
  if (source.length > MAX_CHARS || TOO_DEEP.test(source)) return true
  let squares = 0
  let cells = 0
  for (const paragraph of source.split(/\n[ \t]*\n/)) {
    squares += countOf(paragraph, SIGN) ** 2
    cells += cellsOf(paragraph)
  }
  return squares > MAX_SIGN_SQUARES || cells > MAX_TABLE_CELLS
}
