import { LIMITS } from './limits.ts'
import type { StyledText } from './styled-text.ts'

/**
 * A part of a document in reading order. `level` of a heading is 1 to 6, of an item 0 to 8; links
 * lead to it by the names in `linkTargets`.
 */
export type SourceBlock = { readonly linkTargets?: readonly string[] } & (
  | { readonly kind: 'heading'; readonly level: number; readonly text: StyledText }
  /** The text of a picture is what describes it, and may be empty. */
  | { readonly kind: 'paragraph' | 'note' | 'picture'; readonly text: StyledText }
  | {
      readonly kind: 'item'
      readonly level: number
      /** "•", "2." or "b)". */
      readonly mark: string
      readonly text: StyledText
    }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'code'; readonly text: string }
  /** The following blocks are on a new page. */
  | { readonly kind: 'break' }
)

export const BREAK: SourceBlock = { kind: 'break' }

/** The length of the text of a block, in UTF-16 units. */
export const charsOf = (block: SourceBlock): number => {
  if (block.kind === 'break') return 0
  if (block.kind === 'table')
    return block.rows.reduce(
      (sum, row) => row.reduce((length, cell) => length + cell.length, sum),
      0,
    )
  return block.kind === 'code' ? block.text.length : block.text.text.length
}

const BULLETS = ['•', '◦', '▪'] as const

/** The bullet of a list item at `level`, from 0. */
export const bulletAt = (level: number): string => BULLETS[Math.min(level, 2)] ?? '•'

/** Longer bold paragraphs are text. */
const MAX_BOLD_HEADING = 80

/** Whether one run covers the text, so that it emphasises nothing within it. */
const isCovered = ({ text, runs }: StyledText): boolean =>
  runs.length === 1 && runs[0]?.start === 0 && runs[0].end === text.length

/**
 * A paragraph, or a heading of the lowest level where a short paragraph is bold throughout: many
 * authors write headings without a style.
 */
export function paragraphOf(text: StyledText): SourceBlock {
  if (!isCovered(text)) return { kind: 'paragraph', text }
  const isHeading =
    text.runs[0]?.style === 'bold' &&
    text.text.length <= MAX_BOLD_HEADING &&
    /\p{L}{2}/u.test(text.text) &&
    !/[.!?;,。！？][”"’')\]]*$|\n/u.test(text.text)
  const plain = { ...text, runs: [] }
  return isHeading ? { kind: 'heading', level: 6, text: plain } : { kind: 'paragraph', text: plain }
}

/** A heading without emphasis, which has no meaning in a heading. */
export const headingOf = (level: number, text: string): SourceBlock => ({
  kind: 'heading',
  level: Math.min(6, Math.max(1, level)),
  text: { text: text.replace(/\s+/gu, ' ').trim(), runs: [] },
})

/**
 * A table without empty rows and columns; null if nothing is left. Short rows are filled unless
 * that would multiply a very large table.
 */
export function tableOf(rows: readonly (readonly string[])[]): SourceBlock | null {
  const full = rows.filter((row) => row.some((cell) => cell !== ''))
  const used: boolean[] = []
  for (const row of full)
    for (const [column, cell] of row.entries()) used[column] = used[column] === true || cell !== ''
  const columns = [...used.keys()].filter((column) => used[column] === true)
  const isFilled = columns.length * full.length <= LIMITS.cells
  const compact = full.map((row) =>
    isFilled
      ? columns.map((column) => row[column] ?? '')
      : row.filter((_, column) => used[column] === true),
  )
  return compact.length === 0 ? null : { kind: 'table', rows: compact }
}
