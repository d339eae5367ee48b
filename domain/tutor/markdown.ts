import { formulasIn, replaceFormulas } from '../text/inline/formulas.ts'

const FENCED =
  /^[ \t>]*(`{3,}|~{3,})[^\n]*(?:\n(?:[\s\S]*?^[ \t>]*\1[`~]*[ \t]*$|[\s\S]*)|$(?![\s\S]))/gmu
const INLINE_CODE = /(?<!`)(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/gu

/** Private-use characters that replace a piece of text during processing. */
const PLACEHOLDER_CHARS = /[\ue010\ue011]/gu
const PLACEHOLDER = /\ue010(\d+)\ue011/gu

/**
 * Processes prose and literals (code and formulas) of Markdown separately: `literally` gets each
 * literal, `words` all other text, in which each literal is replaced by one character.
 */
export function mapOutsideLiterals(
  markdown: string,
  words: (text: string) => string,
  literally: (text: string) => string,
): string {
  const replaced: string[] = []
  const replaceLiteral = (text: string): string => `\ue010${replaced.push(text) - 1}\ue011`
  const open = replaceFormulas(
    markdown
      .replace(PLACEHOLDER_CHARS, ' ')
      .replace(FENCED, replaceLiteral)
      .replace(INLINE_CODE, replaceLiteral),
    replaceLiteral,
  )
  // A literal may contain another: a formula with a price in code before it.
  const restore = (text: string): string =>
    text.replace(PLACEHOLDER, (_all, i: string) => restore(replaced[Number(i)] ?? ''))
  return words(open).replace(PLACEHOLDER, (_all, i: string) =>
    literally(restore(replaced[Number(i)] ?? '')),
  )
}

/** A sentence's text without its formulas. */
export const withoutFormulas = (text: string): string => replaceFormulas(text, () => ' ')

const mask = (literal: string): string => 'x'.repeat(literal.length)

/** `text` with code and formulas masked, so that they end no sentence; same length. */
export const masked = (text: string): string =>
  replaceFormulas(text.replace(INLINE_CODE, mask), mask)

/**
 * A range of Markdown in UTF-16 indices: sentences (`prose`, without list and quotation marks),
 * headings and table rows (`label`), or code and separate formulas (`literal`). Between two parts
 * there are only white space and marks.
 */
type Part = { kind: 'prose' | 'label' | 'literal'; start: number; end: number }

const LEAD = /^(?:[ \t]|>|[-*+•](?=\s)|\d{1,3}[.)](?=\s))*/u
const HEADING = /^[ \t]*#{1,6}\s|^[ \t]*(?:-{3,}|={3,}|\*{3,})[ \t]*$/u
const TABLE_ROW = /^[ \t>]*\|.*\|[ \t]*$|^[ \t>]*:?-{3,}:?[ \t]*(?:\|[ \t]*:?-{3,}:?[ \t]*)+$/u

/** The parts of an answer, in order. */
export function partsOf(markdown: string): Part[] {
  const range = (start: number, { length }: string) => ({ start, end: start + length })
  const literals = [
    ...Array.from(markdown.matchAll(FENCED), ({ index, 0: code }) => range(index, code)),
    ...Array.from(formulasIn(markdown), ({ index, formula }) => range(index, formula)),
  ]
  const parts: Part[] = []
  let offset = 0
  let open = false
  for (const line of markdown.split('\n')) {
    const start = offset
    const end = offset + line.length
    offset = end + 1
    const lead = LEAD.exec(line)?.[0].length ?? 0
    const last = parts.at(-1)
    const within = literals.find((literal) => literal.start <= start + lead && literal.end >= end)
    if (within) {
      if (last?.kind === 'literal' && last.start >= within.start) last.end = end
      else parts.push({ kind: 'literal', start, end })
    } else if (line.trim() !== '' && (HEADING.test(line) || TABLE_ROW.test(line)))
      parts.push({ kind: 'label', start, end })
    else if (line.trim() !== '') {
      if (open && lead === 0 && last?.kind === 'prose') last.end = end
      else parts.push({ kind: 'prose', start: start + lead, end })
    }
    open = line.trim() !== '' && parts.at(-1)?.kind === 'prose'
  }
  return parts
}
