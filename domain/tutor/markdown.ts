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

type TextRange = { readonly start: number; readonly end: number }

/** Code and separate formulas of a text. */
function literalsIn(markdown: string): TextRange[] {
  const range = (start: number, { length }: string) => ({ start, end: start + length })
  return [
    ...Array.from(markdown.matchAll(FENCED), ({ index, 0: code }) => range(index, code)),
    ...Array.from(formulasIn(markdown), ({ index, formula }) => range(index, formula)),
  ]
}

/** The lines of a text with their ranges. */
function* linesIn(markdown: string): Generator<TextRange & { readonly line: string }> {
  let start = 0
  for (const line of markdown.split('\n')) {
    yield { line, start, end: start + line.length }
    start += line.length + 1
  }
}

/** The kind of a line outside of code and separate formulas. */
const kindOfLine = (line: string): 'prose' | 'label' | 'blank' => {
  if (line.trim() === '') return 'blank'
  return HEADING.test(line) || TABLE_ROW.test(line) ? 'label' : 'prose'
}

/** Whether a part that begins here continues the part of the line before. */
const continues = (
  part: Part,
  before: Part | undefined,
  literal: TextRange | undefined,
): boolean =>
  literal
    ? before?.kind === 'literal' && before.start >= literal.start
    : part.kind === 'prose' && before?.kind === 'prose'

/** The parts of an answer, in order. */
export function partsOf(markdown: string): Part[] {
  const literals = literalsIn(markdown)
  const parts: Part[] = []
  let before: Part | undefined
  for (const { line, start, end } of linesIn(markdown)) {
    const lead = LEAD.exec(line)?.[0].length ?? 0
    const literal = literals.find((one) => one.start <= start + lead && one.end >= end)
    const kind = literal ? 'literal' : kindOfLine(line)
    if (kind === 'blank') {
      before = undefined
      continue
    }
    const part: Part = { kind, start: kind === 'prose' ? start + lead : start, end }
    const mayContinue = literal !== undefined || lead === 0
    if (before && mayContinue && continues(part, before, literal)) before.end = end
    else {
      parts.push(part)
      before = part
    }
  }
  return parts
}
