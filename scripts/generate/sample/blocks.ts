import type { Figure } from './figures.ts'

/** A run of a formula: raised runs are exponents. */
type Run = { text: string; raised?: true }

export type Block =
  | { kind: 'heading'; text: string }
  /** `**` is around what is bold. */
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'formula'; runs: readonly Run[]; number: number }
  | { kind: 'figure'; figure: Figure; caption: string }
  | {
      kind: 'table'
      caption: string
      columns: readonly number[]
      rows: readonly (readonly string[])[]
    }

/** Joins lines that are broken for the width of the source. */
const joinLines = (text: string): string => text.replace(/\s*\n\s*/g, ' ')

export const heading = (text: string): Block => ({ kind: 'heading', text })
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text: joinLines(text) })
export const figure = (drawn: Figure, caption: string): Block => ({
  kind: 'figure',
  figure: drawn,
  caption,
})

export const list = (items: readonly string[]): Block => ({
  kind: 'list',
  items: items.map(joinLines),
})
export const table = (
  caption: string,
  columns: readonly number[],
  rows: readonly (readonly string[])[],
): Block => ({ kind: 'table', caption, columns, rows })

export type SampleDocument = {
  /** In `public/sample`. */
  readonly file: string
  readonly language: string
  readonly title: string
  readonly subtitle: string
  /** "Table", before its number. */
  readonly tableName: string
  /** `maths`: with formulas, in plain letters only; `latin`: with the letters of Western Europe. */
  readonly fonts: 'maths' | 'latin'
  readonly blocks: readonly Block[]
}
