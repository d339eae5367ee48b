import { mentions } from '../siblings/revealing-words.ts'
import { isOfKind } from '../tables/column-kinds.ts'
import type { Table, TableColumn, TableRow } from '../tables/tables.ts'
import { capitalised, contentStems, termIdOf, wordsIn, type Wording } from '../wording/wording.ts'
import type { Material, QuestionCandidate } from './candidates.ts'
import { chooseWrong } from './options.ts'

const TABLE_SCORE = 2.5
/** An estimate: the ranker uses features of terms, which such a question does not have. */
const TABLE_QUALITY = 0.62
/** A cell of fewer words says what a thing has; of longer ones the thing is asked for. */
const MAX_VALUE_WORDS = 4
/** Minimum letters of a word of a name that would reveal it. */
const REVEALING_LETTERS = 4

const plain = (cell: string): string => wordsIn(cell.toLowerCase()).join(' ')

/** Whether two cells cannot both be right: neither says what the other one does. */
const areApart = (a: string, b: string, wording: Wording): boolean => {
  if (plain(a) === plain(b)) return false
  const [few, many] = [contentStems(a, wording), contentStems(b, wording)].toSorted(
    (x, y) => x.size - y.size,
  )
  return few === undefined || few.size === 0 || ![...few].every((stem) => many?.has(stem))
}

/** Whether a cell has a word of a name, or the name a word of the cell. */
const reveals = (cell: string, name: string): boolean =>
  wordsIn(name).some((word) => word.length >= REVEALING_LETTERS && mentions(cell, word)) ||
  wordsIn(cell).some((word) => word.length >= REVEALING_LETTERS && mentions(name, word))

/** How far the lengths of two cells differ, which would make the key conspicuous. */
const lengthDifference = (a: string, b: string): number =>
  Math.abs(a.length - b.length) / Math.max(1, Math.min(a.length, b.length))

/** The cells of a column that can be the key or wrong options, each with its row. */
const valuesOf = (
  { rows }: Table,
  { at, kind }: TableColumn,
): readonly { readonly row: TableRow; readonly value: string }[] =>
  rows.flatMap((row) => {
    const value = row.cells[at] ?? ''
    return isOfKind(value, kind) && !reveals(value, row.name) ? [{ row, value }] : []
  })

const candidatesOfColumn = (
  { fileId, wording }: Material,
  table: Table,
  column: TableColumn,
): QuestionCandidate[] => {
  const values = valuesOf(table, column)
  return values.flatMap(({ row, value }): QuestionCandidate[] => {
    const isOnlyOne = values.every(
      (other) => other.row === row || plain(other.value) !== plain(value),
    )
    if (!isOnlyOne) return []
    const asksForName = column.kind === 'words' && wordsIn(value).length > MAX_VALUE_WORDS
    const { header } = column
    const { title } = table
    return [
      {
        type: 'mcq',
        isChoice: true,
        template: 'table',
        topicIds: [termIdOf(row.name, wording)],
        position: row.position,
        score: TABLE_SCORE,
        quality: TABLE_QUALITY,
        make: (random) => {
          const others = values
            .filter(({ value: other }) => areApart(value, other, wording))
            .map((other) => ({ ...other, order: lengthDifference(value, other.value) + random() }))
            .toSorted((a, b) => a.order - b.order)
          const wrong = chooseWrong(others, (a, b) => areApart(a.value, b.value, wording))
          if (wrong === null) return null
          return {
            topicIds: [row, ...wrong.map((other) => other.row)].map(({ name }) =>
              termIdOf(name, wording),
            ),
            draft: {
              type: 'mcq',
              question: asksForName
                ? wording.whichHas({ header, value, title })
                : wording.whichValue({ header, name: row.name, title }),
              correct: capitalised(asksForName ? row.name : value),
              wrong: wrong.map((other) => capitalised(asksForName ? other.row.name : other.value)),
              explanation: `${row.name} – ${header}: ${value}`,
              fileId,
              page: row.page,
              quote: row.quote,
              points: [],
            },
          }
        },
      },
    ]
  })
}

/** Asks what a table says of a thing, or of which thing it says something. */
export const tableCandidates = (material: Material): QuestionCandidate[] =>
  material.tables.flatMap((table) =>
    table.columns.flatMap((column) => candidatesOfColumn(material, table, column)),
  )
