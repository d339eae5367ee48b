import { badBody } from '../http/rest/errors.ts'

type Row = Readonly<Record<string, unknown>>

/** The names of a `columns` parameter, which the client quotes. */
const namesIn = (columns: string): string[] =>
  columns.split(',').map((name) => name.replace(/^"(.*)"$/, '$1'))

/**
 * The body of an insert whose rows have different columns, with null for what a row lacks, as
 * PostgREST stores it. lite would store the default, return null and return unselected columns;
 * what `missing=default` requests it cannot return. `text` is a checked body.
 */
export function withMissingColumns(text: string, columns: string, prefer: string): string {
  const rows = JSON.parse(text) as Row | Row[]
  const names = namesIn(columns)
  if (!Array.isArray(rows) || rows.every((row) => names.every((name) => Object.hasOwn(row, name))))
    return text
  if (prefer.includes('missing=default')) {
    if (!prefer.includes('return=representation')) return text
    throw badBody('Rows with different columns and missing=default cannot be returned')
  }
  const missing = Object.fromEntries(names.map((name) => [name, null]))
  return JSON.stringify(rows.map((row) => ({ ...missing, ...row })))
}
